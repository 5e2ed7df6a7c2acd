import { en, pt, say, type Saying } from '@bra/contract/kit/saying'
import type { Cart, CartGroup, GroupQuote } from '@bra/contract/orders/cart.schemas'
import type { Uf } from '@bra/contract/trade/trade'
import type { MethodCode } from '../../stores/shipping/shipping.tables.ts'
import {
  type FreeRule,
  gramsOf,
  isFreed,
  lowestFreeFrom,
  methodSaying,
  type Parcel,
  type Quote,
  ruleOfDay,
  ruleOfStore,
} from '../../stores/shipping/index.ts'
import { linesOf, type PricedLine, unitsThere } from './cart.lines.ts'
import type { CartRow } from './cart.queries.ts'

export interface Bundle {
  store: CartRow | null
  lines: PricedLine[]
  items: Parcel['items']
  goodsCents: number
}

export interface Destination {
  uf: Uf
  cep: string
}

export interface Center extends Destination {
  postsInDays: number
}

export interface Terms {
  center: Center | null
  freeDay: Cart['free_day']
  freightRules: ReadonlyMap<number, FreeRule[]>
  chosen: Map<number | null, MethodCode>
  destination: Destination | null
}

// days promised beyond the carrier's table, as on product pages
const LATEST_DAYS = 2
// free freight is that of a parcel: a letter needs consent, and picking up costs nothing anyway
const freed = new Set<MethodCode>(['mini', 'pac', 'sedex'])

/** Groups lines by sender: stores in the order they came into the cart, the centre last. */
export function bundlesOf(rows: CartRow[]): Bundle[] {
  const bundles = new Map<number | null, Bundle>()
  for (const row of rows)
    for (const line of linesOf(row)) {
      const key = line.bra_center ? null : row.store.id
      const bundle = bundles.get(key) ?? { store: line.bra_center ? null : row, lines: [], items: [], goodsCents: 0 }
      bundles.set(key, bundle)
      bundle.lines.push(line)
      if (line.available === 0) continue
      bundle.goodsCents += line.total_cents
      bundle.items.push(itemOf(row, line))
    }
  const center = bundles.get(null)
  bundles.delete(null)
  return [...bundles.values(), ...(center ? [center] : [])]
}

const itemOf = ({ product }: CartRow, line: PricedLine) => ({
  quantity: unitsThere(line),
  cents: line.unit_price_cents,
  grams: product.weight_grams,
  isCard: product.type === 'tcg',
  sides: product.sides,
})

export const parcelOf = (bundle: Bundle, to: Destination, center: Destination | null): Parcel => ({
  origin: bundle.store?.uf ?? center!.uf,
  destination: to.uf,
  originCep: bundle.store?.cep ?? center!.cep,
  destinationCep: to.cep,
  items: bundle.items,
  valueCents: bundle.goodsCents,
  sendsLetters: bundle.store?.sends_letters ?? false,
  allowsPickup: bundle.store?.allows_pickup ?? false,
  storeId: bundle.store?.store.id ?? null,
})

/** Ways to send a bundle, and with one more card: first one that costs nothing, then one of `PROBED_CARD_CENTS`. */
export interface BundleQuotes {
  now: Quote[]
  /** Empty where a carrier would have to be asked. */
  withCard: Quote[][]
}

/** A quote with what goes in each parcel, if there are several: the units of each line that can be bought. */
export interface OfferedQuote extends GroupQuote {
  parts?: Quote['parts']
}

export interface PricedGroup extends Omit<CartGroup, 'lines' | 'quotes' | 'notice'> {
  lines: PricedLine[]
  quotes: (Omit<OfferedQuote, 'name'> & { name: Saying })[]
  notice: Saying | null
}

