import { randomUUID } from 'node:crypto'
import type { CategoryDraft } from '@bra/contract/office/category-curation.schemas'
import { addressSlug } from '@bra/contract/trade/format'
import { referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { changesOf, isOverwritten, noteAct } from '../../people/audit/index.ts'
import { deleteEmptyCategory, insertCategory, updateCategory, updateReferences } from './curating.queries.ts'
import { deleteShelvesOf } from '../../stores/listings/index.ts'
import { dropPhotos, showPhotos } from '../../ground/photos/index.ts'
import {
  businessesInOrder,
  categoriesPage,
  countCategories,
  curatedCategory,
  holdBusiness,
  isCodeTaken,
  knownSeries,
  numbersOfCategory,
} from './categories.queries.ts'

type CategoriesFilter = Parameters<typeof categoriesPage>[1]

const SOURCE = 'operator'
const SAVED = { error: false, message: usualReplies.saved }

export const curatedCategories = async ({ db }: App, asked: CategoriesFilter) => ({
  categories: await categoriesPage(db, asked),
  paginate: paginate(asked, await countCategories(db, asked)),
})

export const categoryChoices = async ({ db }: App) => ({
  businesses: await businessesInOrder(db),
  series: await knownSeries(db),
})

const categoryOf = async (db: Db, id: number) => (await curatedCategory(db, id)) ?? fail('category_not_found')
const subjectOf = (id: number) => `category:${id}`
const shownBy = (id: number) => `category ${id}`
const slugOf = ({ name }: CategoryDraft) => addressSlug(name) || 'colecao'

interface NewCategory {
  draft: CategoryDraft
  reason: string
}

interface CategoryChange extends NewCategory {
  id: number
  seen?: object
}

export async function addCategory(app: App, operator: User, { draft, reason }: NewCategory) {
  const id = await app.transaction(async (tx) => {
    const business = await businessOf(tx, draft)
    await checkCode(tx, draft, null)
    const row = { ...draft, type: business.kind, slug: slugOf(draft), source: SOURCE, source_id: randomUUID() }
    const added = await insertCategory(tx, row)
    await keepSymbol(tx, app, operator, { id: added.id, symbol: draft.symbol })
    const act = { kind: 'category_added' as const, subject: subjectOf(added.id), title: draft.name, reason }
    await noteAct(tx, app, operator, { ...act, detail: { after: named({ ...draft, business }) } })
    return added.id
  })
  app.bus.publish('shop_changed', {})
  return { ...SAVED, result: await categoryOf(app.db, id) }
}

export async function changeCategory(app: App, operator: User, { id, draft, seen, reason }: CategoryChange) {
  await app.transaction(async (tx) => {
    const business = await businessOf(tx, draft)
    const was = await categoryOf(tx, id)
    if (isOverwritten(seen, was, [...Object.keys(draft), 'business'])) fail('content_changed_meanwhile')
    if (was.products_count && business.kind !== was.type) failAt('business_id', 'category_kind_fixed')
    if (draft.code !== was.code || business.id !== was.business.id) await checkCode(tx, draft, id)
    // products are locked before their category, in the order that imports use
    if (draft.code !== was.code || draft.total !== was.total) await refer(tx, app, id, draft)
    const changes = changesOf(named(was), named({ ...draft, business }))
    const corrected = Object.keys(changes.after).filter((field) => field !== 'business')
    await updateCategory(tx, id, { ...draft, type: business.kind, slug: slugOf(draft), corrected })
    if (draft.symbol !== was.symbol) await keepSymbol(tx, app, operator, { id, symbol: draft.symbol })
    const act = { kind: 'category_changed' as const, subject: subjectOf(id), title: draft.name, reason }
    await noteAct(tx, app, operator, { ...act, detail: changes })
  })
  app.bus.publish('shop_changed', {})
  return { ...SAVED, result: await categoryOf(app.db, id) }
}

export async function removeCategory(app: App, operator: User, { id, reason }: { id: number; reason: string }) {
  await app.transaction(async (tx) => {
    const was = await categoryOf(tx, id)
    await deleteShelvesOf(tx, id)
    if (!(await deleteEmptyCategory(tx, id))) fail('category_in_use')
    await dropPhotos(tx, app, [shownBy(id)])
    const act = { kind: 'category_removed' as const, subject: subjectOf(id), title: was.name, reason }
    await noteAct(tx, app, operator, { ...act, detail: { before: named(was) } })
  })
  app.bus.publish('shop_changed', {})
  return { error: false, message: usualReplies.removed }
}

const named = <Of extends { business: { id: number; name: string } }>({ business, ...draft }: Of) => ({
  ...draft,
  business_id: business.id,
  business: business.name,
})

const businessOf = async (tx: Tx, { business_id: id }: CategoryDraft) =>
  (await holdBusiness(tx, id)) ?? failAt('business_id', 'business_not_found')

async function checkCode(tx: Tx, { business_id: businessId, code }: CategoryDraft, id: number | null) {
  if (await isCodeTaken(tx, { businessId, code, id })) failAt('code', 'category_code_taken')
}

async function refer(tx: Tx, app: App, id: number, { code, total }: CategoryDraft) {
  const rows = (await numbersOfCategory(tx, id)).map(({ id: product, card_number: number }) => ({
    id: product,
    reference: referenceOf(code, number),
    reference_total: totalReferenceOf(number, total),
  }))
  if (rows.length) await updateReferences(tx, rows, app.clock.now())
}

const keepSymbol = (tx: Tx, app: App, operator: User, { id, symbol }: { id: number; symbol: string | null }) =>
  showPhotos(tx, app, operator.id, [{ by: shownBy(id), photos: symbol?.startsWith('/fotos/') ? [symbol] : [] }])
