import type { Member, usersSchemas } from '@bra/contract/office/users.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'

export type AskedMembers = z.output<typeof usersSchemas.list.query>

const words = sql`plain(u.name || ' ' || u.last_name || ' ' || u.email)`
const ownsStore = sql<boolean>`exists(select from stores s where s.owner_id = u.id)`

export const roleOfUser = sql<Member['role']>`
  case when u.role = 'admin' then 'admin' when ${ownsStore} then 'supplier' else 'client' end`

export const stateOfUser = sql<Member['state']>`
  case when u.disabled_at is not null then 'closed' when u.blocked_at is not null then 'blocked'
    when u.email_confirmed_at is null then 'unconfirmed' else 'active' end`

/** Matches a whole CPF in any spelling, else words. */
function isMeant(q: string | undefined): RawBuilder<boolean> {
  const cpf = (q ?? '').replace(/[.\-\s]/g, '')
  return /^\d{11}$/.test(cpf) ? sql`u.cpf = ${cpf}` : hasWords(words, q)
}

const inState: Record<Member['state'], RawBuilder<boolean>> = {
  closed: sql`u.disabled_at is not null`,
  blocked: sql`u.blocked_at is not null and u.disabled_at is null`,
  unconfirmed: sql`u.email_confirmed_at is null and u.blocked_at is null and u.disabled_at is null`,
  active: sql`u.email_confirmed_at is not null and u.blocked_at is null and u.disabled_at is null`,
}

const inRole: Record<Member['role'], RawBuilder<boolean>> = {
  admin: sql`u.role = 'admin'`,
  supplier: sql`u.role <> 'admin' and ${ownsStore}`,
  client: sql`u.role <> 'admin' and not ${ownsStore}`,
}

const matches = ({ q, role, state }: AskedMembers) =>
  sql<boolean>`${isMeant(q)} and ${role ? inRole[role] : sql`true`} and ${state ? inState[state] : sql`true`}`

/** Returns the newest first; the page is cut before anything is counted for its rows. */
export async function membersPage(db: Db, asked: AskedMembers): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select u.id, concat_ws(' ', u.name, u.last_name) as name, u.email, ${roleOfUser} as role, ${stateOfUser} as state,
      to_json(u.created_at) #>> '{}' as created_at,
      (select count(*)::int from orders o where o.user_id = u.id) as orders
    from (
      select * from users u where ${matches(asked)} order by u.id desc limit ${asked.per_page} offset ${offsetOf(asked)}
    ) u order by u.id desc`.execute(db)
  return rows
}

export async function countMembers(db: Db, asked: AskedMembers): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users u where ${matches(asked)}`.execute(db)
  return rows[0]!.count
}
