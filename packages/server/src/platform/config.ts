import { resolve } from 'node:path'
import { inLanguage } from '@bra/contract/kit/both'
import { z } from 'zod'
import { bucketOf, bucketSettings } from './bucket-settings.ts'
import { from, withoutSlash } from './setting.ts'
import { taxSettings } from './tax-settings.ts'

const Port = z.coerce.number().int().min(0).max(65_535)
const orNothing = (text: string) => text || undefined

/** If several settings are wrong, they are reported in this order. */
const Settings = z.object({
  mode: from('NODE_ENV', z.enum(['development', 'production', 'test']).default('development')),
  port: from('PORT', Port.default(3000)),
  host: from('HOST', z.string().default('0.0.0.0')),
  publicUrl: from('PUBLIC_URL', z.url().optional()),
  databaseUrl: from(
    'DATABASE_URL',
    z
      .string()
      .regex(/^(postgres(ql)?:\/\/.*)?$/, 'comece por postgres://')
      .transform(orNothing)
      .optional(),
  ),
  poolSize: from('DB_POOL', z.coerce.number().int().min(1).max(200).default(10)),
  dataDir: from(
    'DATA_DIR',
    z
      .string()
      .default('data')
      .transform((dir) => resolve(dir)),
  ),
  processes: from('PROCESSES', z.coerce.number().int().min(1).max(64).default(1)),
  /** The default is `warn` at a terminal and `info` otherwise. */
  logLevel: from('LOG_LEVEL', z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional()),
  /** Seeds the demo world into an empty database unless this is false or SECURE is set. */
  seed: from('SEED', z.stringbool().optional()),
  clockAt: from('CLOCK_AT', z.iso.datetime({ offset: true }).optional()),
  /** Draws the pictures of the demo world before somebody asks for them, which takes minutes of a core. */
  drawAhead: from('DRAW_AHEAD', z.stringbool().default(true)),
  /** Set behind HTTPS: turns on HSTS and secure cookies. */
  secure: from('SECURE', z.stringbool().default(false)),
  /** Counts the proxies in front, each adding the address it saw; `true` is one. */
  trustProxy: from(
    'TRUST_PROXY',
    z.stringbool().transform(Number).or(z.coerce.number().int().min(0).max(10)).default(0),
  ),
  /** Counts requests a minute from one address; 0 means no limit. */
  rateLimit: from('RATE_LIMIT', z.coerce.number().int().min(0).default(1200)),
  /** Encrypts and signs. If it is not set, a key is made once in the data folder. */
  secretKey: from('SECRET_KEY', z.string().min(32, 'use ao menos 32 caracteres').optional()),
  /** Starts also with a key that does not open the sealed data, because its own is lost. */
  secretKeyLost: from('SECRET_KEY_LOST', z.stringbool().default(false)),
  /** Protects /metrics; without it they are shown only if SECURE is not set. */
  metricsToken: from(
    'METRICS_TOKEN',
    z
      .string()
      .regex(/^[\w-]{20,200}$/, 'use de 20 a 200 letras, números, _ ou -')
      .optional(),
  ),
  /** One address may open so many accounts in an hour; the counter of a shop shares one address. */
  signUpsAnHour: from('SIGN_UPS_AN_HOUR', z.coerce.number().int().min(1).default(30)),
  viacep: z.object({
    url: from('VIACEP_BASE_URL', z.url().optional()),
  }),
  pagarme: z.object({
    /** Includes the version: `https://api.pagar.me/core/v5`. */
    url: from('PAGARME_BASE_URL', z.url().transform(withoutSlash).optional()),
    secretKey: from(
      'PAGARME_SECRET_KEY',
      z
        .string()
        .regex(/^sk_\w+$/, 'comece por sk_')
        .default('sk_test_simulador'),
    ),
    publicKey: from(
      'PAGARME_PUBLIC_KEY',
      z
        .string()
        .regex(/^pk_\w+$/, 'comece por pk_')
        .default('pk_test_simulador'),
    ),
    /** The provider sends its webhooks with it; it is required where real people pay. */
    webhookPassword: from('PAGARME_WEBHOOK_PASSWORD', z.string().min(8, 'use ao menos 8 caracteres').optional()),
  }),
  melhorEnvio: z.object({
    /** Without it, freight is quoted from the operator's own table. */
    url: from('MELHORENVIO_BASE_URL', z.url().transform(withoutSlash).optional()),
    token: from('MELHORENVIO_TOKEN', z.string().min(1).optional()),
    clientId: from('MELHORENVIO_CLIENT_ID', z.string().min(1).optional()),
    clientSecret: from('MELHORENVIO_CLIENT_SECRET', z.string().min(1).optional()),
  }),
  tax: taxSettings,
  pusher: z.object({
    /** A second port beside the site's carries the real-time channel; 0 means none. */
    port: from('PUSHER_PORT', Port.default(6001)),
    /** Browsers are told this port. The default is PUSHER_PORT, or behind HTTPS the site's own. */
    publicPort: from('PUSHER_PUBLIC_PORT', z.coerce.number().int().min(1).max(65_535).optional()),
    key: from(
      'PUSHER_KEY',
      z
        .string()
        .regex(/^[\w-]{3,64}$/)
        .default('bra-cards'),
    ),
    secret: from('PUSHER_SECRET', z.string().min(16).optional()),
  }),
  redisUrl: from(
    'REDIS_URL',
    z
      .string()
      .regex(/^(rediss?:\/\/.*)?$/, 'comece por redis://')
      .transform(orNothing)
      .optional(),
  ),
  smtp: z.object({
    /** It is `smtps://user:password@host:465`, or `smtp://` on a port that upgrades to TLS. */
    url: from(
      'SMTP_URL',
      z
        .string()
        .regex(/^(smtps?:\/\/.+)?$/, 'comece por smtp:// ou smtps://')
        .transform(orNothing)
        .optional(),
    ),
    from: from('MAIL_FROM', z.string().min(3).default('Bra Cards <avisos@bracards.example>')),
  }),
  s3: bucketSettings,
  /** The simulator of outside services listens on this port; 0 means any free one. */
  sandboxPort: from('SANDBOX_PORT', Port.default(0)),
})
type Settings = z.output<typeof Settings>

