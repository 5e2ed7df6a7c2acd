import type { CartQuote } from '@bra/contract/orders/cart.schemas'
import type { PricedGroup } from '../cart/index.ts'

type PricedLine = PricedGroup['lines'][number]

/** A parcel that a sender sends of the cart, with the lines that it holds; a line may be divided among several. */
export interface GroupParcel {
  part: number
  parts: number
  lines: PricedLine[]
  goodsCents: number
  shipping: CartQuote
}

/** Returns the parcels in which a group of whole lines is sent; the freight of all is that of the group, to the cent. */
export function parcelsOfGroup({ lines, quotes, shipping: code }: PricedGroup): GroupParcel[] {
  const { parts, parcels, name, ...of } = quotes.find((one) => one.code === code)!
  const quote = { ...of, name: name['pt-BR'] }
  if (!parts) return [parcelOf({ part: 1, parts: 1, lines, shipping: quote })]
  const isFree = quote.cents === 0
  return parts.map(({ counts, cents }, at) =>
    parcelOf({
      ...{ part: at + 1, parts: parcels },
      lines: lines.flatMap((line, of) => (counts[of]! > 0 ? [shareOf(line, counts[of]!)] : [])),
      shipping: { ...quote, cents: isFree ? 0 : cents, regular_cents: cents },
    }),
  )
}

const shareOf = (line: PricedLine, quantity: number) => ({
  ...line,
  quantity,
  total_cents: line.unit_price_cents * quantity,
})

const parcelOf = (parcel: Omit<GroupParcel, 'goodsCents'>): GroupParcel => ({
  ...parcel,
  goodsCents: parcel.lines.reduce((sum, line) => sum + line.total_cents, 0),
})
