import { cameBack } from '@bra/contract/payouts/withdrawal-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface PageAfter {
  after: number
  limit: number
}

const some = (db: Db, { after, limit }: PageAfter) =>
  db.selectFrom('withdrawals').selectAll().where('id', '>', after).orderBy('id').limit(limit)

/** No money leaves a store that is suspended, or whose owner is blocked, until that ends. */
export const isHeldBack = (storeId: 'withdrawals.store_id' | 'w.store_id') => sql<boolean>`exists (
  select from stores held join users owner on owner.id = held.owner_id
  where held.id = ${sql.ref(storeId)} and (held.status = 'suspended' or owner.blocked_at is not null)
)`

export const toSend = (db: Db, part: PageAfter, today: string) =>
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

/** Sent withdrawals whose end nobody has told, and paid ones that the bank may still send back. */
export const toLookUp = (db: Db, part: PageAfter, since: { sent: Date; paid: Date; oldest: Date }) =>
  some(db, part)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'sent'), eb('looked_at', '<', since.sent)]),
        and([eb('state', '=', 'paid'), eb('looked_at', '<', since.paid), eb('ended_at', '>', since.oldest)]),
      ]),
    )
    .execute()

export const toTakeHome = (db: Db, part: PageAfter) =>
  some(db, part).where('state', 'in', cameBack).where('payee_id', 'is not', null).where('home_at', 'is', null).execute()

export const withdrawalOfPayout = (db: Db, payoutId: string) =>
  db.selectFrom('withdrawals').selectAll().where('payout_id', '=', payoutId).executeTakeFirst()

export const payeeRow = (db: Db, withdrawalId: number) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts as bank', 'bank.id', 'withdrawals.bank_account_id')
    .innerJoin('stores', 'stores.id', 'withdrawals.store_id')
    .selectAll('bank')
    .select(['stores.legal_name', 'stores.contact_email'])
    .where('withdrawals.id', '=', withdrawalId)
    .executeTakeFirst()
