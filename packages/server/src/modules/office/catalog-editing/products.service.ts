import { randomUUID } from 'node:crypto'
import type { ProductDraft } from '@bra/contract/office/catalog-editing.schemas'
import { addressSlug } from '@bra/contract/trade/format'
import { numberSort, referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import type { App } from '../../../app.ts'
import { isTaken, type Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { changesOf, isOverwritten, noteAct } from '../../people/audit/index.ts'
import {
  addProduct,
  categoryOfRow,
  isRarity,
  recountCategories,
  sameProduct,
  tagsNamed,
} from '../../catalogue/catalog/index.ts'
import {
  areElements,
  countCurated,
  curatedPage,
  curatedProduct,
  holdProduct,
  namesOf,
  storesOffering,
} from './products.queries.ts'
import { updateProduct } from './curating.queries.ts'
import { recountAfter } from '../../stores/listings/index.ts'
import { showPhotos } from '../../ground/photos/index.ts'

type ProductsFilter = Parameters<typeof curatedPage>[1]

const SOURCE = 'operator'

export const curatedProducts = async ({ db }: App, asked: ProductsFilter) => ({
  products: await curatedPage(db, asked),
  paginate: paginate(asked, await countCurated(db, asked)),
})

export const productOf = async ({ db }: Pick<App, 'db'>, id: number) =>
  (await curatedProduct(db, id)) ?? fail('product_not_found')

interface NewProduct {
  draft: ProductDraft
  reason: string
}

interface ProductChange extends NewProduct {
  id: number
  seen?: object
}

export async function addCurated(app: App, operator: User, { draft, reason }: NewProduct) {
  const id = await writing(app, async (tx) => {
    const category = await categoryOf(tx, draft)
    const reference = draft.card_number && referenceOf(category.code, draft.card_number)
    const same = { categoryId: category.id, reference, ean: draft.ean }
    if (await sameProduct(tx, same)) failAt(reference ? 'card_number' : 'ean', 'product_exists')
    const { category_id: _, ...row } = (await tagged(tx, draft)).row
    const added = await addProduct(tx, app, category, { ...row, source: SOURCE, source_id: randomUUID() })
    await keepImages(tx, app, operator, { id: added.id, draft })
    const act = { kind: 'product_added' as const, subject: `product:${added.id}`, title: draft.name, reason }
    await noteAct(tx, app, operator, { ...act, detail: { after: { ...draft, ...(await namesOf(tx, draft)) } } })
    return added.id
  })
  return { error: false, message: usualReplies.saved, result: await productOf(app, id) }
}

/** Columns of the row that each field of the draft determines. */
const printedBy: Record<string, string[]> = {
  category_id: ['category_id', 'reference', 'reference_total'],
  brand: ['brand_id'],
  league: ['league_id'],
  card_number: ['card_number', 'number_sort', 'reference', 'reference_total'],
  // these exist only in replies
  ...{ category: [], rarity: [], elements: [], tags: [] },
}

export async function changeProduct(app: App, operator: User, { id, draft, seen, reason }: ProductChange) {
  await writing(app, async (tx) => {
    const held = (await holdProduct(tx, id)) ?? fail('product_not_found')
    const category = await categoryOf(tx, draft)
    if (category.type !== held.type) failAt('category_id', 'product_kind_fixed')
    const was = (await curatedProduct(tx, id))!
    if (isOverwritten(seen, was, Object.keys(draft))) fail('content_changed_meanwhile')
    const number = draft.card_number
    const follows = {
      slug: addressSlug(draft.name) || 'produto',
      number_sort: number ? numberSort(number) : null,
      reference: number ? referenceOf(category.code, number) : null,
      reference_total: number ? totalReferenceOf(number, category.total) : null,
    }
    const { row, named } = await tagged(tx, draft)
    const changes = changesOf({ ...was, ...(await namesOf(tx, was)) }, { ...named, ...(await namesOf(tx, draft)) })
    const corrected = Object.keys(changes.after).flatMap((field) => printedBy[field] ?? [field])
    await updateProduct(tx, id, { ...row, ...follows, corrected, updated_at: app.clock.now() })
    if (category.id !== held.category_id) await recount(tx, id, [held.category_id, category.id])
    await keepImages(tx, app, operator, { id, draft })
    const act = { kind: 'product_changed' as const, subject: `product:${id}`, title: draft.name, reason }
    await noteAct(tx, app, operator, { ...act, detail: changes })
  })
  return { error: false, message: usualReplies.saved, result: await productOf(app, id) }
}

/** Writes in a transaction, reports a duplicate code at its field, and makes cached pages be drawn again. */
async function writing<T>(app: App, write: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await app.transaction(write).catch((error: unknown) => {
    if (isTaken(error, 'products_code_key')) return failAt('code', 'product_code_taken')
    throw error
  })
  app.bus.publish('shop_changed', {})
  return done
}

async function tagged(tx: Tx, draft: ProductDraft) {
  const { brand: _, league: __, ...row } = draft
  const [brand, league] = [await tagOf(tx, 'brand', draft.brand), await tagOf(tx, 'league', draft.league)]
  return {
    row: { ...row, brand_id: brand?.id ?? null, league_id: league?.id ?? null },
    named: { ...draft, brand: brand?.name ?? null, league: league?.name ?? null },
  }
}

const tagOf = async (tx: Tx, usedIn: 'brand' | 'league', name: string | null) =>
  name === null ? null : (await tagsNamed(tx, usedIn, [name])).get(addressSlug(name))!

async function categoryOf(tx: Tx, { category_id: id, rarity_id: rarity, element_ids: elements }: ProductDraft) {
  if (!(await isRarity(tx, rarity))) failAt('rarity_id', 'rarity_not_found')
  if (!(await areElements(tx, elements))) failAt('element_ids', 'element_not_found')
  return (await categoryOfRow(tx, id)) ?? failAt('category_id', 'category_not_found')
}

async function recount(tx: Tx, id: number, categoryIds: number[]) {
  const stores = await storesOffering(tx, id)
  if (stores.length)
    await recountAfter(
      tx,
      stores.map((store) => ({ store_id: store, product_id: id })),
    )
  await recountCategories(tx, categoryIds)
}

/** Keeps only uploaded pictures in use; the catalogue's own need no record. */
const keepImages = (tx: Tx, app: App, operator: User, { id, draft }: { id: number; draft: ProductDraft }) =>
  showPhotos(tx, app, operator.id, [
    { by: `product ${id}`, photos: draft.images.filter((image) => image.startsWith('/fotos/')) },
  ])
