import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

interface Part {
  after: number
  limit: number
}

const some = (db: Db, { after, limit }: Part) =>
  db.selectFrom('withdrawals').selectAll().where('id', '>', after).orderBy('id').limit(limit)

/** No money leaves a store that is suspended, or whose owner is blocked, until that ends. */
export const isHeldBack = (storeId: 'withdrawals.store_id' | 'w.store_id') => sql<boolean>`exists (
  select from stores held join users owner on owner.id = held.owner_id
  where held.id = ${sql.ref(storeId)} and (held.status = 'suspended' or owner.blocked_at is not null)
)`

/** Their day has come. */
export const toSend = (db: Db, part: Part, today: string) =>
  some(db, part)
    .where('state', '=', 'requested')
    .where('send_on', '<=', today)
    .where(({ not }) => not(isHeldBack('withdrawals.store_id')))
    .execute()

export const mayBeSent = async (db: Db, id: number) =>
  (await db
    .selectFrom('withdrawals')
    .select('id')
    .where('id', '=', id)
    .where(({ not }) => not(isHeldBack('withdrawals.store_id')))
    .executeTakeFirst()) !== undefined

/** Nobody has told how they ended, or the bank may still send them back. */
export const toLookUp = (db: Db, part: Part, since: { sent: Date; paid: Date; oldest: Date }) =>
  some(db, part)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('looked_at', '<', since.sent)]),
        and([eb('state', '=', 'paid'), eb('looked_at', '<', since.paid), eb('ended_at', '>', since.oldest)]),
      ]),
    )
    .execute()

/** What came back lies with the payee still. */
export const toTakeHome = (db: Db, part: Part) =>
  some(db, part)
    .where('state', 'in', ['failed', 'returned'])
    .where('payee_id', 'is not', null)
    .where('home_at', 'is', null)
    .execute()

export const withdrawalOfPayout = (db: Db, payoutId: string) =>
  db.selectFrom('withdrawals').selectAll().where('payout_id', '=', payoutId).executeTakeFirst()

/** The account of a withdrawal with who owns it, as the provider has to know them. */
export const payeeRow = (db: Db, withdrawalId: number) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts as bank', 'bank.id', 'withdrawals.bank_account_id')
    .innerJoin('stores', 'stores.id', 'withdrawals.store_id')
    .selectAll('bank')
    .select(['stores.legal_name', 'stores.contact_email'])
    .where('withdrawals.id', '=', withdrawalId)
    .executeTakeFirst()
