import type { OrderLine, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { describe, expect, it } from 'vitest'
import { notSentOf } from './not-sent.ts'

const line = (name: string, quantity: number, lacking = 0) =>
  ({ name, code: 'BDN 001', quantity, lacking, condition: 'NM', language: 'PT', finish: 'normal' }) as OrderLine

const parcel = (part: number, of: Partial<StoreOrder>) =>
  ({ id: part, part, store: { id: 7 }, state: 'cancelled', cancellation: { by: 'store' }, ...of }) as StoreOrder

const sent = { state: 'shipped', cancellation: null } as const

describe('what is looked for elsewhere', () => {
  it('is what one cancelled parcel of several held', () => {
    const [first, second] = [
      parcel(1, { lines: [line('Saci', 13)] }),
      parcel(2, { ...sent, lines: [line('Saci', 16)] }),
    ]
    expect(notSentOf(first, [first, second]).list).toBe('13 Saci BDN 001')
    expect(notSentOf(second, [first, second]).count).toBe(0)
  })

  it('is what all parcels of a sale held, once, when none comes', () => {
    const lines = [[line('Saci', 13)], [line('Saci', 16), line('Iara', 3)]]
    const parcels = lines.map((each, at) => parcel(at + 1, { lines: each }))
    const other = parcel(3, { store: { id: 8 } as StoreOrder['store'], ...sent, lines: [line('Curupira', 1)] })
    const all = [...parcels, other]
    expect(all.map((each) => notSentOf(each, all).list)).toEqual(['29 Saci BDN 001\n3 Iara BDN 001', '', ''])
  })

  it('is not what a buyer no longer wants, but what came too late', () => {
    const of = (reason: string) =>
      parcel(1, { lines: [line('Saci', 2)], cancellation: { by: 'buyer', reason } as StoreOrder['cancellation'] })
    const [changed, late] = [of('changed_mind'), of('too_late')]
    expect([notSentOf(changed, [changed]).count, notSentOf(late, [late]).count]).toEqual([0, 1])
  })

  it('is what lacked in a parcel that came', () => {
    const came = parcel(1, { ...sent, lines: [line('Saci', 3, 1)] })
    expect(notSentOf(came, [came]).list).toBe('1 Saci BDN 001')
  })
})
