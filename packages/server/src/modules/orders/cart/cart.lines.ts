import type { CartLine, LineChange } from '@bra/contract/orders/cart.schemas'
import { date, money } from '@bra/contract/trade/format'
import { variantWords } from '@bra/contract/trade/trade'
import type { CartRow } from './cart.queries.ts'

/** Splits a row into what the store sends and what the centre sends: one line or two. */
export function linesOf(row: CartRow): CartLine[] {
  const fromStore = row.quantity - row.center_quantity
  return [
    ...(fromStore > 0 ? [lineOf(row, { quantity: fromStore, fromCenter: false })] : []),
    ...(row.center_quantity > 0 ? [lineOf(row, { quantity: row.center_quantity, fromCenter: true })] : []),
  ]
}

/** Returns the units that can be bought now; only they count for sums and freight. */
export const unitsThere = ({ quantity, available }: Pick<CartLine, 'quantity' | 'available'>) =>
  Math.min(quantity, available)

/** Returns whether the whole quantity can be bought, so that the line can be ordered as it stands. */
export const isWhole = (line: CartLine) => line.quantity <= line.available

interface PartOfRow {
  quantity: number
  fromCenter: boolean
}

function lineOf(row: CartRow, { quantity, fromCenter }: PartOfRow): CartLine {
  const { offer, product, store } = row
  const closed = whyClosed(row)
  const stock = offer ? (fromCenter ? offer.center_quantity : offer.quantity - offer.center_quantity) : 0
  const available = closed ? 0 : stock
  const seen = offer ?? row
  const price = offer?.price_cents ?? row.unit_price_cents
  const { weight_grams: _, sides: __, ...shown } = product
  return {
    id: row.id,
    place: row.place,
    bra_center: fromCenter,
    offer: offer && {
      id: offer.id,
      grade: offer.grade,
      extras: offer.extras,
      comment: offer.comment,
      photos: offer.photos,
      passport: offer.passport,
      regular_price_cents: offer.regular_price_cents,
    },
    product: shown,
    store: { id: store.id, name: store.name, slug: store.slug },
    condition: seen.condition,
    language: seen.language,
    finish: seen.finish,
    quantity,
    available,
    unit_price_cents: price,
    total_cents: price * unitsThere({ quantity, available }),
    changes: closed ? [closed] : changesOf(row, { quantity, fromCenter, available }),
  }
}

/** Returns why nothing of the row can be bought whatever its stock, or null. */
function whyClosed({ offer, status, back_on: backOn }: CartRow): LineChange | null {
  if (!offer) return { kind: 'gone', text: 'A loja retirou esta oferta' }
  if (status === 'vacation')
    return { kind: 'store_closed', text: `A loja está de férias${backOn ? ` até ${date(backOn)}` : ''}` }
  if (status !== 'open') return { kind: 'store_closed', text: 'A loja não está vendendo no momento' }
  if (offer.paused) return { kind: 'paused', text: 'A loja pausou esta oferta' }
  return null
}

function changesOf(row: CartRow, { quantity, fromCenter, available }: PartOfRow & { available: number }) {
  const changes: LineChange[] = []
  const where = fromCenter ? ' no Bra Center' : ''
  if (available === 0) return [{ kind: 'sold_out', text: `Esgotado${where}` } satisfies LineChange]
  if (available < quantity)
    changes.push({ kind: 'less_stock', text: `${available === 1 ? 'Resta' : 'Restam'} ${available}${where}` })
  const [before, now] = [row.unit_price_cents, row.offer!.price_cents]
  if (now > before) changes.push({ kind: 'price_up', text: `O preço subiu de ${money(before)} para ${money(now)}` })
  if (now < before) changes.push({ kind: 'price_down', text: `O preço caiu de ${money(before)} para ${money(now)}` })
  const [wanted, found] = [variantOf(row), variantOf(row.offer!)]
  if (wanted !== found) changes.push({ kind: 'variant', text: `A loja mudou a oferta de ${wanted} para ${found}` })
  return changes
}

/** Returns the variant in words, with the certificate, as two copies may have the same grade. */
const variantOf = (copy: Pick<CartRow, 'condition' | 'grade' | 'language' | 'finish' | 'extras'>) =>
  [...variantWords(copy), copy.grade ? `certificado ${copy.grade.certificate}` : []].flat().join(', ')
