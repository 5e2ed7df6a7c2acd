import type { Sandbox } from '@bra/sandbox/sandbox'
import type { Config } from './platform/config.ts'

/** Which outside world we are plugged into; each is a real client, only its address differs. */
export interface Providers {
  viacepUrl: string
  pagarmeUrl: string
  smtpUrl: string
  /** Null where freight is quoted from the operator's own table alone. */
  freightUrl: string | null
  /** Null where uploaded files lie in the data folder. */
  filesUrl: string | null
  /** Where the mails that the sandbox takes are shown; null where a real post office sends them. */
  inboxUrl: string | null
}

interface Provider {
  title: string
  variable: string
  /** The address that the environment names. */
  named: (config: Config) => string | undefined
  /** What does its work where no address is named; without one the sandbox does. */
  instead?: string
  /** The address that a person is told. */
  chosen: (providers: Providers) => string
}

export const providerTable: Provider[] = [
  {
    title: 'CEP (ViaCEP)',
    variable: 'VIACEP_BASE_URL',
    named: (config) => config.viacepUrl,
    chosen: (providers) => providers.viacepUrl,
  },
  {
    title: 'E-mail (SMTP)',
    variable: 'SMTP_URL',
    named: (config) => config.smtpUrl,
    chosen: ({ inboxUrl, smtpUrl }) => (inboxUrl ? `${inboxUrl} (caixa de entrada)` : withoutPassword(smtpUrl)),
  },
  {
    title: 'Pagamentos',
    variable: 'PAGARME_BASE_URL',
    named: (config) => config.pagarmeUrl,
    chosen: (providers) => providers.pagarmeUrl,
  },
  {
    title: 'Frete',
    variable: 'MELHORENVIO_BASE_URL',
    named: (config) => config.melhorEnvioUrl,
    instead: 'tabela própria',
    chosen: (providers) => providers.freightUrl ?? '',
  },
  {
    title: 'Fotos',
    variable: 'S3_ENDPOINT',
    named: (config) => config.s3?.endpoint,
    instead: 'pasta de dados',
    chosen: (providers) => providers.filesUrl ?? '',
  },
]

/** The addresses from the environment; where none is set, the sandbox answers on loopback. */
export function chooseProviders(config: Config, sandbox: Pick<Sandbox, 'url' | 'smtpUrl'> | null): Providers {
  return {
    viacepUrl: config.viacepUrl ?? `${sandbox?.url ?? ''}/viacep`,
    pagarmeUrl: config.pagarmeUrl ?? `${sandbox?.url ?? ''}/pagarme/core/v5`,
    smtpUrl: config.smtpUrl ?? sandbox?.smtpUrl ?? '',
    freightUrl: config.melhorEnvioUrl ?? null,
    filesUrl: config.s3?.endpoint ?? null,
    inboxUrl: config.smtpUrl || !sandbox ? null : `${sandbox.url}/__sandbox/mail`,
  }
}

/** Where the payments of the sandbox tell this server what happened. */
export const webhookOf = ({ host }: Config, port: number) =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}/api/webhooks/pagarme`

export const needsSandbox = (config: Config) => providerTable.some(({ named, instead }) => !instead && !named(config))

/** Where people pay and receive, no provider may be a stand-in on this machine. */
export function refuseStandIns(config: Config) {
  if (config.mode !== 'production' || !config.secure) return
  const standIns = providerTable.filter((provider) => isStandIn(provider, config)).map(({ variable }) => variable)
  // `.example` belongs to nobody: no post office takes mail from there
  if (/\.example>?$/.test(config.mailFrom)) standIns.push('MAIL_FROM')
  // a test key charges nobody
  if (config.pagarmeSecretKey.startsWith('sk_test_')) standIns.push('PAGARME_SECRET_KEY')
  if (config.pagarmePublicKey.startsWith('pk_test_')) standIns.push('PAGARME_PUBLIC_KEY')
  // whoever may tell of payments can have them all looked up, of which the provider answers only so many
  if (!config.pagarmeWebhookPassword) standIns.push('PAGARME_WEBHOOK_PASSWORD')
  // mails and search engines lead people to it
  if (!config.publicUrl.startsWith('https://') || isLoopback(config.publicUrl)) standIns.push('PUBLIC_URL')
  // whoever ends HTTPS stands in front: unheard, it is the one address of all visitors, who then lock each other out
  if (config.trustProxy === 0) standIns.push('TRUST_PROXY')
  if (standIns.length > 0) {
    throw new Error(`Com SECURE=true os provedores têm de ser os verdadeiros. Defina: ${standIns.join(', ')}.`)
  }
}

function isStandIn({ named, instead }: Provider, config: Config) {
  const url = named(config)
  return url ? isLoopback(url) : !instead
}

export function isLoopback(url: string) {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}

const withoutPassword = (url: string) => url.replace(/\/\/[^@/]*@/, '//')
