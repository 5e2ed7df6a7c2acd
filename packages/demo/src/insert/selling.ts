import { PriceRule } from '@bra/contract/selling/price-rules.schemas'
import { DAY_MS } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { demoAccounts } from '../people.ts'
import { demoPriceRules, demoSuggestions } from '../suggestions.ts'
import type { MarketIds } from './market-ids.ts'

interface Selling {
  now: Date
  ids: MarketIds
  people: Map<string, number>
}

export async function seedSelling(tx: Tx, { now, ids, people }: Selling) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const operator = people.get(demoAccounts.operator.email)!
  for (const { person, number, daysAgo, ...suggestion } of demoSuggestions) {
    const product = 'product' in suggestion ? ids.products.get(suggestion.product)! : null
    const { name, collection, note } = suggestion
    await tx
      .insertInto('product_suggestions')
      .values({
        user_id: people.get(demoAccounts[person].email)!,
        name,
        collection,
        note,
        card_number: number,
        created_at: ago(daysAgo),
        ...(product && { status: 'merged', product_id: product, decided_by: operator, decided_at: ago(daysAgo - 1) }),
      })
      .execute()
  }
  await seedRules(tx, now, people.get(demoAccounts.seller.email)!)
}

async function seedRules(tx: Tx, now: Date, seller: number) {
  const store = await tx.selectFrom('stores').select('id').where('owner_id', '=', seller).executeTakeFirstOrThrow()
  for (const [at, rule] of demoPriceRules.entries()) {
    const { scope, pricing, rails, name, active } = PriceRule.parse({ ...rule, id: 0, position: at + 1 })
    await tx
      .insertInto('price_rules')
      .values({
        store_id: store.id,
        name,
        active,
        position: at + 1,
        scope: JSON.stringify(scope),
        pricing: JSON.stringify(pricing),
        rails: JSON.stringify(rails),
        created_at: now,
        updated_at: now,
      })
      .execute()
  }
}
