import cluster from 'node:cluster'
import { refuseInBoth } from '@bra/contract/kit/field-sentences'
import { beginAt } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { refuseMissingKey } from './platform/secrets.ts'
import { refuseStandIns } from './providers.ts'
import { explain } from './start/explain.ts'

let config: Config | undefined
refuseInBoth()
try {
  config = readConfig()
  if (config.clockAt) beginAt(config.clockAt)
  refuseStandIns(config)
  refuseMissingKey(config)
  if (config.processes > 1 && !config.databaseUrl) {
    throw new Error('O banco embutido serve a um só processo. Para PROCESSES maior que 1, defina DATABASE_URL.')
  }
  // what cannot start says so before the whole program is read
  if (cluster.isWorker) await (await import('./start/cluster.ts')).startWorkerProcess(config)
  else if (config.processes > 1) await (await import('./start/cluster.ts')).startPrimary(config)
  else await (await import('./start/alone.ts')).startAlone(config)
} catch (error) {
  console.error(`Não foi possível iniciar. ${explain(error, config)}`)
  if (config?.logLevel === 'debug') console.error(error)
  process.exit(1)
}
