import type { collectionsSchemas } from '@bra/contract/shopping/collections.schemas'
import { MOST_COPIES } from '@bra/contract/trade/limits'
import { type Copies, finishMeant, knownLanguage, onlyLanguage } from '@bra/contract/trade/copies'
import { type OfferCondition, type ProductType, rankOfCondition } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { User } from '../../../platform/routes.ts'
import { copiesOfProducts } from '../../catalogue/catalog/index.ts'
import { listKept, nothingKept, readList, type UnderstoodCard } from '../card-lists/index.ts'
import { addCopies } from './collection.queries.ts'

const SEALED: OfferCondition = 'lacrado'

type AddedList = z.output<typeof collectionsSchemas.addList.body>

export async function addListToCollection(app: App, user: User, { list, skip_unknown: skips, ...variant }: AddedList) {
  const read = await readList(app, list)
  const { understood, unknown } = read
  if (understood.length === 0 || (unknown.length > 0 && !skips)) return nothingKept(read)
  const products = await copiesOfProducts(app.db, [...new Set(understood.map(({ productId }) => productId))])
  const now = app.clock.now()
  const copies = understood.map((card) => ({
    ...variantOf(card, variant, products.get(card.productId)!),
    quantity: card.quantity,
  }))
  const same = Map.groupBy(copies, ({ quantity: _, ...of }) => JSON.stringify(of))
  const rows = [...same.values()].map((of) => ({
    ...of[0]!,
    ...{ user_id: user.id, paid_cents: null, acquired_on: null, note: null, for_sale: false },
    quantity: Math.min(
      MOST_COPIES,
      of.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    ...{ created_at: now, updated_at: now },
  }))
  await app.transaction((tx) => addCopies(tx, rows))
  return listKept(read)
}

/** Goods are sealed and have no finish; a card of one finish or language is in that, unless the line says more. */
function variantOf(
  card: UnderstoodCard,
  given: Omit<AddedList, 'list' | 'skip_unknown'>,
  { type, ...copies }: Copies & { type: ProductType },
) {
  const isCard = type === 'tcg'
  const condition = isCard ? (card.condition ?? given.condition) : SEALED
  return {
    product_id: card.productId,
    condition,
    condition_rank: rankOfCondition(condition),
    language: card.language ?? knownLanguage(card.printedIn, copies) ?? onlyLanguage(copies) ?? given.language,
    finish: isCard ? finishMeant(card.finish ?? given.finish, copies) : ('normal' as const),
    extras: isCard && card.edition ? [card.edition] : [],
  }
}
