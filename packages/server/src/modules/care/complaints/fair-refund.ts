import type { ComplaintReason, FairLine, FairRefund } from '@bra/contract/care/complaints.schemas'
import type { FairPrice } from '@bra/contract/prices/fair-prices.schemas'
import type { CardCondition, OfferCondition } from '@bra/contract/trade/trade'
import { shareOf } from '../../money/ledger/index.ts'
import { worthAgainst } from '../../prices/fair-prices/index.ts'

const WHOLE = 10_000
/** Below so many sales, the price of this card says too little, and conditions are converted as shops price them. */
const ENOUGH_SALES = 5

export interface LineToPrice {
  line_id: number
  quantity: number
  unit_cents: number
  sold: OfferCondition
  received: CardCondition | null
  /** What a copy in each condition is worth; null without evidence. */
  soldPrice: FairPrice | null
  receivedPrice: FairPrice | null
}

/** The buyer has nothing of these, or nothing of worth. */
const worthless: readonly ComplaintReason[] = ['not_arrived', 'missing_card', 'counterfeit']
const ofCondition: readonly ComplaintReason[] = ['worse_condition', 'damaged_in_transit']

export const isOfCondition = (reason: ComplaintReason) => ofCondition.includes(reason)

/** Returns price × (1 − worth of the received condition) × quantity, at most `most`; null where goods go back. */
export function fairRefund(reason: ComplaintReason, lines: LineToPrice[], most: number): FairRefund | null {
  if (worthless.includes(reason))
    return { cents: most, estimated: false, lines: lines.map((line) => shown(line, NOTHING)) }
  if (!isOfCondition(reason)) return null
  const known = lines.flatMap((line) => ratiosOf(line) ?? [])
  if (known.length < lines.length || known.length === 0) return null
  const priced = lines.map((line, at) => shown(line, known[at]!))
  const sum = priced.reduce((cents, line) => cents + line.cents, 0)
  return { cents: Math.min(sum, most), estimated: priced.some(({ estimated }) => estimated), lines: priced }
}

type Ratios = Pick<FairLine, 'ratio' | 'low_ratio' | 'high_ratio' | 'sold_sales' | 'received_sales'> &
  Pick<FairLine, 'window_days' | 'estimated'>

const NOTHING: Ratios = {
  ...{ ratio: 0, low_ratio: 0, high_ratio: 0, sold_sales: 0, received_sales: 0, window_days: null, estimated: false },
}

function shown({ line_id, quantity, unit_cents, sold, received }: LineToPrice, ratios: Ratios): FairLine {
  const cents = quantity * (unit_cents - shareOf(unit_cents, ratios.ratio))
  const about = {
    line_id,
    quantity,
    paid_cents: quantity * unit_cents,
    sold_condition: sold,
    received_condition: received,
  }
  return { ...about, ...ratios, cents }
}

/** Returns null if the two conditions do not convert, as with graded cards. */
function ratiosOf({ sold, received, soldPrice, receivedPrice }: LineToPrice): Ratios | null {
  const usual = received && worthAgainst(received, sold)
  if (usual === null) return null
  const sales = { sold_sales: salesOf(soldPrice), received_sales: salesOf(receivedPrice) }
  const isKnown = Math.min(sales.sold_sales, sales.received_sales) > 0
  const seen = isKnown ? rangeOf(soldPrice!, receivedPrice!) : []
  // by chance the worse copies may have sold for more, which is no reason to give nothing back
  const isDearer = usual < 1 && (seen[0] ?? 0) >= WHOLE
  const estimated = !isKnown || isDearer || sales.sold_sales + sales.received_sales < ENOUGH_SALES
  const range = estimated ? [...seen, inBasisPoints(usual)] : seen
  return {
    ratio: estimated ? inBasisPoints(usual) : seen[0]!,
    low_ratio: Math.min(...range),
    high_ratio: Math.max(...range),
    ...sales,
    window_days: isKnown ? Math.max(soldPrice!.window_days ?? 0, receivedPrice!.window_days ?? 0) : null,
    estimated,
  }
}

/** Counts sales in the very condition; converted sales and asking prices are no evidence of the difference. */
const salesOf = (price: FairPrice | null) =>
  price && (price.basis === 'variant' || price.basis === 'condition') ? price.counted : 0

/** Compares like with like: the estimates first, then the lowest, the median and the highest prices. */
const rangeOf = (sold: FairPrice, received: FairPrice) =>
  (['price_cents', 'low_cents', 'median_cents', 'high_cents'] as const).map((figure) =>
    inBasisPoints(Math.min(1, received[figure] / sold[figure])),
  )

const inBasisPoints = (ratio: number) => Math.round(ratio * WHOLE)
