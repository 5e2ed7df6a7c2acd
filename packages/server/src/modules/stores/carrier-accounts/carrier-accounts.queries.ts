import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'
import type { CarrierAccountsTables } from './carrier-accounts.tables.ts'

type Row = CarrierAccountsTables['carrier_accounts']

export const accountOfStore = (db: Db, storeId: number) =>
  db.selectFrom('carrier_accounts').selectAll().where('store_id', '=', storeId).executeTakeFirst()

export const keepAccount = (tx: Tx, account: Insertable<Row>) =>
  tx
    .insertInto('carrier_accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ ...account, ended_at: null }))
    .execute()

/** Changes the tokens unless the store has connected anew meanwhile, which `from` tells. */
export const renewAccount = (
  tx: Tx,
  { storeId, from, ...to }: { storeId: number; from: string } & Pick<Row, 'sealed' | 'expires_at'>,
) => tx.updateTable('carrier_accounts').set(to).where('store_id', '=', storeId).where('sealed', '=', from).execute()

/** Returns the name of the store, or undefined if the account had ended, or its tokens are other ones now. */
export const endAccount = (tx: Tx, { storeId, from, now }: { storeId: number; from: string; now: Date }) =>
  tx
    .updateTable('carrier_accounts as account')
    .from('stores as s')
    .set({ ended_at: now })
    .whereRef('s.id', '=', 'account.store_id')
    .where('account.store_id', '=', storeId)
    .where('account.sealed', '=', from)
    .where('account.ended_at', 'is', null)
    .returning('s.name')
    .executeTakeFirst()

export async function deleteAccount(tx: Tx, storeId: number) {
  const { numDeletedRows } = await tx.deleteFrom('carrier_accounts').where('store_id', '=', storeId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns accounts whose token ends before `until`, and those of stores that closed. */
export const accountsToRenew = (db: Db, { until, after, limit }: PageOfRows & { until: Date }) =>
  db
    .selectFrom('carrier_accounts as account')
    .innerJoin('stores as s', 's.id', 'account.store_id')
    .select(['account.store_id as id', 'account.sealed', 'account.expires_at', 's.status'])
    .where('account.store_id', '>', after)
    .where((row) =>
      row.or([
        row('s.status', '=', 'closed'),
        row.and([row('account.expires_at', '<', until), row('account.ended_at', 'is', null)]),
      ]),
    )
    .orderBy('account.store_id')
    .limit(limit)
    .execute()

export const oldestSealed = async (db: Db) =>
  (await db.selectFrom('carrier_accounts').select('sealed').orderBy('connected_at').limit(1).executeTakeFirst())?.sealed

/** Returns false if the consent was used before. Consents from before `over` are of no use, and forgotten. */
export async function keepUsedConsent(tx: Tx, { nonce, now, over }: { nonce: string; now: Date; over: Date }) {
  await tx.deleteFrom('used_consents').where('used_at', '<', over).execute()
  const kept = await tx
    .insertInto('used_consents')
    .values({ nonce, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return kept !== undefined
}
