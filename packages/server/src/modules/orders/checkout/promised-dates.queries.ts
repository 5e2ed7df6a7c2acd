import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

interface Dates {
  id: number
  postBy: Date
  first: Date
  last: Date
}

export const setDates = (tx: Tx, paidAt: Date, dates: Dates[]) =>
  sql`
  update store_orders so set paid_at = ${paidAt}, post_by = d.post_by, arrives_first = d.first, arrives_last = d.last
  from unnest(
    ${dates.map(({ id }) => id)}::int[], ${dates.map(({ postBy }) => postBy)}::timestamptz[],
    ${dates.map(({ first }) => first)}::timestamptz[], ${dates.map(({ last }) => last)}::timestamptz[]
  ) d(id, post_by, first, last)
  where so.id = d.id`.execute(tx)
