import cluster from 'node:cluster'
import { beginAt } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { refuseMissingKey } from './platform/secrets.ts'
import { refuseStandIns } from './providers.ts'
import { startAlone } from './start/alone.ts'
import { startPrimary, startWorkerProcess } from './start/cluster.ts'
import { explain } from './start/explain.ts'

let config: Config | undefined
try {
  config = readConfig()
  if (config.clockAt) beginAt(config.clockAt)
  refuseStandIns(config)
  refuseMissingKey(config)
  if (config.processes > 1 && !config.databaseUrl) {
    throw new Error('O banco embutido serve a um só processo. Para PROCESSES maior que 1, defina DATABASE_URL.')
  }
  if (cluster.isWorker) await startWorkerProcess(config)
  else if (config.processes > 1) await startPrimary(config)
  else await startAlone(config)
} catch (error) {
  console.error(`Não foi possível iniciar. ${explain(error, config)}`)
  if (config?.logLevel === 'debug') console.error(error)
  process.exit(1)
}
