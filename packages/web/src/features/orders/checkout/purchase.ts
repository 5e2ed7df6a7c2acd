import type { Cart, CartQuote } from '@bra/contract/orders/cart.schemas'
import { spendableCredit } from '@bra/contract/money/credits.schemas'
import type { Order, OrderLine } from '@bra/contract/orders/orders.schemas'
import { sealedConditions } from '@bra/contract/trade/trade'
import { dueOf } from '../orders/paying.data.ts'
import type { Translate } from '../../../lib/text.tsx'
import { parcelsOf } from '../cart/parcels-of.ts'
import { partInWords } from '../orders/parcel-part.ts'
import { variantWords } from '../../catalogue/variants/variant-words.ts'

/** What is about to be paid: the current cart or a waiting order. */
export interface Purchase {
  count: number
  freight_cents: number | null
  total_cents: number
  /** What credit may pay of it, as the buyer chooses. */
  spendable_cents: number
  credit_cents: number
  /** What is left to be paid by Pix or card. */
  due_cents: number
  parcels: Parcel[]
}

export interface Parcel {
  key: string
  /** Null for the Bra Center. */
  store: string | null
  lines: PurchaseLine[]
  goods_cents: number
  freight_cents: number | null
  shipping: CartQuote | null
  parcels: number
  /** Says which of the parcels of its sender it is; null before the order is placed, and for a single one. */
  part: string | null
}

export interface PurchaseLine {
  key: string
  product: { id: number; name: string }
  image: string | undefined
  isCard: boolean
  facts: string
  copy: Pick<OrderLine, 'comment' | 'photos' | 'passport'>
  quantity: number
  cents: number
}

const factsOf = (t: Translate, line: Parameters<typeof variantWords>[1]) => variantWords(t, line).join('\u00A0· ')

const isSealed = ({ condition }: Pick<OrderLine, 'condition'>) =>
  (sealedConditions as readonly string[]).includes(condition)

interface OwnCredit {
  /** What the buyer has, in cents. */
  has: number
  isUsed: boolean
}

export const purchaseOfCart = (cart: Cart, t: Translate, { has, isUsed }: OwnCredit): Purchase => {
  const sent = cart.groups.filter((group) => group.count > 0)
  const spendable = spendableCredit(has, cart.total_cents)
  const credit = isUsed ? spendable : 0
  return {
    count: sent.reduce((units, group) => units + group.count, 0),
    freight_cents: cart.freight_cents,
    total_cents: cart.total_cents,
    spendable_cents: spendable,
    credit_cents: credit,
    due_cents: cart.total_cents - credit,
    parcels: sent.map((group) => ({
      key: String(group.store?.id ?? 'center'),
      store: group.store?.name ?? null,
      goods_cents: group.goods_cents,
      freight_cents: group.freight_cents,
      shipping: group.quotes.find(({ code }) => code === group.shipping) ?? null,
      parcels: parcelsOf(group),
      part: null,
      lines: group.lines
        .filter(({ available }) => available > 0)
        .map((line) => ({
          key: `${line.id} ${line.bra_center}`,
          product: line.product,
          image: line.product.product_image[0]?.image,
          isCard: line.product.type === 'tcg',
          facts: factsOf(t, { ...line, ...line.offer! }),
          copy: line.offer!,
          quantity: Math.min(line.quantity, line.available),
          cents: line.total_cents,
        })),
    })),
  }
}

export const purchaseOfOrder = (order: Order, t: Translate): Purchase => ({
  count: order.count,
  freight_cents: order.freight_cents,
  total_cents: order.total_cents,
  spendable_cents: 0,
  credit_cents: order.credit_cents,
  due_cents: dueOf(order),
  parcels: order.store_orders.map((parcel) => ({
    key: String(parcel.id),
    store: parcel.store?.name ?? null,
    goods_cents: parcel.goods_cents,
    freight_cents: parcel.freight_cents,
    shipping: parcel.shipping,
    parcels: 1,
    part: partInWords(parcel, t),
    lines: parcel.lines.map((line) => ({
      key: String(line.id),
      product: { id: line.product_id, name: line.name },
      image: line.product_image[0]?.image,
      isCard: !isSealed(line),
      facts: factsOf(t, line),
      copy: line,
      quantity: line.quantity,
      cents: line.unit_price_cents * line.quantity,
    })),
  })),
})
