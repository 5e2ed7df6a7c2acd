import { say, type Saying } from '@bra/contract/kit/saying'
import { type Cart, MOST_OF_AN_ORDER_CENTS, PROBED_CARD_CENTS } from '@bra/contract/orders/cart.schemas'
import { formatCep, ufOfCep } from '@bra/contract/trade/postal'
import type { App } from '../../../app.ts'
import { rulesOf } from '../../ground/settings/index.ts'
import { carrierOf, freeShippingToday, freightRulesTo, type Quoter, quotesFor } from '../../stores/shipping/index.ts'
import {
  type Bundle,
  type BundleQuotes,
  bundlesOf,
  CARD,
  type Center,
  type Destination,
  groupOf,
  parcelOf,
  type PricedGroup,
  type Terms,
} from './cart.groups.ts'
import { isWhole } from './cart.lines.ts'
import { type CartRow, idOfCart, rowsOfCart } from './cart.queries.ts'
import { destinationOf, placeOf } from './destination.ts'
import type { CartOwner } from './owner.ts'

const NOTHING = { goods_cents: 0, freight_cents: 0, total_cents: 0, can_checkout: false }
const EMPTY = { ...NOTHING, count: 0, groups: [], free_day: null }

export interface PricedCart extends Omit<Cart, 'groups' | 'notice'> {
  groups: PricedGroup[]
  notice: Saying | null
}

type Reader = Quoter & Pick<App, 'clock'>

export async function cartOf(
  app: Reader,
  owner: CartOwner,
  asked: Destination | string | undefined,
): Promise<PricedCart> {
  const { db } = app
  const rows = await rowsOfCart(db, owner, app.isHeld)
  const [first] = rows
  const destination = await destinationFor(db, owner, { asked, first })
  const to = { cep: destination?.cep ?? null, notice: noticeOf(asked, destination) }
  if (!first) return { ...EMPTY, ...to, id: await idOfCart(db, owner) }

  const bundles = bundlesOf(rows)
  const terms: Terms = {
    destination,
    center: bundles.some(({ store }) => store === null) ? centerAt(first.center_cep, first.center_posting_days) : null,
    chosen: new Map(first.chosen.map(({ store_id, method }) => [store_id, method])),
    freeDay: destination && (await freeShippingToday(db, app.clock, destination.uf)),
    freightRules: destination ? await freightRulesTo(db, destination.uf, storesOf(bundles)) : new Map(),
  }
  const quotes = await quotesOfBundles(app, bundles, terms)
  const groups = bundles.map((bundle, at) => groupOf(bundle, quotes[at]!, terms))
  return { id: first.cart_id, ...to, ...summed(terms, groups) }
}

/** The rows of a cart tell the default address along, so that it is read by itself for an empty cart alone. */
function destinationFor(
  db: Reader['db'],
  { userId }: CartOwner,
  { asked, first }: { asked: Destination | string | undefined; first: CartRow | undefined },
) {
  if (typeof asked === 'object') return asked
  if (asked !== undefined || !first) return destinationOf(db, userId, asked)
  const { home_postcode: postcode, home_state: state } = first
  return postcode !== null && state !== null ? placeOf({ postcode, state }) : null
}

const noticeOf = (asked: Destination | string | undefined, destination: Destination | null) =>
  typeof asked === 'string' && !destination
    ? say(
        `Não encontramos o CEP ${formatCep(asked)}. Confira os números para ver o frete.`,
        `We could not find the CEP ${formatCep(asked)}. Check the digits to see the shipping.`,
      )
    : null

export const bundlesInCart = async (db: Reader['db'], owner: CartOwner, without: number[]) =>
  bundlesOf((await rowsOfCart(db, owner)).filter(({ id }) => !without.includes(id)))

export async function centerOf({ db }: Pick<Reader, 'db'>): Promise<Center> {
  const rules = await rulesOf(db, ['bra_center_cep', 'bra_center_posting_days'])
  return centerAt(rules.bra_center_cep, Number(rules.bra_center_posting_days))
}

const centerAt = (cep: string, postsInDays: number): Center => ({ cep, uf: ufOfCep(cep) ?? 'SP', postsInDays })

/** Returns quotes in the order of the bundles; none if no CEP is known, or nothing of a bundle can be bought. */
async function quotesOfBundles(app: Reader, bundles: Bundle[], { destination, center }: Terms) {
  const sent = destination ? bundles.filter((bundle) => bundle.items.length > 0) : []
  // a carrier would have to be asked once more for each parcel
  const cards = carrierOf(app) ? [] : [0, PROBED_CARD_CENTS]
  const loads = sent.flatMap((bundle) => [bundle, ...cards.map((cents) => withCard(bundle, cents))])
  const quotes = await quotesFor(
    app,
    loads.map((load) => parcelOf(load, destination!, center)),
  )
  return bundles.map((bundle): BundleQuotes => {
    const at = sent.indexOf(bundle) * (1 + cards.length)
    const [now = [], ...more] = at < 0 ? [] : quotes.slice(at, at + 1 + cards.length)
    return { now, withCard: more }
  })
}

const storesOf = (bundles: Bundle[]) => bundles.flatMap(({ store }) => store?.store.id ?? [])
const withCard = (bundle: Bundle, cents: number): Bundle => ({
  ...bundle,
  items: [...bundle.items, { ...CARD, cents }],
  goodsCents: bundle.goodsCents + cents,
})

function summed(terms: Terms, groups: PricedGroup[]): Omit<PricedCart, 'id' | 'cep' | 'notice'> {
  const goods = groups.reduce((total, group) => total + group.goods_cents, 0)
  const isQuoted = groups.every((group) => group.freight_cents !== null)
  const freight = isQuoted ? groups.reduce((total, group) => total + group.freight_cents!, 0) : null
  const lines = groups.flatMap((group) => group.lines)
  const bought = lines.filter((line) => line.available > 0)
  const total = goods + (freight ?? 0)
  return {
    count: lines.reduce((total, line) => total + line.quantity, 0),
    groups,
    free_day: terms.freeDay && { name: terms.freeDay.name, minimum_cents: terms.freeDay.minimum_cents },
    goods_cents: goods,
    freight_cents: freight,
    total_cents: total,
    // without a CEP the freight is still unknown, and the checkout asks for it
    can_checkout:
      bought.length > 0 &&
      bought.every(isWhole) &&
      (isQuoted || terms.destination === null) &&
      total <= MOST_OF_AN_ORDER_CENTS,
  }
}
