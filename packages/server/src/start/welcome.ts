import type { Config } from '../platform/config.ts'
import { type Providers, providerTable } from '../providers.ts'
import { say } from './progress.ts'

/** What a person needs to begin: where, as whom, and which outside world answers. */
export function welcome(config: Config, port: number, providers: Providers) {
  const { host, databaseUrl, processes } = config
  const shown = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host
  say('Pronto.')
  console.log(`
  Bra Cards     http://${shown}:${port}
  API           http://${shown}:${port}/api/docs
  Banco         ${databaseUrl ? `PostgreSQL, ${processes} ${processes === 1 ? 'processo' : 'processos'}` : `embutido, em ${config.dataDir}`}
${providerTable.map((provider) => `  ${provider.title.padEnd(13)} ${answeredBy(provider.named(config), provider.chosen(providers))}`).join('\n')}

  Ctrl+C para encerrar.
`)
}

const answeredBy = (named: string | undefined, chosen: string) =>
  named ? chosen : `simulado nesta máquina, em ${chosen}`
