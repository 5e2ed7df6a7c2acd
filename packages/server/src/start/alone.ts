import type { Config } from '../platform/config.ts'
import { chooseProviders, webhookOf } from '../providers.ts'
import { shownDemoAccounts } from './demo-accounts.ts'
import { openDoor } from './door.ts'
import { openSandbox } from './open-sandbox.ts'
import { patiently } from './patience.ts'
import { prepareDatabase } from './prepare-database.ts'
import { say } from './progress.ts'
import { stopOnSignal } from './signals.ts'
import { welcome } from './welcome.ts'

export async function startAlone(config: Config) {
  let stop = async () => undefined as void
  stopOnSignal(() => stop())

  const door = await openDoor(config)
  const database = await prepareDatabase(config)
  const sandbox = await openSandbox(config, database.db)
  const providers = chooseProviders(config, sandbox)
  say('Abrindo as portas…')
  // most of the program is read here, so that the port and the database do not wait for it
  const { serve } = await import('./serve.ts')
  const running = await serve({ config, door, database, providers })
  stop = async () => {
    say('Encerrando…')
    await running.stop()
    await sandbox?.close()
  }
  sandbox?.sendEventsTo(webhookOf(config, running.port))
  const demo = await patiently(config, () => shownDemoAccounts(database.db))
  welcome(config, { port: running.port, providers, demo })
}
