import type { Sandbox } from '@bra/sandbox/sandbox'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { needsSandbox } from '../providers.ts'
import { rememberPayments } from './past-payments.ts'
import { patiently } from './patience.ts'

/** Starts the sandbox for providers without an address; returns null if all have one. Its package is optional. */
export async function openSandbox(config: Config, db: Db): Promise<Sandbox | null> {
  if (!needsSandbox(config)) return null
  const { startSandbox } = await import('@bra/sandbox/sandbox')
  const sandbox = await startSandbox({ port: config.sandboxPort })
  await patiently(config, () => rememberPayments(sandbox, db))
  return sandbox
}
