import type { Sandbox } from '@bra/sandbox/sandbox'
import type { Config } from './platform/config.ts'

interface Provider {
  title: string
  variable: string
  named: (config: Config) => string | undefined
  standIn?: (sandbox: Pick<Sandbox, 'url' | 'smtpUrl'>) => string
  /** It says in Portuguese what replaces a provider that the sandbox does not have. */
  instead?: string
  shown?: (url: string, inboxUrl: string | null) => string
}

/** Rows have the names of addresses in `app.providers`. Each has a real client: only the address differs. */
const rows = {
  viacepUrl: {
    title: 'CEP (ViaCEP)',
    variable: 'VIACEP_BASE_URL',
    named: ({ viacep }) => viacep.url,
    standIn: ({ url }) => `${url}/viacep`,
  },
  smtpUrl: {
    title: 'E-mail (SMTP)',
    variable: 'SMTP_URL',
    named: ({ smtp }) => smtp.url,
    standIn: ({ smtpUrl }) => smtpUrl,
    shown: (url, inboxUrl) => (inboxUrl ? `${inboxUrl} (caixa de entrada)` : withoutPassword(url)),
  },
  pagarmeUrl: {
    title: 'Pagamentos',
    variable: 'PAGARME_BASE_URL',
    named: ({ pagarme }) => pagarme.url,
    standIn: ({ url }) => `${url}/pagarme/core/v5`,
  },
  freightUrl: {
    title: 'Frete',
    variable: 'MELHORENVIO_BASE_URL',
    named: ({ melhorEnvio }) => melhorEnvio.url,
    instead: 'tabela própria',
  },
  sefazUrl: {
    title: 'Notas (SEFAZ)',
    variable: 'SEFAZ_BASE_URL',
    named: ({ tax }) => tax.url,
    standIn: ({ url }) => `${url}/sefaz`,
  },
  filesUrl: {
    title: 'Fotos',
    variable: 'S3_ENDPOINT',
    named: ({ s3 }) => s3?.endpoint,
    instead: 'pasta de dados',
  },
} satisfies Record<string, Provider>

type Addresses = {
  [Name in keyof typeof rows]: (typeof rows)[Name] extends { instead: string } ? string | null : string
}

/** An address is null if something else replaces the provider. */
export type Providers = Addresses & {
  /** It shows the mails that the sandbox received; null if a real mail server sends them. */
  inboxUrl: string | null
}

const providers = Object.entries(rows) as [keyof Addresses, Provider][]

export function chooseProviders(config: Config, sandbox: Pick<Sandbox, 'url' | 'smtpUrl'> | null): Providers {
  const here = sandbox ?? { url: '', smtpUrl: '' }
  const urls = providers.map(([name, { named, standIn }]) => [name, named(config) ?? standIn?.(here) ?? null])
  return {
    ...(Object.fromEntries(urls) as Addresses),
    inboxUrl: config.smtp.url || !sandbox ? null : `${sandbox.url}/__sandbox/mail`,
  }
}

export const answering = (config: Config, chosen: Providers) =>
  providers.map(([name, { title, named, instead, shown }]) => {
    const url = chosen[name] ?? ''
    const address = shown ? shown(url, chosen.inboxUrl) : url
    return { title, by: named(config) ? address : (instead ?? `simulado nesta máquina, em ${address}`) }
  })

/** A page sends card data from the browser to the payment provider alone. */
export const trustedOrigins = ({ pagarmeUrl }: Providers) => {
  const url = URL.parse(pagarmeUrl)
  return url ? [url.origin] : []
}

export const webhookOf = ({ host }: Config, port: number) =>
  `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}/api/webhooks/pagarme`

export const needsSandbox = (config: Config) => providers.some(([, { named, standIn }]) => standIn && !named(config))

export function refuseStandIns(config: Config) {
  if (config.mode !== 'production' || !config.secure) return
  const standIns = providers.flatMap(([, provider]) => (isStandIn(provider, config) ? [provider.variable] : []))
  // `.example` belongs to nobody, so no mail server accepts mail from it
  if (/\.example>?$/.test(config.smtp.from)) standIns.push('MAIL_FROM')
  // a test key charges nobody
  if (config.pagarme.secretKey.startsWith('sk_test_')) standIns.push('PAGARME_SECRET_KEY')
  if (config.pagarme.publicKey.startsWith('pk_test_')) standIns.push('PAGARME_PUBLIC_KEY')
  // anybody who can send events makes us look payments up, and the provider limits lookups
  if (!config.pagarme.webhookPassword) standIns.push('PAGARME_WEBHOOK_PASSWORD')
  // mails and search engines link to it
  if (!config.publicUrl.startsWith('https://') || isLoopback(config.publicUrl)) standIns.push('PUBLIC_URL')
  // behind an HTTPS proxy all visitors would share its address and lock each other out
  if (config.trustProxy === 0) standIns.push('TRUST_PROXY')
  if (standIns.length > 0) {
    throw new Error(`Com SECURE=true os provedores têm de ser os verdadeiros. Defina: ${standIns.join(', ')}.`)
  }
}

function isStandIn({ named, standIn }: Provider, config: Config) {
  const url = named(config)
  return url ? URL.canParse(url) && isLoopback(url) : standIn !== undefined
}

export function isLoopback(url: string) {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127\..+|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}

const withoutPassword = (url: string) => url.replace(/\/\/[^@/]*@/, '//')
