import type { MemberDetail } from '@bra/contract/office/users.schemas'
import { type Expression, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { roleOfUser, stateOfUser } from './users.queries.ts'

const LATEST = 10

const orders = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'created_at', o.created_at, 'total_cents', o.total_cents,
    'parcels', (select json_agg(so.state order by so.id) from store_orders so where so.order_id = o.id))
    order by o.id desc), '[]')
  from (select * from orders where user_id = u.id order by id desc limit ${sql.lit(LATEST)}) o
)`

const security = sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'device', e.device, 'address', e.address,
    'created_at', e.created_at) order by e.id desc), '[]')
  from (select * from security_events where user_id = u.id order by id desc limit ${sql.lit(LATEST)}) e
)`

const consents = sql`(
  select coalesce(json_agg(json_build_object('document', c.document, 'accepted', c.accepted, 'version', c.version,
    'decided_at', c.decided_at) order by c.document), '[]')
  from (select distinct on (document) * from consents where user_id = u.id order by document, id desc) c
)`

const stores = sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status)
    order by s.name), '[]') from stores s where s.owner_id = u.id
)`

const hasSecondFactor = (userId: Expression<number>) => sql<boolean>`exists(
  select from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null
)`

export async function memberDetail(db: Db, id: number, now: Date): Promise<MemberDetail | undefined> {
  const { rows } = await sql<MemberDetail>`
    select u.id, concat_ws(' ', u.name, u.last_name) as name, u.email, u.cpf, u.phone, u.birth_date,
      ${roleOfUser} as role, ${stateOfUser} as state,
      to_json(u.created_at) #>> '{}' as created_at, to_json(u.blocked_at) #>> '{}' as blocked_at,
      (select count(*)::int from orders o where o.user_id = u.id) as orders,
      ${hasSecondFactor(sql`u.id`)} as second_factor,
      (select count(*)::int from sessions s where s.user_id = u.id and s.operator_id is null
        and s.revoked_at is null and s.expires_at > ${now}) as sessions,
      ${stores} as stores, ${orders} as last_orders, ${security} as security, ${consents} as consents
    from users u where u.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the person and every operator in the order of ids, so that two who demote each other cannot both succeed. */
export const holdWithOperators = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'email', 'role', 'blocked_at', 'disabled_at', 'email_confirmed_at'])
    .select(({ ref }) => hasSecondFactor(ref('users.id')).as('second_factor'))
    .where((row) => row.or([row('id', '=', id), row('role', '=', 'admin')]))
    .orderBy('id')
    .forUpdate()
    .execute()

export async function isLastOperator(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select coalesce(bool_and(u.id = ${id}), false) as last from users u
    where u.role = 'admin' and u.blocked_at is null and u.disabled_at is null`.execute(db)
  return rows[0]!.last
}
