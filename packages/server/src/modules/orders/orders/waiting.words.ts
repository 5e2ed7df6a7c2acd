import { date, money } from '@bra/contract/trade/format'

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
  parcels: (T & { store: string | null })[]
}
const wordsOf = <T>(row: OfParcels<T>, lineOf: (parcel: T & { store: string | null }) => string) => ({
  title: titleOf(row),
  detail: row.parcels.map(lineOf).join(', '),
})

export type ContestedRow = OfParcels<{ code: string; note: string | null }>
export const wordsOfContested = (row: ContestedRow) =>
  wordsOf(row, ({ store, code, note }) => side(store ?? CENTRE, code, note))

export type UnpostedRow = OfParcels<{ is_gone: boolean; post_by: string }>
export const wordsOfUnposted = (row: UnpostedRow) =>
  wordsOf(row, ({ store, is_gone: isGone, post_by: by }) => side(store, isGone ? 'Loja fora do ar' : postBy(by)))

export type ArrivalRow = OfParcels<{ known: string | null }>
export const wordsOfArrival = (row: ArrivalRow) =>
  wordsOf(row, ({ store, known }) => side(store ?? CENTRE, known ?? 'Sem rastreio'))

export interface CentreRow extends Ours {
  state: string
  post_by: string
  return_code: string | null
}
export function wordsOfCentre(row: CentreRow) {
  const asked: Record<string, string> = {
    cancellation_requested: 'Cancelamento pedido',
    return_requested: 'Devolução pedida',
    returning: side('Devolução a caminho', row.return_code),
  }
  return { title: titleOf(row), detail: asked[row.state] ?? postBy(row.post_by) }
}

const postBy = (instant: string) => `Postar até ${date(instant)}`
