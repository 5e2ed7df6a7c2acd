import { date, money } from '@bra/contract/trade/format'
import { ofPart } from './part.words.ts'

/** Titles and second lines of what waits for an operator. */

interface Ours {
  id: number
}
const titleOf = ({ id }: Ours) => `Pedido nº ${id}`
const CENTRE = 'Bra Center'
const side = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ')

export interface OwedRow {
  order_id: number
  person: string
  cents: number
}
export const wordsOfOwed = ({ order_id: id, person, cents }: OwedRow) => ({
  title: titleOf({ id }),
  detail: side(person, money(cents).replace('\u00a0', ' ')),
})

/** Parcels of one order; `store` is null where the centre sends it. */
interface OfParcels<T> extends Ours {
  parcels: (T & PartOfSender)[]
}
interface PartOfSender {
  store: string | null
  part: number
  parts: number
}
const wordsOf = <T>(row: OfParcels<T>, lineOf: (parcel: T & { sender: string }) => string) => ({
  title: titleOf(row),
  detail: row.parcels.map((parcel) => lineOf({ ...parcel, sender: ofPart(parcel.store ?? CENTRE, parcel) })).join(', '),
})

export type ContestedRow = OfParcels<{ code: string; note: string | null }>
export const wordsOfContested = (row: ContestedRow) =>
  wordsOf(row, ({ sender, code, note }) => side(sender, code, note))

export type UnpostedRow = OfParcels<{ is_gone: boolean; post_by: string }>
export const wordsOfUnposted = (row: UnpostedRow) =>
  wordsOf(row, ({ sender, is_gone: isGone, post_by: by }) => side(sender, isGone ? 'Loja fora do ar' : postBy(by)))

export type ArrivalRow = OfParcels<{ known: string | null }>
export const wordsOfArrival = (row: ArrivalRow) =>
  wordsOf(row, ({ sender, known }) => side(sender, known ?? 'Sem rastreio'))

export interface CentreRow extends Ours {
  parcels: { state: string; post_by: string; return_code: string | null }[]
}
export const wordsOfCentre = (row: CentreRow) => ({
  title: titleOf(row),
  detail: [...new Set(row.parcels.map(nextInCentre))].join(', '),
})

function nextInCentre({ state, post_by: by, return_code: code }: CentreRow['parcels'][number]) {
  const asked: Record<string, string> = {
    cancellation_requested: 'Cancelamento pedido',
    return_requested: 'Devolução pedida',
    returning: side('Devolução a caminho', code),
  }
  return asked[state] ?? postBy(by)
}

const postBy = (instant: string) => `Postar até ${date(instant)}`
