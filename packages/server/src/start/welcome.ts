import { demoPassword } from '../../seed/people.ts'
import type { Config } from '../platform/config.ts'
import { type Providers, providerTable } from '../providers.ts'
import type { shownDemoAccounts } from './demo-accounts.ts'
import { say } from './progress.ts'

interface Opened {
  port: number
  providers: Providers
  demo: DemoAccounts
}

type DemoAccounts = Awaited<ReturnType<typeof shownDemoAccounts>>

/** What a person needs to begin: where, as whom, and which outside world answers. */
export function welcome(config: Config, { port, providers, demo }: Opened) {
  const { host, databaseUrl, processes } = config
  const shown = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host
  say('Pronto.')
  console.log(`
  Bra Cards     http://${shown}:${port}
  API           http://${shown}:${port}/api/docs
  Banco         ${databaseUrl ? `PostgreSQL, ${processes} ${processes === 1 ? 'processo' : 'processos'}` : `embutido, em ${config.dataDir}`}
${providerTable.map((provider) => `  ${provider.title.padEnd(13)} ${answeredBy(provider, config, providers)}`).join('\n')}
${demo.length > 0 ? demoPeople(demo) : ''}
  Ctrl+C para encerrar.
`)
}

const roles = { buyer: 'compra', seller: 'vende', operator: 'opera o mercado' }

function demoPeople(demo: DemoAccounts) {
  const lines = demo.map(
    ([role, { email, name }]) => `  ${email.padEnd(30)} ${name}, ${roles[role as keyof typeof roles]}`,
  )
  return `
  Contas de demonstração (senha ${demoPassword}):
${lines.join('\n')}
`
}

function answeredBy({ named, chosen, instead }: (typeof providerTable)[number], config: Config, providers: Providers) {
  if (named(config)) return chosen(providers)
  return instead ?? `simulado nesta máquina, em ${chosen(providers)}`
}
