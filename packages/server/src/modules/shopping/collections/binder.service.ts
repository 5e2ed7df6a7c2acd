import type { Binder } from '@bra/contract/shopping/collections.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { withStandard } from '../../prices/standards/index.ts'
import { productCards } from '../../stores/listings/index.ts'
import { categoryOfBinder, pocketsOf } from './binder.queries.ts'

interface BinderAsked {
  category_id: number
  standard: Standard | null
}

export async function showBinder({ db, clock }: App, user: User, asked: BinderAsked): Promise<Binder> {
  const category = (await categoryOfBinder(db, asked.category_id)) ?? fail('category_not_found')
  const rows = await pocketsOf(db, { userId: user.id, categoryId: category.id, now: clock.now() })
  const ids = rows.map((row) => row.product_id)
  const cards = await withStandard(db, await productCards(db, ids), asked.standard)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const pockets = rows.map(({ product_id, ...held }) => ({ product: cardOf.get(product_id)!, ...held }))
  return {
    category,
    owned: pockets.filter(({ copies }) => copies > 0).length,
    total: pockets.length,
    value_cents: pockets.reduce((sum, { value_cents: cents }) => sum + (cents ?? 0), 0),
    pockets,
  }
}
