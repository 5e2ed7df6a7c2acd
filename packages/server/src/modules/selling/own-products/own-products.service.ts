import { randomUUID } from 'node:crypto'
import type { RegisterGoods } from '@bra/contract/selling/own-products.schemas'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { addProduct, categoryOfRow, sameProduct } from '../../catalogue/catalog/index.ts'
import {
  cardOfStore,
  enterListings,
  holdSellingStore,
  listingsById,
  messageOf,
  type ToSave,
} from '../inventory/index.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { goodsBroughtSince, goodsOfSource, SOURCE } from './own-products.queries.ts'

const MOST_A_DAY = 100

/** Adds goods for all stores; cards only by suggestion, as duplicates split a market. A repeated key adds nothing. */
export async function registerGoods(
  app: App,
  user: Actor,
  { store_id, key = randomUUID(), product, offer }: RegisterGoods,
) {
  const storeId = ownStore(user, store_id)
  const saved = await app.transaction(async (tx) => {
    await holdSellingStore(tx, storeId)
    const known = await goodsOfSource(tx, sourceOf(storeId, key))
    const productId = known?.id ?? (await bringIn(tx, app, { storeId, userId: user.id, key, product }))
    const listing: ToSave = { ...offer, product_id: productId, grade: null, finish: 'normal', extras: [] }
    const [outcome] = await enterListings(tx, app, { storeId, wishes: [{ key, listing }] })
    return outcome!.outcome === 'refused' ? fail(outcome!.code) : outcome!
  })
  const result = (await listingsById(app, storeId, [saved.id]))[0] ?? fail('offer_not_found')
  const message = messageOf(usualReplies.saved, [saved.waits])
  return { error: false, message, store: await cardOfStore(app.db, storeId), result }
}

const sourceOf = (storeId: number, key: string) => `${storeId}-${key}`

interface Bringing {
  storeId: number
  userId: number
  key: string
  product: RegisterGoods['product']
}

async function bringIn(tx: Tx, app: App, { storeId, userId, key, product }: Bringing) {
  if ((await goodsBroughtSince(tx, storeId, daysBefore(app.clock.now(), 1))) >= MOST_A_DAY) fail('too_many_goods')
  const { category_id, photos, ...data } = product
  const category = (await categoryOfRow(tx, category_id)) ?? failAt('product.category_id', 'category_not_found')
  if (category.type === 'tcg') failAt('product.category_id', 'cards_are_suggested')
  if (await sameProduct(tx, { categoryId: category.id, ean: data.ean })) failAt('product.ean', 'product_exists')
  const { id } = await addProduct(tx, app, category, {
    ...data,
    name_en: null,
    card_number: null,
    code: `L${storeId}-${key.slice(0, 8).toUpperCase()}`,
    images: photos,
    source: SOURCE,
    source_id: sourceOf(storeId, key),
  })
  await showPhotos(tx, app, userId, [{ by: `product ${id}`, photos }])
  return id
}
