import { resolve } from 'node:path'
import { z } from 'zod'

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/.*)?$/, 'comece por postgres://')
    .optional(),
  DB_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().default('data'),
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** Without it: `warn` for a person at a terminal, `info` where a machine reads. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** The demo world is seeded into an empty database unless this says no. */
  SEED: z.stringbool().default(true),
  /** Set behind HTTPS: turns on HSTS and secure cookies. */
  SECURE: z.stringbool().default(false),
  TRUST_PROXY: z.stringbool().default(false),
  /** Requests a minute from one address; 0 for no limit. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  VIACEP_BASE_URL: z.url().optional(),
})

export interface Config {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  publicUrl: string
  databaseUrl: string | undefined
  poolSize: number
  dataDir: string
  processes: number
  logLevel: string | undefined
  seed: boolean
  secure: boolean
  trustProxy: boolean
  rateLimit: number
  viacepUrl: string | undefined
}

/** The whole configuration, from the environment; a wrong value stops the start with its name. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new Error(`Configuração inválida. ${explain(parsed.error)}`)
  const env = parsed.data
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL || undefined,
    poolSize: env.DB_POOL,
    dataDir: resolve(env.DATA_DIR),
    processes: env.PROCESSES,
    logLevel: env.LOG_LEVEL,
    seed: env.SEED,
    secure: env.SECURE,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    viacepUrl: env.VIACEP_BASE_URL,
  }
}

const explain = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
