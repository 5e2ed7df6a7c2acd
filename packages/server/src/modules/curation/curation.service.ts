import type { ProductDraft } from '@bra/contract/curation.schemas'
import { addressSlug } from '@bra/contract/format'
import { numberSort, referenceOf, totalReferenceOf } from '@bra/contract/references'
import type { App } from '../../app.ts'
import { isTaken, type Tx } from '../../platform/db.ts'
import { fail, failAt } from '../../platform/errors.ts'
import { paginate } from '../../platform/paging.ts'
import type { User } from '../../platform/routes.ts'
import { changesOf, noteAct } from '../audit/index.ts'
import { recountCategories, refreshSearchWords } from '../catalog/index.ts'
import { recountAfter } from '../listings/index.ts'
import { dropPhotos, shownBy } from '../photos/index.ts'
import { mergeCounts, mergePreview } from './merge-preview.queries.ts'
import { endProduct, holdBoth, mergeBelongings, mergeOffers, moveRest } from './merging.queries.ts'
import { countCurated, curatedPage, curatedProduct, holdProduct, updateProduct } from './products.queries.ts'

type Asked = Parameters<typeof curatedPage>[1]

export const curatedProducts = async ({ db }: App, asked: Asked) => ({
  products: await curatedPage(db, asked),
  paginate: paginate(asked, await countCurated(db, asked)),
})

const productOf = async ({ db }: Pick<App, 'db'>, id: number) =>
  (await curatedProduct(db, id)) ?? fail('product_not_found')

interface Change {
  id: number
  draft: ProductDraft
  reason: string
}

/** The references and the place in its collection follow what it prints; finder and search follow the row. */
export async function changeProduct(app: App, operator: User, { id, draft, reason }: Change) {
  await app
    .transaction(async (tx) => {
      const { printed, total } = (await holdProduct(tx, id)) ?? fail('product_not_found')
      const was = (await curatedProduct(tx, id))!
      const number = draft.card_number
      const follows = {
        slug: addressSlug(draft.name) || 'produto',
        number_sort: number ? numberSort(number) : null,
        reference: number ? referenceOf(printed, number) : null,
        reference_total: number ? totalReferenceOf(number, total) : null,
      }
      await updateProduct(tx, id, { ...draft, ...follows }, app.clock.now())
      await refreshSearchWords(tx)
      const act = { kind: 'product_changed' as const, subject: `product:${id}`, title: draft.name, reason }
      await noteAct(tx, app, operator, { ...act, detail: changesOf(was, draft) })
    })
    .catch((error: unknown) => {
      if (isTaken(error, 'products_code_key')) return failAt('code', 'product_code_taken')
      throw error
    })
  app.bus.publish('shop_changed', {})
  return { error: false, message: 'Salvo com sucesso.', result: await productOf(app, id) }
}

export async function previewMerge(app: App, { id, into_id: into }: { id: number; into_id: number }) {
  if (id === into) fail('merge_with_itself')
  await Promise.all([productOf(app, id), productOf(app, into)])
  return mergePreview(app.db, id, into)
}

interface Merge {
  id: number
  into_id: number
  reason: string
}

/** All that names the one names the other afterwards, in one transaction; the old address leads to the new one. */
export async function mergeProducts(app: App, operator: User, { id, into_id: into, reason }: Merge) {
  if (id === into) fail('merge_with_itself')
  await app.transaction(async (tx) => {
    const counts = await mergeCounts(tx, id)
    const names = await merge(tx, app, id, into)
    const act = { kind: 'products_merged' as const, subject: `product:${into}`, title: names.kept, reason }
    await noteAct(tx, app, operator, { ...act, detail: { before: `${names.gone} (${id})`, after: names.kept, counts } })
  })
  app.bus.publish('shop_changed', {})
  return { error: false, message: 'Produtos unidos.', result: await productOf(app, into) }
}

async function merge(tx: Tx, app: App, id: number, into: number) {
  const { held, storeIds } = await holdBoth(tx, [id, into])
  const gone = held.find((product) => product.id === id) ?? fail('product_not_found')
  const kept = held.find((product) => product.id === into) ?? fail('product_not_found')
  if (gone.type !== kept.type) fail('merge_of_two_kinds')
  const goneOffers = await mergeOffers(tx, id, into)
  await mergeBelongings(tx, id, into)
  await moveRest(tx, id, into)
  const changed = storeIds.flatMap((store) => [id, into].map((product) => ({ store_id: store, product_id: product })))
  if (changed.length) await recountAfter(tx, changed)
  await endProduct(tx, id, into, app.clock.now())
  await dropPhotos(tx, app, [`product ${id}`, ...goneOffers.map(shownBy)])
  await recountCategories(tx, [gone.category_id, kept.category_id])
  await refreshSearchWords(tx)
  return { gone: gone.name, kept: kept.name }
}
