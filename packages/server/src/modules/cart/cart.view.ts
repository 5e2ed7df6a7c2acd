import { type Cart, MOST_OF_AN_ORDER_CENTS } from '@bra/contract/cart.schemas'
import { ufOfCep } from '@bra/contract/postal'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { defaultAddress } from '../addresses/index.ts'
import { rulesOf } from '../settings/index.ts'
import { carrierOf, freeShippingToday, type Quoter, quotesFor } from '../shipping/index.ts'
import { type Bundle, bundlesOf, type Center, groupOf, parcelOf, type Terms } from './cart.groups.ts'
import { isWhole } from './cart.lines.ts'
import { idOfCart, rowsOfCart } from './cart.queries.ts'

const EMPTY = { id: null, count: 0, groups: [], free_day: null, goods_cents: 0, freight_cents: 0, total_cents: 0 }

/** Also a transaction reads the cart, through its own `db`: `isHeld` keeps its offers as they are. */
type Reader = Quoter & Pick<App, 'clock'>

/** The active cart of a person as it stands now, with freight to `cep`, or else to the default address. */
export async function cartOf(app: Reader, userId: number, asked: string | undefined): Promise<Cart> {
  const { db } = app
  const [rows, ownCep] = await Promise.all([rowsOfCart(db, userId, app.isHeld), asked ?? defaultCep(db, userId)])
  const cep = asked ?? ownCep
  const destination = cep === null ? null : { cep, uf: ufOfCep(cep) ?? fail('postal_code_not_found') }
  const [first] = rows
  if (!first) return { ...EMPTY, id: await idOfCart(db, userId), cep, can_checkout: false }

  const bundles = bundlesOf(rows)
  const terms: Terms = {
    destination,
    center: bundles.some(({ store }) => store === null) ? await centerOf(app) : null,
    chosen: new Map(first.chosen.map(({ store_id, method }) => [store_id, method])),
    freeDay: destination && (await freeShippingToday(db, app.clock, destination.uf)),
  }
  const quotes = await quotesOfBundles(app, bundles, terms)
  return summed(
    first.cart_id,
    cep,
    terms,
    bundles.map((bundle, at) => groupOf(bundle, quotes[at]!, terms)),
  )
}

/** Has the carrier quoted what an order is about to be placed with; nothing to do where only the table tells. */
export async function askForFreight(app: Reader, userId: number, cep: string) {
  if (carrierOf(app)) await cartOf(app, userId, cep)
}

async function centerOf({ db }: Reader): Promise<Center> {
  const rules = await rulesOf(db, ['bra_center_cep', 'bra_center_posting_days'])
  const cep = rules.bra_center_cep
  return { cep, uf: ufOfCep(cep) ?? 'SP', postsInDays: Number(rules.bra_center_posting_days) }
}

/** In the order of the bundles; nothing where no CEP is known, or nothing of a bundle can be bought. */
async function quotesOfBundles(app: Reader, bundles: Bundle[], { destination, center }: Terms) {
  if (!destination) return bundles.map(() => [])
  const sent = bundles.filter((bundle) => bundle.items.length > 0)
  const quotes = await quotesFor(
    app,
    sent.map((bundle) => parcelOf(bundle, destination, center)),
  )
  return bundles.map((bundle) => quotes[sent.indexOf(bundle)] ?? [])
}

function summed(id: number, cep: string | null, terms: Terms, groups: Cart['groups']): Cart {
  const goods = groups.reduce((total, group) => total + group.goods_cents, 0)
  const isQuoted = groups.every((group) => group.freight_cents !== null)
  const freight = isQuoted ? groups.reduce((total, group) => total + group.freight_cents!, 0) : null
  const lines = groups.flatMap((group) => group.lines)
  const bought = lines.filter((line) => line.available > 0)
  const total = goods + (freight ?? 0)
  return {
    id,
    count: lines.reduce((total, line) => total + line.quantity, 0),
    groups,
    cep,
    free_day: terms.freeDay && { name: terms.freeDay.name, minimum_cents: terms.freeDay.minimum_cents },
    goods_cents: goods,
    freight_cents: freight,
    total_cents: total,
    // without a CEP the freight is the checkout's to ask for
    can_checkout:
      bought.length > 0 && bought.every(isWhole) && (isQuoted || cep === null) && total <= MOST_OF_AN_ORDER_CENTS,
  }
}

/** Where freight goes unless another CEP was given. */
const defaultCep = async (db: Db, userId: number) =>
  (await defaultAddress(db, { userId, storeId: null }))?.postcode ?? null
