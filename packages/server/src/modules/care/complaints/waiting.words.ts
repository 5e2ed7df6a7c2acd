import { en, pt, say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import { partSaying } from '../../orders/orders/index.ts'

export const complaintNamed = (id: number) => say(`Reclamação nº ${id}`, `Complaint no. ${id}`)

interface WaitingComplaint {
  id: number
  order_id: number
  part: number
  parts: number
  store: string
  cents: number
}

export function wordsOfComplaint({ id, order_id: order, store, part, parts, cents }: WaitingComplaint) {
  const sender = partSaying(store, { part, parts })
  const sum = money(cents).replace('\u00a0', ' ')
  return {
    title: complaintNamed(id),
    detail: say(pt`Pedido nº ${order} · ${sender} · ${sum}`, en`Order no. ${order} · ${sender} · ${sum}`),
  }
}
