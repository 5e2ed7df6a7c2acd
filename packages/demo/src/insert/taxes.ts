import type { Config } from '@bra/server/platform/config'
import type { Db } from '@bra/server/platform/db'
import { keepSelfSigned } from '@bra/server/modules/dispatch/tax-setup/self-signed'
import { demoAccounts } from '../people.ts'

/** The demo's seller may issue at once: the simulated tax authorities take a certificate that nobody signed. */
export async function seedTaxes(db: Db, config: Config, now: Date): Promise<void> {
  const { email } = demoAccounts.seller
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => keepSelfSigned(tx, { config, now, userId: id }))
}
