import { money } from '@bra/contract/trade/format'
import { inventory } from '@bra/contract/selling/inventory'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { storeOrders } from '@bra/contract/dispatch/store-orders'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { useQuery } from '@tanstack/react-query'
import { Package, ShoppingBag } from 'lucide-react'
import { together } from '../../lib/Answer.tsx'
import { type Call, callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { officePaths } from '../../lib/office-paths.ts'
import { paths } from '../../lib/paths.ts'
import { type Translate, useText } from '../../lib/text.tsx'
import { tradeTexts } from '../../lib/trade-texts.ts'
import { useSettled } from '../../lib/useSettled.ts'
import { askedOf, type Entry, type EntryGroup, isNumber, isOrderNumber } from './entries.ts'
import { paletteTexts } from './texts.ts'

const DEBOUNCE_MS = 150
const MOST = 5

/** Asks a moment after the last key; earlier requests are cancelled. */
export function useFound(store: number | undefined, typed: string) {
  const t = useText()
  const call = useCall()
  const wanted = store === undefined ? null : askedOf(typed)
  const words = useSettled(wanted, DEBOUNCE_MS)
  const isOld = words !== wanted
  const about = { store: store ?? 0, words: words ?? '' }
  const orders = useQuery({
    queryKey: ['palette-orders', about],
    queryFn: ({ signal }) => ordersFor(call, about, signal),
    enabled: words !== null,
    retry: false,
  })
  const offers = useQuery({
    queryKey: ['palette-offers', about],
    queryFn: ({ signal }) => offersFor(call, about, signal),
    enabled: words !== null && !isOrderNumber(words),
    retry: false,
  })
  const asking = together(orders, offers)
  const isThere = wanted !== null && !isOld && !asking.isFetching
  return {
    // Shown together, because a later result would move the entry that is about to be chosen.
    groups: isThere ? foundGroups(about, orders.data ?? [], offers.data ?? [], t) : [],
    isBusy: wanted !== null && !isThere,
    failed: isThere && asking.error ? asking.refetch : null,
  }
}

/** A number is tried as an order first, anything else as an offer. */
function foundGroups({ store, words }: About, sales: StoreSale[], listings: OwnListing[], t: Translate): EntryGroup[] {
  const orders = { title: paletteTexts.orders, entries: sales.map((sale) => orderEntry(store, sale, t)) }
  const offers = { title: paletteTexts.offers, entries: listings.map((listing) => offerEntry(store, listing, t)) }
  return (isNumber(words) ? [orders, offers] : [offers, orders]).filter(({ entries }) => entries.length > 0)
}

interface About {
  store: number
  words: string
}

/** A number may also be an order that the centre sends for the store. */
async function ordersFor(call: Call, { store, words }: About, signal: AbortSignal): Promise<StoreSale[]> {
  const lists = await Promise.all(
    (isNumber(words) ? [false, true] : [false]).map((bra_center) =>
      callEndpoint(
        call,
        storeOrders.list,
        { params: { store_id: store }, query: { search: words, bra_center, page: 1, per_page: MOST } },
        signal,
      ),
    ),
  )
  return lists.flatMap((list) => list.orders).slice(0, MOST)
}

async function offersFor(call: Call, { store, words }: About, signal: AbortSignal): Promise<OwnListing[]> {
  const body = { store_id: store, search: words, order: 'name', page: 1, per_page: MOST } as const
  return (await callEndpoint(call, inventory.list, { body }, signal)).products
}

const orderEntry = (store: number, { id, order_id, buyer, goods_cents, freight_cents }: StoreSale, t: Translate) =>
  ({
    id: `order-${id}`,
    name: t(paletteTexts.order, { id: String(order_id) }),
    note: [buyer, money(goods_cents + freight_cents)].filter(Boolean).join(' · '),
    icon: ShoppingBag,
    to: paths.storeOrder(store, id),
  }) satisfies Entry

const offerEntry = (
  store: number,
  { id, product, condition, language, finish, price_cents }: OwnListing,
  t: Translate,
) =>
  ({
    id: `offer-${id}`,
    name: product.name,
    note: [
      product.code,
      condition.length <= 2 ? condition : t(tradeTexts[condition]),
      language,
      finish === 'normal' ? '' : t(tradeTexts[finish]),
      money(price_cents),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: Package,
    to: officePaths.listingsLeft(store, {
      busca: product.code,
      condicao: condition,
      idioma: language,
      acabamento: finish,
    }),
  }) satisfies Entry
