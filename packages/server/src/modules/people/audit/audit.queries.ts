import { kept } from '@bra/contract/kit/saying'
import type { Act, auditSchemas } from '@bra/contract/people/audit.schemas'
import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'
import type { AuditTables } from './audit.tables.ts'

type ActsFilter = z.output<typeof auditSchemas.acts.query>

export const insertAct = (tx: Tx, act: Insertable<AuditTables['operator_acts']>) =>
  tx.insertInto('operator_acts').values(act).execute()

const matches = ({ kind, subject, operator_id: operator }: ActsFilter) => sql<boolean>`
  (${kind ?? null}::text is null or a.kind = ${kind ?? null})
  and (${subject ?? null}::text is null or a.subject = ${subject ?? null})
  and (${operator ?? null}::int is null or a.operator_id = ${operator ?? null})`

/** Returns the newest first. A person's title is the account's present name, which is empty once it is erased. */
export async function actsPage(db: Db, asked: ActsFilter): Promise<z.input<typeof Act>[]> {
  const { rows } = await sql<Act & { title_en: string | null }>`
    select a.id, to_json(a.at) #>> '{}' as at, a.kind, a.subject,
      case when p.id is null then a.title else concat_ws(' ', p.name, p.last_name) end as title, a.title_en,
      a.reason, a.detail,
      json_build_object('id', u.id, 'name', concat_ws(' ', u.name, u.last_name)) as operator
    from operator_acts a join users u on u.id = a.operator_id
      left join users p on p.id = substring(a.subject from '^user:([0-9]+)$')::int
    where ${matches(asked)}
    order by a.id desc limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows.map(({ title, title_en: english, ...act }) => ({
    ...act,
    title: kept(title, english),
  }))
}

export async function countActs(db: Db, asked: ActsFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from operator_acts a where ${matches(asked)}`.execute(db)
  return rows[0]!.count
}
