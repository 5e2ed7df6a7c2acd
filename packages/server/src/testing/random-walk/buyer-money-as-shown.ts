import { sql } from 'kysely'
import { daysBefore } from '../../platform/clock.ts'
import { literals } from '../../platform/literals.ts'
import type { Walk } from './world.ts'

const YEAR_DAYS = 365
/** Postings of an order that move money of the provider for others than its buyer, or from the buyer to us. */
const notToBuyer = ['charge', 'provider_fee', 'settled_charged', 'settled_unknown', 'settled_fee']
const sumOf = (rows: object[], name: string) =>
  rows.reduce((sum, row) => sum + (row as Record<string, number>)[name]!, 0)

/** Compares what the buyer sees, as totals and line by line, with the postings. */
export async function buyerMoneyAsShown({ app, buyer }: Pick<Walk, 'app' | 'buyer'>): Promise<string[]> {
  const { money } = (await buyer.get('/api/v1/my-money')).body
  const posted = await postedOf({ app, buyer })
  const totals = [money.held_cents, money.coming_back_cents, money.given_back_cents]
  const lines = [sumOf(money.held, 'held_cents'), sumOf(money.coming_back, 'cents'), sumOf(money.given_back, 'cents')]
  return Object.entries({ totals, lines })
    .filter(([, shown]) => String(shown) !== String(posted))
    .map(([what, shown]) => `the ${what} of the buyer say ${shown.join()}, and the postings ${posted.join()}`)
}

/** Returns the cents that escrow holds, that the buyer is owed, and that left the house for the buyer in a year. */
async function postedOf({ app: { db, clock }, buyer: { id } }: Pick<Walk, 'app' | 'buyer'>) {
  const { rows } = await sql<{ held: number; owed: number; left: number }>`
    select (
        select coalesce(sum(line.cents), 0)::int from orders o join store_orders so on so.order_id = o.id
        join ledger_lines line on line.account = 'escrow:' || so.id where o.user_id = ${id}
      ) held, (
        select coalesce(sum(cents), 0)::int from ledger_lines where account = 'buyer:' || ${id}::int
      ) owed, (
        select coalesce(sum(line.cents), 0)::int from orders o join ledger_entries e on e.order_id = o.id
        join ledger_lines line on line.entry_id = e.id and line.account in ('provider', 'outside')
        where o.user_id = ${id} and e.kind not in ${literals(notToBuyer)}
          and e.created_at >= ${daysBefore(clock.now(), YEAR_DAYS)}
      ) "left"`.execute(db)
  const { held, owed, left } = rows[0]!
  return [held, owed, left]
}
