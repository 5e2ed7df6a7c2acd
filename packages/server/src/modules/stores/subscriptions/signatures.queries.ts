import { liveSignatures, type SignatureState } from '@bra/contract/stores/signature-life'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import type { SubscriptionsTables } from './subscriptions.tables.ts'

const signaturesWithPlan = (db: Db) =>
  db
    .selectFrom('signatures as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .leftJoin('plans as n', 'n.id', 's.next_plan_id')
    .leftJoin('saved_cards as c', (join) =>
      join.onRef('c.id', '=', 's.saved_card_id').on('c.removed', '=', false).on('s.method', '=', 'card'),
    )
    .selectAll('s')
    .select(['p.code', 'p.name', 'p.interval', 'n.code as next_code', 'n.name as next_name'])
    .select(['c.id as card_id', 'c.brand', 'c.last_four'])

export type SignatureRow = NonNullable<Awaited<ReturnType<typeof signatureById>>>

export const signatureById = (db: Db, id: number) => signaturesWithPlan(db).where('s.id', '=', id).executeTakeFirst()

export const liveSignature = (db: Db, storeId: number) =>
  signaturesWithPlan(db)
    .where('s.store_id', '=', storeId)
    .where(sql<boolean>`s.state in ${literals(liveSignatures)}`)
    .executeTakeFirst()

/** The newest signature comes first. */
export const signaturesOfStores = (db: Db, storeIds: number[]) =>
  signaturesWithPlan(db)
    .where('s.store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .where(sql<boolean>`(s.period_start is not null or s.state = 'pending')`)
    .orderBy('s.id', 'desc')
    .execute()

export const signaturesOfPerson = (db: Db, userId: number) =>
  signaturesWithPlan(db).where('s.user_id', '=', userId).orderBy('s.id', 'desc').execute()

export const insertSignature = async (tx: Tx, signature: Insertable<SubscriptionsTables['signatures']>) =>
  (await tx.insertInto('signatures').values(signature).returning('id').executeTakeFirstOrThrow()).id

export const changeSignature = (tx: Tx, id: number, change: Updateable<SubscriptionsTables['signatures']>) =>
  tx.updateTable('signatures').set(change).where('id', '=', id).execute()

export const setPlanOfStore = (tx: Tx, storeId: number, planId: number | null) =>
  tx.updateTable('stores').set({ plan_id: planId }).where('id', '=', storeId).execute()

export const insertTerm = (tx: Tx, term: Insertable<SubscriptionsTables['signature_terms']>) =>
  tx.insertInto('signature_terms').values(term).execute()

export const deleteTermOfBill = (tx: Tx, billId: number) =>
  tx.deleteFrom('signature_terms').where('bill_id', '=', billId).execute()

/** Returns what was in force, in its order: the last one is in force now. */
export const termsOf = (db: Db, signatureId: number) =>
  db
    .selectFrom('signature_terms as t')
    .innerJoin('plans as p', 'p.id', 't.plan_id')
    .select(['t.bill_id', 't.since', 't.plan_id', 't.price_cents', 'p.code', 'p.name'])
    .where('t.signature_id', '=', signatureId)
    .orderBy('t.since')
    .orderBy('t.id')
    .execute()

export const statusOfStore = async (db: Db, storeId: number) =>
  (await db.selectFrom('stores').select('status').where('id', '=', storeId).executeTakeFirst())?.status

export const nameOfStore = async (db: Db, storeId: number) =>
  (await db.selectFrom('stores').select('name').where('id', '=', storeId).executeTakeFirstOrThrow()).name

interface Due {
  states: readonly SignatureState[]
  endsBy: string
  method?: 'pix' | 'card'
}

/** Returns signatures whose period ends by a day. */
export const signaturesDue = (
  db: Db,
  { states, endsBy, method }: Due,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('signatures')
    .select(['id', 'store_id'])
    .where('id', '>', after)
    .where(sql<boolean>`state in ${literals(states)}`)
    .where('period_end', '<=', endsBy)
    .$if(method !== undefined, (query) => query.where('method', '=', method!))
    .orderBy('id')
    .limit(limit)
    .execute()
