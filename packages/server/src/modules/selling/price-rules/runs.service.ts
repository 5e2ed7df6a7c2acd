import type { NewPriceRule, PricedOffer } from '@bra/contract/price-rules.schemas'
import { conditionNames, finishNames, languageNames, extraNames, type Extra } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import { daysBefore } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { offsetOf, paginate } from '../../platform/paging.ts'
import type { User } from '../../platform/routes.ts'
import { holdSellingStore, ownStore, saveListings } from '../inventory/index.ts'
import { type Needs, offersToPrice, type Passed, type PricedListing } from './offers.queries.ts'
import { type Decision, priceOf, type Rule } from './pricing.ts'
import { rulesOfStore } from './rules.queries.ts'
import {
  changesOfRun,
  changesToUndo,
  countOfRuns,
  insertChanges,
  insertRun,
  markUndone,
  runById,
  runsOfStore,
} from './runs.queries.ts'

const MEDIAN_DAYS = 90
const LAST_SALE_DAYS = 365
const OFFERS_AT_ONCE = 1000

interface Asked {
  page: number
  per_page: number
}

/** What a run would do now, row by row; nothing is written. */
export async function previewRun(
  app: App,
  user: User,
  {
    store_id,
    draft,
    only_changes,
    ...asked
  }: Asked & { store_id: number; draft?: NewPriceRule; only_changes: boolean },
) {
  const storeId = ownStore(user, store_id)
  const rules = withDraft(await rulesOfStore(app.db, storeId), draft).filter(({ active }) => active)
  const all = (await decideAll(app.db, app, storeId, rules)).map(offerView)
  const changed = all.filter(({ before_cents, after_cents }) => before_cents !== after_cents)
  const shown = only_changes ? changed : all
  const from = offsetOf(asked)
  return {
    offers: shown.slice(from, from + asked.per_page),
    paginate: paginate(asked, shown.length),
    seen: all.length,
    changes: changed.length,
  }
}

type KeptRule = Awaited<ReturnType<typeof rulesOfStore>>[number]

/** A rule that is being written takes the place of the one it changes, also of one that is off; a new one as it is saved. */
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

/** Prices a store's offers anew by its rules, from the market as it is in this transaction. */
export async function runRules(tx: Tx, app: App, { storeId, userId }: { storeId: number; userId: number | null }) {
  await holdSellingStore(tx, storeId)
  const decided = await decideAll(tx, app, storeId, await activeRules(tx, storeId))
  const moved = decided.filter(({ offer, after_cents }) => after_cents !== offer.price_cents)
  const outcomes = moved.length
    ? await saveListings(tx, app, {
        storeId,
        listings: moved.map(({ offer, after_cents }) => ({ id: offer.id, price_cents: after_cents })),
      })
    : []
  const changes = moved.filter((_, at) => outcomes[at]!.outcome === 'changed').map(changeRow)
  const { id } = await insertRun(tx, {
    store_id: storeId,
    user_id: userId,
    ran_at: app.clock.now(),
    offers_seen: decided.length,
    offers_changed: changes.length,
    undone_at: null,
    problem: null,
  })
  if (changes.length > 0) await insertChanges(tx, id, changes)
  return { id, changed: changes.length }
}

export async function runByHand(app: App, user: User, { store_id }: { store_id: number }) {
  const storeId = ownStore(user, store_id)
  if ((await activeRules(app.db, storeId)).length === 0) fail('no_price_rules')
  const { id } = await app.transaction((tx) => runRules(tx, app, { storeId, userId: user.id }))
  return { error: false, message: 'Atualizado com sucesso!', result: (await runById(app.db, id))!.run }
}

type Decided = Decision & { offer: PricedListing }

async function decideAll(db: Db, { clock }: Pick<App, 'clock'>, storeId: number, rules: Rule[]): Promise<Decided[]> {
  const needs = needsOf(rules, clock.now())
  const decided: Decided[] = []
  for (let after: Passed = { product_id: 0, id: 0 }; ; after = decided.at(-1)!.offer) {
    const offers = await offersToPrice(db, storeId, { after, limit: OFFERS_AT_ONCE, needs })
    for (const offer of offers) decided.push({ offer, ...priceOf(offer, rules) })
    if (offers.length < OFFERS_AT_ONCE) return decided
  }
}

/** What no rule looks at is not counted. */
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
  [
    conditionNames[condition],
    languageNames[language],
    finish === 'normal' ? null : finishNames[finish],
    ...(extras as Extra[]).map((extra) => extraNames[extra]),
  ]
    .filter(Boolean)
    .join(', ')

const offerView = ({ offer, rule, after_cents, reason }: Decided): PricedOffer => ({
  listing_id: offer.id,
  product_name: `${offer.product_name} (${offer.code})`,
  variant: variantOf(offer),
  rule: rule?.name ?? null,
  before_cents: offer.price_cents,
  after_cents,
  reason,
})

function changeRow(decided: Decided) {
  const { rule: _, ...row } = offerView(decided)
  // a rule that is being tried out has no id
  return { ...row, rule_id: decided.rule?.id || null }
}

export async function listRuns({ db }: App, user: User, { store_id, ...asked }: Asked & { store_id: number }) {
  const storeId = ownStore(user, store_id)
  const [runs, total] = await Promise.all([runsOfStore(db, storeId, asked), countOfRuns(db, storeId)])
  return { runs, paginate: paginate(asked, total) }
}

export async function showRun({ db }: App, user: User, { id, ...asked }: Asked & { id: number }) {
  const { run } = await ownRun(db, user, id)
  return { run, changes: await changesOfRun(db, id, asked), paginate: paginate(asked, run.offers_changed) }
}

async function ownRun(db: Db, user: User, id: number) {
  const found = await runById(db, id)
  return found && user.storeIds.includes(found.store_id) ? found : fail('price_run_not_found')
}

/** Gives back the price before the run to every offer that still has the one of the run. */
export async function undoRun(app: App, user: User, id: number) {
  const { store_id: storeId } = await ownRun(app.db, user, id)
  const { restored, touched } = await app.transaction(async (tx) => {
    await holdSellingStore(tx, storeId)
    if ((await runById(tx, id))!.run.undone_at) fail('price_run_undone')
    const changes = await changesToUndo(tx, id)
    const back = changes.filter(({ untouched }) => untouched)
    const listings = back.map(({ listing_id, before_cents }) => ({ id: listing_id, price_cents: before_cents }))
    const outcomes = listings.length ? await saveListings(tx, app, { storeId, listings }) : []
    const done = back.filter((_, at) => outcomes[at]!.outcome !== 'refused').map(({ listing_id }) => listing_id)
    await markUndone(tx, id, { restored: done, at: app.clock.now() })
    return { restored: done.length, touched: changes.length - done.length }
  })
  const { run } = (await runById(app.db, id))!
  return { error: false, message: 'Preços de volta.', result: run, restored, moved_on: touched }
}
