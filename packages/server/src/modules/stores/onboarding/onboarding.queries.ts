import type { ManagedStore } from '@bra/contract/stores/onboarding.schemas'
import type { StoreStatus } from '@bra/contract/stores/store-life'
import { type Insertable, sql } from 'kysely'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OnboardingTables } from './onboarding.tables.ts'

/** Columns of `stores s` that its owner sees; the newest decision gives the reason of its status. */
export const managedColumns = sql`
  s.id, s.name, s.slug, s.status, s.avatar, s.banner, s.description, s.policies, s.posts_in_days, s.free_shipping_over_cents,
  s.sends_letters, s.allows_pickup, s.back_on, s.city, s.uf, why.reason,
  coalesce((
    select max(d.decided_at) from store_decisions d where d.store_id = s.id and d.to_status = 'review'
  ), s.opened_at) sent_at`
export const newestDecision = sql`
  left join lateral (
    select d.reason from store_decisions d where d.store_id = s.id order by d.id desc limit 1
  ) why on true`

export interface ManagedRow extends Omit<ManagedStore, 'sent_at'> {
  sent_at: Date
}

export const managedView = ({ sent_at, ...row }: ManagedRow): ManagedStore => ({
  ...row,
  sent_at: sent_at.toISOString(),
})

export async function managedStore(db: Db, id: number) {
  const { rows } = await sql<ManagedRow>`
    select ${managedColumns} from stores s ${newestDecision} where s.id = ${id}`.execute(db)
  return rows[0]
}

export const holdStore = (tx: Tx, id: number) =>
  tx.selectFrom('stores').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const isSlugTaken = async (db: Db, slug: string) =>
  (await db.selectFrom('stores').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined

/** Returns the document under which the person's next store would be paid out, or null without a bank account. */
export async function bankHolderOf(db: Db, { store }: Pick<App, 'store'>, ownerId: number) {
  const { rows } = await sql<{ holder: string | null }>`
    select ${store.bankHolder(sql`${ownerId}::int`, sql`null::int`)} holder`.execute(db)
  return rows[0]!.holder
}

/** Returns the status of each of the person's stores; locks the person, so that nobody sends two at once. */
export async function statusesOfOwner(tx: Tx, ownerId: number): Promise<StoreStatus[]> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
  const rows = await tx.selectFrom('stores').select('status').where('owner_id', '=', ownerId).execute()
  return rows.map(({ status }) => status)
}

export const noteDecision = (tx: Tx, decision: Insertable<OnboardingTables['store_decisions']>) =>
  tx.insertInto('store_decisions').values(decision).execute()

export const suspendedFrom = async (db: Db, storeId: number) =>
  (
    await db
      .selectFrom('store_decisions')
      .select('from_status')
      .where('store_id', '=', storeId)
      .where('to_status', '=', 'suspended')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.from_status

/** The version of a text is the day on which it was last written. */
export async function versionOfTerms(db: Db) {
  const terms = await db.selectFrom('static_texts').select('updated_at').where('code', '=', 'termos').executeTakeFirst()
  return terms ? dayInBrazil(terms.updated_at) : null
}
