import { joined, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { date, money } from '@bra/contract/trade/format'
import { partSaying } from './part.words.ts'

interface Ours {
  id: number
}
const titleOf = ({ id }: Ours) => say(`Pedido nº ${id}`, `Order no. ${id}`)
const CENTRE = 'Bra Center'
const side = (...parts: (Saying | null)[]) =>
  joined(
    parts.filter((part) => part !== null),
    ' · ',
  )
const asWritten = (text: string | null) => (text === null ? null : unchanged(text))

export interface OwedRow {
  order_id: number
  person: string
  cents: number
}
export const wordsOfOwed = ({ order_id: id, person, cents }: OwedRow) => ({
  title: titleOf({ id }),
  detail: unchanged(`${person} · ${money(cents).replace('\u00a0', ' ')}`),
})

interface OfParcels<T> extends Ours {
  parcels: (T & PartOfSender)[]
}
interface PartOfSender {
  store: string | null
  part: number
  parts: number
}
const wordsOf = <T>(row: OfParcels<T>, lineOf: (parcel: T & { sender: Saying }) => Saying) => ({
  title: titleOf(row),
  detail: joined(
    row.parcels.map((parcel) => lineOf({ ...parcel, sender: partSaying(parcel.store ?? CENTRE, parcel) })),
    ', ',
  ),
})

export type ContestedRow = OfParcels<{ code: string; note: string | null }>
export const wordsOfContested = (row: ContestedRow) =>
  wordsOf(row, ({ sender, code, note }) => side(sender, unchanged(code), asWritten(note)))

const storeGone = say('Loja fora do ar', 'The store is off the air')
export type UnpostedRow = OfParcels<{ is_gone: boolean; post_by: string }>
export const wordsOfUnposted = (row: UnpostedRow) =>
  wordsOf(row, ({ sender, is_gone: isGone, post_by: by }) => side(sender, isGone ? storeGone : postBy(by)))

export type ArrivalRow = OfParcels<{ known: string | null }>
export const wordsOfArrival = (row: ArrivalRow) =>
  wordsOf(row, ({ sender, known }) => side(sender, asWritten(known) ?? say('Sem rastreio', 'Not tracked')))

export interface CentreRow extends Ours {
  parcels: { state: string; post_by: string; return_code: string | null }[]
}
export function wordsOfCentre(row: CentreRow) {
  const next = new Map(row.parcels.map(nextInCentre).map((one) => [one['pt-BR'], one]))
  return { title: titleOf(row), detail: joined([...next.values()], ', ') }
}

function nextInCentre({ state, post_by: by, return_code: code }: CentreRow['parcels'][number]) {
  const asked: Record<string, Saying> = {
    cancellation_requested: say('Cancelamento pedido', 'Cancellation requested'),
    return_requested: say('Devolução pedida', 'Return requested'),
    returning: side(say('Devolução a caminho', 'Return on its way'), asWritten(code)),
  }
  return asked[state] ?? postBy(by)
}

const postBy = (instant: string) => say(`Postar até ${date(instant)}`, `To be posted by ${date(instant)}`)
