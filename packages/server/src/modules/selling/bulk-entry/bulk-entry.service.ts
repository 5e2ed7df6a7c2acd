import { en, pt, say } from '@bra/contract/kit/saying'
import type { EnterableProduct, bulkEntrySchemas, SavedEntry } from '@bra/contract/selling/bulk-entry.schemas'
import { finishMeant } from '@bra/contract/trade/copies'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { copiesOfProducts } from '../../catalogue/catalog/index.ts'
import { priceVariants } from '../../prices/fair-prices/index.ts'
import {
  enterListings,
  type Outcome,
  passportRuleOf,
  planSentence,
  whyRefused,
  withoutEmptyTerms,
} from '../inventory/index.ts'
import { type AskedVariant, productsOfSet, productsToEnter } from './bulk-entry.queries.ts'
import { productsMeant } from './meant-products.ts'

type Body<Name extends keyof typeof bulkEntrySchemas> = z.output<(typeof bulkEntrySchemas)[Name]['body']>

export async function listChecklist(
  app: App,
  user: Actor,
  { store_id, category_id, page, per_page, ...variant }: Body<'checklist'>,
) {
  const storeId = ownStore(user, store_id)
  const { ids, total } = await productsOfSet(app.db, category_id, { page, per_page })
  const rows = await enterable(
    app,
    storeId,
    ids.map((product_id) => ({ product_id, ...variant, extras: [] })),
  )
  return { rows, paginate: paginate({ page, per_page }, total) }
}

export async function findLines(app: App, user: Actor, { store_id, lines }: Body<'find'>) {
  const storeId = ownStore(user, store_id)
  const meant = await productsMeant(app, lines)
  const variants = meant.flatMap((ids, at) => {
    const { condition, language, finish, extras } = lines[at]!
    return ids.map((product_id) => ({ product_id, condition, language, finish, extras }))
  })
  const rows = await enterable(app, storeId, variants)
  let next = 0
  return { found: meant.map((ids) => rows.slice(next, (next += ids.length))) }
}

/** A finish that the printing does not have may be the shop's word for another one. */
async function enterable(app: App, storeId: number, asked: AskedVariant[]): Promise<EnterableProduct[]> {
  if (asked.length === 0) return []
  const copies = await copiesOfProducts(app.db, [...new Set(asked.map(({ product_id }) => product_id))])
  const variants = asked.map((one) => ({ ...one, finish: finishMeant(one.finish, copies.get(one.product_id)) }))
  const [rows, prices] = await Promise.all([
    productsToEnter(app.db, storeId, variants),
    priceVariants(app.db, app, variants, storeId),
  ])
  return rows.map((row, at) => ({
    ...row,
    finish: variants[at]!.finish,
    fair: prices[at]!.fair,
    lowest_cents: prices[at]!.lowest_cents,
  }))
}

/** Saves each listing under its own key; a key that was saved before gets its first answer again. */
export async function saveEntries(app: App, user: Actor, { store_id, if_exists, listings }: Body<'save'>) {
  const storeId = ownStore(user, store_id)
  const wishes = listings.map(({ key, ...listing }) => ({ key, listing: withoutEmptyTerms(listing) }))
  const outcomes = await app.transaction(async (tx) =>
    enterListings(tx, app, { storeId, wishes, ifExists: if_exists, passport: await passportRuleOf(tx, 'list') }),
  )
  return { error: false, message: usualReplies.saved, results: outcomes.map(told) }
}

const told = (outcome: Outcome): z.input<typeof SavedEntry> => ({
  outcome: outcome.outcome,
  id: outcome.id,
  message: noteOf(outcome),
  stock: stockOf(outcome),
})

const stockOf = (outcome: Outcome) => (outcome.outcome === 'refused' ? (outcome.had ?? null) : null)

function noteOf(outcome: Outcome) {
  if (outcome.outcome === 'refused') {
    const [why, { had }] = [whyRefused(outcome), outcome]
    return had === undefined ? why : say(pt`${why} Agora há ${had}.`, en`${why} There are ${had} now.`)
  }
  if (outcome.unseen)
    return say(
      'Fica pausada até ter o passaporte da condição: edite a oferta e fotografe a carta.',
      'It is paused until it has a condition passport: edit the offer and photograph the card.',
    )
  return outcome.waits ? planSentence(outcome.waits, 1) : null
}
