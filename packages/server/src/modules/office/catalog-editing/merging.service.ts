import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { endProduct } from './curating.queries.ts'
import { recountCategories } from '../../catalogue/catalog/index.ts'
import { mergeOffers, offersThatMerge } from '../../stores/listings/index.ts'
import { dropPhotos, shownBy } from '../../ground/photos/index.ts'
import { mergeCounts, mergePreview } from './merge-preview.queries.ts'
import { holdBoth } from './merging.queries.ts'
import { productOf } from './products.service.ts'

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

/** Makes everything refer to the remaining product in one transaction; the old address redirects to it. */
export async function mergeProducts(app: App, operator: User, { id, into_id: into, reason }: Merge) {
  if (id === into) fail('merge_with_itself')
  await app.transaction(async (tx) => {
    const counts = await mergeCounts(tx, id)
    const names = await merge(tx, app, id, into)
    const act = { kind: 'products_merged' as const, subject: `product:${into}`, title: names.kept, reason }
    await noteAct(tx, app, operator, { ...act, detail: { before: `${names.gone} (${id})`, after: names.kept, counts } })
  })
  app.bus.publish('shop_changed', {})
  return { error: false, message: say('Produtos unidos.', 'Products merged.'), result: await productOf(app, into) }
}

async function merge(tx: Tx, app: App, id: number, into: number) {
  const { held, storeIds } = await holdBoth(tx, [id, into])
  const gone = held.find((product) => product.id === id) ?? fail('product_not_found')
  const kept = held.find((product) => product.id === into) ?? fail('product_not_found')
  if (gone.type !== kept.type) fail('merge_of_two_kinds')
  const offers = await offersThatMerge(tx, id, into)
  for (const merged of app.merged) await merged(tx, { from: id, into, offers })
  // last, because the hooks above still need the ids of the offers and the product
  await mergeOffers(tx, app, { from: id, into, storeIds })
  await endProduct(tx, { from: id, into }, app.clock.now())
  await dropPhotos(tx, app, [`product ${id}`, ...offers.map(({ gone_id: gone }) => shownBy(gone))])
  await recountCategories(tx, [gone.category_id, kept.category_id])
  return { gone: gone.name, kept: kept.name }
}