export function groupOf(bundle: Bundle, { now: quotes, withCard }: BundleQuotes, terms: Terms): PricedGroup {
  const { store, lines, items, goodsCents } = bundle
  const rules = freeRulesOf(bundle, terms)
  const missing = missingForFree(bundle, rules)
  const postsInDays = store?.store.posts_in_days ?? terms.center!.postsInDays
  const offered = offeredQuotes(quotes, { postsInDays, isFree: missing === 0 })
  const chosen = terms.chosen.get(store?.store.id ?? null)
  const counted = countedQuote(offered, chosen)
  const costOf = (ways: Quote[], isFree: boolean) =>
    countedQuote(offeredQuotes(ways, { postsInDays, isFree }), chosen)?.cents ?? null
  const staysFree = isFreed(rules, withOneCard(bundle))
  const isAsked = counted !== undefined && (counted.cents > 0 || (missing === 0 && !staysFree))
  const isSent = items.length > 0 && terms.destination !== null
  return {
    store: store?.store ?? null,
    lines,
    count: items.reduce((total, item) => total + item.quantity, 0),
    goods_cents: goodsCents,
    quotes: offered.map((quote) => ({ ...quote, name: methodSaying(quote) })),
    shipping: counted?.code ?? null,
    freight_cents: items.length === 0 ? 0 : (counted?.cents ?? null),
    notice: isSent ? noticeOf(counted, chosen) : null,
    free_missing_cents: items.length > 0 ? missing : null,
    free_saves_cents: counted && missing ? counted.cents - costOf(quotes, true)! : null,
    with_card_cents: isAsked ? certain(withCard.map((ways) => costOf(ways, staysFree))) : null,
  }
}

/** What a card costs may decide which ways take it: only a freight that all prices share is known. */
const certain = ([least = null, ...others]: (number | null)[]) =>
  others.every((cents) => cents === least) ? least : null

const freeRulesOf = ({ store }: Bundle, { freeDay, freightRules }: Terms): FreeRule[] => [
  ...(store ? ruleOfStore(store.store.free_shipping_over_cents) : []),
  ...(store ? (freightRules.get(store.store.id) ?? []) : []),
  ...ruleOfDay(freeDay),
]

/** Returns the cents of goods missing for free freight; null if no rule frees a parcel of this weight. */
function missingForFree({ items, goodsCents }: Bundle, rules: FreeRule[]) {
  const from = lowestFreeFrom(rules, gramsOf(items))
  return from === null ? null : Math.max(0, from - goodsCents)
}

const withOneCard = ({ items, goodsCents }: Bundle) => ({ goods: goodsCents, grams: gramsOf(items) + CARD.grams })

export const CARD = { quantity: 1, grams: 2, cents: 0, isCard: true, sides: null }

/** Returns the cents and days of each way to send, posting included; cheapest first. */
export function offeredQuotes(quotes: Quote[], { postsInDays, isFree }: { postsInDays: number; isFree: boolean }) {
  const free = isFree ? quotes.find((quote) => freed.has(quote.code)) : undefined
  const offered = quotes.map(({ days, ...quote }): OfferedQuote => {
    const from = postsInDays + days
    return {
      ...quote,
      parcels: quote.parts?.length ?? 1,
      cents: quote.code === free?.code ? 0 : quote.cents,
      regular_cents: quote.cents,
      days_min: from,
      days_max: quote.code === 'retirada' ? from : from + LATEST_DAYS,
    }
  })
  return offered.toSorted((a, b) => a.cents - b.cents || a.days_min - b.days_min)
}

export const countedQuote = (offered: OfferedQuote[], chosen: MethodCode | null | undefined) =>
  offered.find((quote) => quote.code === chosen) ?? offered.find((quote) => quote.code !== 'retirada') ?? offered[0]

const names: Record<MethodCode, Saying> = {
  carta: say('A Carta Registrada', 'Carta Registrada'),
  mini: say('O Mini Envios', 'Mini Envios'),
  pac: say('O PAC', 'PAC'),
  sedex: say('O Sedex', 'Sedex'),
  retirada: say('A retirada na loja', 'Picking up at the store'),
}

function noticeOf(counted: OfferedQuote | undefined, chosen: MethodCode | undefined) {
  if (!counted)
    return say(
      'Nenhuma forma de envio leva estes itens juntos. Remova alguns ou divida a compra.',
      'No way of shipping takes these items together. Remove some or split the purchase.',
    )
  if (!chosen || counted.code === chosen) return null
  return say(
    pt`${names[chosen]} não serve mais para estes itens. Agora conta: ${methodSaying(counted)}.`,
    en`${names[chosen]} no longer fits these items. Counted now: ${methodSaying(counted)}.`,
  )
}
