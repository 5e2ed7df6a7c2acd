import { joined } from '@bra/contract/kit/saying'
import type { NewPriceRule, PricedOffer, priceRulesSchemas } from '@bra/contract/selling/price-rules.schemas'
import { conditionSaying, extraSaying, finishSaying, languageSaying } from '@bra/contract/trade/copy-sayings'
import type { Extra } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { offsetOf, paginate, type PageQuery } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { holdSellingStore, insertChange, saveListings } from '../inventory/index.ts'
import { type Needs, offersToPrice, type Passed, type PricedListing } from './offers.queries.ts'
import { type Decision, priceOf, type Rule } from './pricing.ts'
import { rulesOfStore } from './rules.queries.ts'

const MEDIAN_DAYS = 90
const LAST_SALE_DAYS = 365
const OFFERS_AT_ONCE = 1000

export async function previewRun(
  app: App,
  user: Actor,
  {
    store_id,
    draft,
    only_changes,
    order,
    ...asked
  }: PageQuery & Pick<z.output<typeof priceRulesSchemas.preview.body>, 'store_id' | 'draft' | 'only_changes' | 'order'>,
) {
  const storeId = ownStore(user, store_id)
  const rules = withDraft(await rulesOfStore(app.db, storeId), draft).filter(({ active }) => active)
  const all = (await decideAll(app.db, app, { storeId, rules })).map(offerView)
  const changed = all.filter(({ before_cents, after_cents }) => before_cents !== after_cents)
  const wanted = only_changes ? changed : all
  const shown = order === 'change' ? wanted.toSorted((one, other) => changeOf(other) - changeOf(one)) : wanted
  const from = offsetOf(asked)
  return {
    offers: shown.slice(from, from + asked.per_page),
    paginate: paginate(asked, shown.length),
    seen: all.length,
    changes: changed.length,
  }
}

const changeOf = ({ before_cents: before, after_cents: after }: ReturnType<typeof offerView>) =>
  Math.abs(after / before - 1)

type KeptRule = Awaited<ReturnType<typeof rulesOfStore>>[number]

/** Puts an unsaved rule in the place of the one it changes, even an inactive one, or where it would be saved. */
function withDraft(rules: KeptRule[], draft: NewPriceRule | undefined): KeptRule[] {
  if (!draft) return rules
  const id = draft.id ?? 0
  const others = rules.filter((rule) => rule.id !== id)
  const position = rules.find((rule) => rule.id === id)?.position ?? draft.position ?? Infinity
  const before = others.filter((rule) => rule.position < position).length
  return others.toSpliced(before, 0, { ...draft, id, position })
}

const activeRules = async (db: Db, storeId: number): Promise<Rule[]> =>
  (await rulesOfStore(db, storeId)).filter(({ active }) => active)

export async function runRules(
  tx: Tx,
  app: App,
  { storeId, userId, except = [] }: { storeId: number; userId: number | null; except?: number[] },
) {
  await holdSellingStore(tx, storeId)
  const rules = await activeRules(tx, storeId)
  const decided = await decideAll(tx, app, { storeId, rules, isByClock: userId === null })
  const left = new Set(except)
  const moved = decided.filter(({ offer, after_cents }) => after_cents !== offer.price_cents && !left.has(offer.id))
  const action = { kind: 'price_rules', seen: decided.length } as const
  const id = await insertChange(tx, { store_id: storeId, user_id: userId, action, made_at: app.clock.now() })
  const reasons = new Map(moved.map(({ offer, reason }) => [offer.id, reason]))
  const outcomes = moved.length
    ? await saveListings(tx, app, {
        storeId,
        listings: moved.map(({ offer, after_cents }) => ({ id: offer.id, price_cents: after_cents })),
        under: { changeId: id, reasons },
      })
    : []
  return { id, offers: outcomes.filter(({ outcome }) => outcome === 'changed').length }
}

export async function runByHand(
  app: App,
  user: Actor,
  { store_id, except }: z.output<typeof priceRulesSchemas.run.body>,
) {
  const storeId = ownStore(user, store_id)
  if ((await activeRules(app.db, storeId)).length === 0) fail('no_price_rules')
  const result = await app.transaction((tx) => runRules(tx, app, { storeId, userId: user.id, except }))
  return { error: false, message: usualReplies.updated, result }
}

type Decided = Decision & { offer: PricedListing }

interface Deciding {
  storeId: number
  rules: Rule[]
  isByClock?: boolean
}

async function decideAll(db: Db, { clock }: Pick<App, 'clock'>, { storeId, rules, isByClock }: Deciding) {
  const needs = needsOf(rules, clock.now())
  const decided: Decided[] = []
  for (let after: Passed = { product_id: 0, id: 0 }; ; after = decided.at(-1)!.offer) {
    const offers = await offersToPrice(db, storeId, { after, limit: OFFERS_AT_ONCE, needs })
    for (const offer of offers) decided.push({ offer, ...priceOf(offer, rules, isByClock) })
    if (offers.length < OFFERS_AT_ONCE) return decided
  }
}

function needsOf(rules: Rule[], now: Date): Needs {
  const follows = (source: string) => rules.some(({ pricing }) => pricing.source === source)
  return {
    lowest: follows('lowest'),
    median: follows('median') || rules.some(({ rails }) => rails.median_percent !== null),
    lastSale: follows('last_sale'),
    since: { median: daysBefore(now, MEDIAN_DAYS), lastSale: daysBefore(now, LAST_SALE_DAYS) },
    now,
  }
}

const variantOf = ({ condition, language, finish, extras }: PricedListing) =>
  joined(
    [
      conditionSaying(condition),
      languageSaying(language),
      ...(finish === 'normal' ? [] : [finishSaying(finish)]),
      ...(extras as Extra[]).map(extraSaying),
    ],
    ', ',
  )

const offerView = ({ offer, rule, after_cents, reason }: Decided): z.input<typeof PricedOffer> => ({
  listing_id: offer.id,
  product_name: `${offer.product_name} (${offer.code})`,
  variant: variantOf(offer),
  rule: rule?.name ?? null,
  before_cents: offer.price_cents,
  after_cents,
  reason,
})