const Environment = Settings.transform((settings, { addIssue }) => {
  const [variable, message] = contradictionIn(settings) ?? []
  if (variable) addIssue({ code: 'custom', path: [variable], message })
  return {
    ...settings,
    publicUrl: withoutSlash(settings.publicUrl ?? `http://localhost:${settings.port}`),
    seed: settings.seed ?? !settings.secure,
    s3: bucketOf(settings.s3),
  }
})

export type Config = z.output<typeof Environment>
export type S3Config = NonNullable<Config['s3']>

function contradictionIn({
  melhorEnvio,
  secure,
  seed,
  s3,
  clockAt,
  processes,
}: Settings): [string, string] | undefined {
  if (melhorEnvio.url && !melhorEnvio.token) return ['MELHORENVIO_TOKEN', 'defina junto com MELHORENVIO_BASE_URL']
  if (Boolean(melhorEnvio.clientId) !== Boolean(melhorEnvio.clientSecret))
    return ['MELHORENVIO_CLIENT_SECRET', 'defina junto com MELHORENVIO_CLIENT_ID']
  if (secure && seed) return ['SEED', 'com SECURE=true não há mundo de demonstração, cujas senhas são públicas']
  if (clockAt && (secure || processes > 1)) return ['CLOCK_AT', 'serve só a testes, num único processo e sem SECURE']
  // otherwise a missing key would only show with the first photo
  if (s3.endpoint && !bucketOf(s3))
    return ['S3_ENDPOINT', 'defina também S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY']
}

type Variables = Record<string, string | undefined>

export function readConfig(environment: Variables = process.env): Config {
  const parsed = Environment.safeParse(valuesFor(Settings, environment))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${variableAt(path)}: ${inLanguage(message, 'pt-BR')}`)
  throw new Error(`Configuração inválida. ${wrong.join('; ')}`)
}

const variableOf = (setting: z.ZodType) => String(setting.meta()?.variable)

const valuesFor = ({ shape }: z.ZodObject, environment: Variables): object =>
  Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>).map(([name, setting]) => [
      name,
      setting instanceof z.ZodObject ? valuesFor(setting, environment) : environment[variableOf(setting)],
    ]),
  )

/** A contradiction already names its variable; for any other issue the path leads to the setting. */
function variableAt(path: PropertyKey[], settings: z.ZodType = Settings): string {
  const [name, ...rest] = path
  if (!(settings instanceof z.ZodObject)) return variableOf(settings)
  const setting = (settings.shape as Record<PropertyKey, z.ZodType>)[name!]
  return setting ? variableAt(rest, setting) : String(name)
}
