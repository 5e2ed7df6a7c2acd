import { en, joined, pt, say, type Saying } from '@bra/contract/kit/saying'
import type { CartLine, LineChange } from '@bra/contract/orders/cart.schemas'
import { variantSayings } from '@bra/contract/trade/copy-sayings'
import { date, money } from '@bra/contract/trade/format'
import type { CartRow } from './cart.queries.ts'

interface Change extends Omit<LineChange, 'text'> {
  text: Saying
}
export interface PricedLine extends Omit<CartLine, 'changes'> {
  changes: Change[]
}

export function linesOf(row: CartRow): PricedLine[] {
  const fromStore = row.quantity - row.center_quantity
  return [
    ...(fromStore > 0 ? [lineOf(row, { quantity: fromStore, fromCenter: false })] : []),
    ...(row.center_quantity > 0 ? [lineOf(row, { quantity: row.center_quantity, fromCenter: true })] : []),
  ]
}

export const unitsThere = ({ quantity, available }: Pick<CartLine, 'quantity' | 'available'>) =>
  Math.min(quantity, available)

export const isWhole = (line: PricedLine) => line.quantity <= line.available

interface PartOfRow {
  quantity: number
  fromCenter: boolean
}

function lineOf(row: CartRow, { quantity, fromCenter }: PartOfRow): PricedLine {
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

function whyClosed({ offer, status, back_on: backOn }: CartRow): Change | null {
  if (!offer) return { kind: 'gone', text: say('A loja retirou esta oferta', 'The store took this offer away') }
  if (status === 'vacation') return { kind: 'store_closed', text: onHoliday(backOn) }
  if (status !== 'open')
    return {
      kind: 'store_closed',
      text: say('A loja não está vendendo no momento', 'The store is not selling now'),
    }
  if (offer.paused) return { kind: 'paused', text: say('A loja pausou esta oferta', 'The store paused this offer') }
  return null
}

const onHoliday = (backOn: CartRow['back_on']) =>
  backOn
    ? say(`A loja está de férias até ${date(backOn)}`, `The store is on holiday until ${date(backOn)}`)
    : say('A loja está de férias', 'The store is on holiday')

function changesOf(row: CartRow, { quantity, fromCenter, available }: PartOfRow & { available: number }): Change[] {
  const where = fromCenter ? say(' no Bra Center', ' in the Bra Center') : say('', '')
  if (available === 0) return [{ kind: 'sold_out', text: say(pt`Esgotado${where}`, en`Sold out${where}`) }]
  return [
    ...(available < quantity ? [lessStock(available, where)] : []),
    ...priceChange(row.unit_price_cents, row.offer!.price_cents),
    ...variantChange(variantOf(row), variantOf(row.offer!)),
  ]
}

const lessStock = (available: number, where: Saying): Change => ({
  kind: 'less_stock',
  text:
    available === 1
      ? say(pt`Resta 1${where}`, en`1 left${where}`)
      : say(pt`Restam ${available}${where}`, en`${available} left${where}`),
})

function priceChange(beforeCents: number, nowCents: number): Change[] {
  const [before, now] = [money(beforeCents), money(nowCents)]
  if (nowCents > beforeCents)
    return [
      {
        kind: 'price_up',
        text: say(`O preço subiu de ${before} para ${now}`, `The price rose from ${before} to ${now}`),
      },
    ]
  if (nowCents < beforeCents)
    return [
      {
        kind: 'price_down',
        text: say(`O preço caiu de ${before} para ${now}`, `The price fell from ${before} to ${now}`),
      },
    ]
  return []
}

const variantChange = (wanted: Saying, found: Saying): Change[] =>
  wanted['pt-BR'] === found['pt-BR']
    ? []
    : [
        {
          kind: 'variant',
          text: say(
            pt`A loja mudou a oferta de ${wanted} para ${found}`,
            en`The store changed the offer from ${wanted} to ${found}`,
          ),
        },
      ]

/** Returns the variant in words, with the certificate, as two copies may have the same grade. */
function variantOf(copy: Pick<CartRow, 'condition' | 'grade' | 'language' | 'finish' | 'extras'>): Saying {
  const certificate = copy.grade?.certificate
  const words = variantSayings(copy)
  return joined(
    certificate === undefined ? words : [...words, say(`certificado ${certificate}`, `certificate ${certificate}`)],
    ', ',
  )
}
