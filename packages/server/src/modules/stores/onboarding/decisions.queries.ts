import type { onboardingSchemas, StoreRow, StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { newestDecision, managedColumns, type ManagedRow, managedView } from './onboarding.queries.ts'

type StoresFilter = z.output<typeof onboardingSchemas.list.query>

const matches = ({ status, search }: StoresFilter) => sql`
  (${status ?? null}::text is null or s.status = ${status ?? null}) and ${hasWords(sql`s.search`, search)}`

export async function storeRows(db: Db, asked: StoresFilter): Promise<StoreRow[]> {
  const order = asked.status === 'review' ? sql`s.id` : sql`s.id desc`
  const { rows } = await sql<Omit<StoreRow, 'sent_at'> & { sent_at: Date }>`
    select s.id, s.name, s.slug, s.status, s.city, s.uf, s.document,
      u.name || ' ' || u.last_name owner, coalesce((
        select max(d.decided_at) from store_decisions d where d.store_id = s.id and d.to_status = 'review'
      ), s.opened_at) sent_at
    from stores s join users u on u.id = s.owner_id
    where ${matches(asked)}
    order by ${order} limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }))
}

export async function countStores(db: Db, asked: StoresFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from stores s where ${matches(asked)}`.execute(db)
  return rows[0]!.count
}

const around = ({ store }: Pick<App, 'store'>) => sql`json_build_object(
  'owner', json_build_object('id', u.id, 'name', u.name || ' ' || u.last_name, 'email', u.email,
    'confirmed', u.email_confirmed_at is not null, 'since', u.created_at),
  'legal', json_build_object('name', s.legal_name, 'document', s.document, 'address', s.legal_address,
    'email', s.contact_email),
  'state_registration', c.state_registration,
  'wanted_plan', coalesce((select p.name from plans p where p.code = s.wanted_plan), s.wanted_plan),
  'plan', (
    select json_build_object('code', p.code, 'name', p.name, 'limit', offers_of_plan(p.id), 'waiting', (
      select count(*) from listings l
      where l.store_id = s.id and l.over_plan and l.status = 'available' and l.in_stock
    )) from plans p where p.id = plan_of_store(s.id)
  ),
  'bank_holder', ${store.bankHolder(sql`s.owner_id`, sql`s.id`)},
  'history', (
    select coalesce(json_agg(json_build_object('from', d.from_status, 'to', d.to_status, 'reason', d.reason,
      'by', who.name || ' ' || who.last_name, 'at', d.decided_at) order by d.id), '[]')
    from store_decisions d join users who on who.id = d.user_id where d.store_id = s.id
  )
)`

type ToJudge = Omit<StoreToJudge, 'under_way'>

export async function storeToJudge(db: Db, app: Pick<App, 'store'>, id: number): Promise<ToJudge | undefined> {
  const { rows } = await sql<ManagedRow & { around: Omit<ToJudge, keyof ManagedRow> }>`
    select ${managedColumns}, ${around(app)} around
    from stores s
    join users u on u.id = s.owner_id
    left join companies c on c.user_id = s.owner_id
    ${newestDecision}
    where s.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { around: rest, ...own } = row
  return { ...managedView(own), ...rest }
}
