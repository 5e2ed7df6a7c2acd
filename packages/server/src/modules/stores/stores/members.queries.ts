import type { StoreRight } from '@bra/contract/kit/rights'
import { type Expression, sql } from 'kysely'
import { holdsRight } from '../../../acting.ts'
import type { SessionColumns } from '../../../module.ts'
import type { Db } from '../../../platform/db.ts'

export const storesOfSession: SessionColumns = {
  memberships: (userId) => sql`coalesce((
    select json_agg(json_build_object('storeId', m.store_id, 'rights', m.rights) order by m.store_id)
    from store_members m where m.user_id = ${userId}), '[]')`,
  stores: (userId) => sql`coalesce((
    select json_agg(json_build_object(
      'id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status, 'avatar', s.avatar) order by s.name)
    from store_members m join stores s on s.id = m.store_id where m.user_id = ${userId}), '[]')`,
}

/** Ids of all stores to which a person belongs, whatever the person may do there. */
export const storesOfMember = async (db: Db, userId: number) =>
  (await db.selectFrom('store_members').select('store_id').where('user_id', '=', userId).execute()).map(
    ({ store_id: id }) => id,
  )

export interface Holder {
  storeId: number
  id: number
  name: string
  email: string
}

/** Returns who holds this right in one of these stores, by store; people who closed their account are left out. */
export async function holdersOf(db: Db, storeIds: number[], right: StoreRight): Promise<Holder[]> {
  const members = await db
    .selectFrom('store_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.store_id as storeId', 'm.rights', 'u.id', 'u.name', 'u.email'])
    .where('m.store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .where('u.disabled_at', 'is', null)
    .orderBy('m.store_id')
    .orderBy('u.id')
    .execute()
  return members.filter(({ rights }) => holdsRight(rights, right)).map(({ rights: _, ...holder }) => holder)
}

/** The person behind a store: what others are told of the store loses its text when that account is closed. */
export const personBehind = (storeId: Expression<number | null>) =>
  sql<number | null>`(select s.owner_id from stores s where s.id = ${storeId})`
