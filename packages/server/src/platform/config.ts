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
  /** The demo world is seeded into an empty database unless this or SECURE says no. */
  SEED: z.stringbool().optional(),
  /** Set behind HTTPS: turns on HSTS and secure cookies. */
  SECURE: z.stringbool().default(false),
  /** How many balancers stand in front, each adding the address it saw; `true` is one. */
  TRUST_PROXY: z.stringbool().transform(Number).or(z.coerce.number().int().min(0).max(10)).default(0),
  /** Requests a minute from one address; 0 for no limit. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  /** Encrypts and signs; made once in the data folder where it is not set. */
  SECRET_KEY: z.string().min(32, 'use ao menos 32 caracteres').optional(),
  /** Opens /metrics; without it they are shown only where SECURE is not set. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/, 'use de 20 a 200 letras, números, _ ou -')
    .optional(),
  /** Accounts that one address may make in an hour before it has to wait: a shop's counter has one address. */
  SIGN_UPS_AN_HOUR: z.coerce.number().int().min(1).default(30),
  VIACEP_BASE_URL: z.url().optional(),
  /** With the version: `https://api.pagar.me/core/v5`. */
  PAGARME_BASE_URL: z.url().optional(),
  PAGARME_SECRET_KEY: z
    .string()
    .regex(/^sk_\w+$/, 'comece por sk_')
    .default('sk_test_simulador'),
  /** Browsers make tokens of cards with it. */
  PAGARME_PUBLIC_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'comece por pk_')
    .default('pk_test_simulador'),
  /** The one that the provider sends its events with; where real people pay there must be one. */
  PAGARME_WEBHOOK_PASSWORD: z.string().min(8, 'use ao menos 8 caracteres').optional(),
  /** Without it freight is quoted from the operator's own table. */
  MELHORENVIO_BASE_URL: z.url().optional(),
  MELHORENVIO_TOKEN: z.string().min(1).optional(),
  /** A second door for the real-time channel beside the one of the site; 0 for none. */
  PUSHER_PORT: z.coerce.number().int().min(0).max(65_535).default(6001),
  /** The port that browsers are told. Without it: PUSHER_PORT, or behind HTTPS the site's own. */
  PUSHER_PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  PUSHER_KEY: z
    .string()
    .regex(/^[\w-]{3,64}$/)
    .default('bra-cards'),
  PUSHER_SECRET: z.string().min(16).optional(),
  REDIS_URL: z
    .string()
    .regex(/^(rediss?:\/\/.*)?$/, 'comece por redis://')
    .optional(),
  /** `smtps://user:password@host:465`, or `smtp://` on a port that turns to TLS. */
  SMTP_URL: z
    .string()
    .regex(/^(smtps?:\/\/.+)?$/, 'comece por smtp:// ou smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Bra Cards <avisos@bracards.example>'),
  /** Uploaded files lie in this bucket instead of the data folder: the address without the bucket. */
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Where the stand-in of the outside world listens; 0 for any free port. */
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
})

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

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
  /** Balancers in front, whose word on the address of a visitor counts. */
  trustProxy: number
  rateLimit: number
  secretKey: string | undefined
  metricsToken: string | undefined
  signUpsAnHour: number
  viacepUrl: string | undefined
  pagarmeUrl: string | undefined
  pagarmeSecretKey: string
  pagarmePublicKey: string
  pagarmeWebhookPassword: string | undefined
  melhorEnvioUrl: string | undefined
  melhorEnvioToken: string | undefined
  pusherPort: number
  pusherPublicPort: number | undefined
  pusherKey: string
  pusherSecret: string | undefined
  redisUrl: string | undefined
  smtpUrl: string | undefined
  /** Who signs the mails: `Name <address>`. */
  mailFrom: string
  /** Null where uploaded files lie in the data folder. */
  s3: S3Config | null
  sandboxPort: number
}

/** The whole configuration, from the environment; a wrong value stops the start with its name. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new Error(`Configuração inválida. ${explain(parsed.error)}`)
  const env = parsed.data
  if (env.MELHORENVIO_BASE_URL && !env.MELHORENVIO_TOKEN)
    throw new Error('Configuração inválida. MELHORENVIO_TOKEN: defina junto com MELHORENVIO_BASE_URL')
  if (env.SECURE && env.SEED)
    throw new Error(
      'Configuração inválida. SEED: com SECURE=true não há mundo de demonstração, cujas senhas são públicas',
    )
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
    seed: env.SEED ?? !env.SECURE,
    secure: env.SECURE,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    secretKey: env.SECRET_KEY,
    metricsToken: env.METRICS_TOKEN,
    signUpsAnHour: env.SIGN_UPS_AN_HOUR,
    viacepUrl: env.VIACEP_BASE_URL,
    pagarmeUrl: env.PAGARME_BASE_URL?.replace(/\/$/, ''),
    pagarmeSecretKey: env.PAGARME_SECRET_KEY,
    pagarmePublicKey: env.PAGARME_PUBLIC_KEY,
    pagarmeWebhookPassword: env.PAGARME_WEBHOOK_PASSWORD,
    melhorEnvioUrl: env.MELHORENVIO_BASE_URL?.replace(/\/$/, ''),
    melhorEnvioToken: env.MELHORENVIO_TOKEN,
    pusherPort: env.PUSHER_PORT,
    pusherPublicPort: env.PUSHER_PUBLIC_PORT,
    pusherKey: env.PUSHER_KEY,
    pusherSecret: env.PUSHER_SECRET,
    redisUrl: env.REDIS_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM,
    s3: s3Of(env),
    sandboxPort: env.SANDBOX_PORT,
  }
}

/** All of it or none: a bucket without a key would be found out with the first photo. */
function s3Of(env: z.output<typeof Environment>): S3Config | null {
  if (!env.S3_ENDPOINT) return null
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error(
      'Configuração inválida. S3_ENDPOINT: defina também S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY',
    )
  return { endpoint: env.S3_ENDPOINT.replace(/\/$/, ''), bucket, region: env.S3_REGION, accessKeyId, secretAccessKey }
}

const explain = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
