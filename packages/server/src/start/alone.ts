import { startSandbox } from '@bra/sandbox/sandbox'
import type { Config } from '../platform/config.ts'
import { chooseProviders, needsSandbox, webhookOf } from '../providers.ts'
import { shownDemoAccounts } from './demo-accounts.ts'
import { rememberPayments } from './past-payments.ts'
import { prepareDatabase } from './prepare-database.ts'
import { say } from './progress.ts'
import { serve } from './serve.ts'
import { stopOnSignal } from './signals.ts'
import { welcome } from './welcome.ts'

/** Everything in one process: what `npm start` is on a laptop. */
export async function startAlone(config: Config) {
  let stop = async () => undefined as void
  stopOnSignal(() => stop())

  const database = await prepareDatabase(config)
  const sandbox = needsSandbox(config) ? await startSandbox({ port: config.sandboxPort }) : null
  if (sandbox) await rememberPayments(sandbox, database.db)
  const providers = chooseProviders(config, sandbox)
  say('Abrindo as portas…')
  const running = await serve(config, database, providers)
  stop = async () => {
    say('Encerrando…')
    await running.stop()
    await sandbox?.close()
  }
  sandbox?.sendEventsTo(webhookOf(config, running.port))
  welcome(config, { port: running.port, providers, demo: await shownDemoAccounts(database.db) })
}
