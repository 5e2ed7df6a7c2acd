import { addressOf, fillPath } from '@bra/contract/kit/api'
import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Binding } from '../platform/routes.ts'
import { nameOf } from './unbounded-tellings.ts'

/** Rows in these tables say that something was tried or is still to be told, not that something was done. */
const noted = ['events', 'jobs', 'call_counts', 'failed_tries', 'security_events', 'product_changes']

/** Returns the rows of each table but those that only take notes, in one statement. */
export async function rowsOfTables(app: App) {
  const { rows } = await sql<{ name: string; count: number }>`
    select table_name as name, (xpath('/row/c/text()',
      query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db)
  return new Map(rows.filter(({ name }) => !noted.includes(name)).map(({ name, count }) => [name, count]))
}

/** Returns the tables that grew by more than one row, with how many. */
export const grownBetween = (before: Map<string, number>, after: Map<string, number>) =>
  Object.fromEntries(
    [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const).filter(([, more]) => more > 1),
  )

interface Request {
  params?: Record<string, string | number>
  body?: unknown
}

/** Returns the address of a call; parameters that the request does not name are 1. */
export function addressFor({ endpoint }: Binding, { params }: Request) {
  const filled = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
  return fillPath(addressOf(endpoint), { ...filled, ...params })
}

/**
 * Calls that add something each time they are made, because that is what they are asked for: a message, a row of a list
 * whose rows may be alike, an act of an operator, a change of prices that can be undone.
 */
const adding = [
  'POST /v1/address',
  'POST /v1/address/add_address',
  'POST /v1/auth/sso-token',
  'POST /v1/consents',
  'POST /v1/product/create_product',
  'POST /v1/freight-rules',
  'POST /v1/box-store',
  'POST /v1/price-rules',
  'POST /v1/price-rules/run',
  'POST /v1/product-store-bulk',
  'POST /v1/offer-questions',
  'POST /v1/order-messages',
  'POST /v1/store-replies',
  'POST /v1/complaints/',
  'POST /v1/complaint/add_message',
  'POST /v1/admin/acting',
  'POST /v1/admin/stores/plan',
  'PUT /v1/admin/words/{kind}',
  'POST /v1/admin/catalog-imports',
]

const bothSides = { notices: 2, mails: 2 }
/** Rows beyond one in a table that a single call writes. */
const ofOneCall: Record<string, Record<string, number>> = {
  'POST /v1/complaint/accept': { ...bothSides, ledger_lines: 2 },
  'POST /v1/admin/complaints/{id}/decide': { ...bothSides, ledger_lines: 2 },
  'GET /v1/complaints/block_complaint/{who}/{id}': { complaint_events: 2 },
  'POST /v1/store-order-cancel': { ledger_lines: 2 },
  'POST /v1/store-order-give-back': { ledger_lines: 2 },
}

/** Returns what a call wrote more often than once, by table. */
export function doubledBy(binding: Binding, grown: Record<string, number>) {
  const name = nameOf(binding)
  if (adding.includes(name)) return []
  return Object.entries(grown).filter(([table, more]) => more > (ofOneCall[name]?.[table] ?? 1))
}
