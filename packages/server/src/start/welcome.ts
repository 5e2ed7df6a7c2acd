import { demoPassword } from '@bra/demo/people'
import type { Config } from '../platform/config.ts'
import { answering, type Providers } from '../providers.ts'
import type { shownDemoAccounts } from './demo-accounts.ts'
import { say } from './progress.ts'

interface OpenedShop {
  port: number
  providers: Providers
  demo: DemoAccounts
}

type DemoAccounts = Awaited<ReturnType<typeof shownDemoAccounts>>

export function welcome(config: Config, { port, providers, demo }: OpenedShop) {
  const { host, databaseUrl, processes } = config
  const shown = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host
  say('Pronto.')
  console.log(`
  Bra Cards     http://${shown}:${port}
  API           http://${shown}:${port}/api/docs
  Banco         ${databaseUrl ? `PostgreSQL, ${processes} ${processes === 1 ? 'processo' : 'processos'}` : `embutido, em ${config.dataDir}`}
${answering(config, providers)
  .map(({ title, by }) => `  ${title.padEnd(13)} ${by}`)
  .join('\n')}
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
