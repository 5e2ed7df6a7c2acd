import type { BuyerAction } from '@bra/contract/orders/orders.schemas'
import { expect, it } from 'vitest'
import { reviewedOnce } from './reviewed-once.ts'

const parcel = (id: number, ...actions: BuyerAction[]) => ({
  store: { id, name: `Loja ${id}`, slug: `loja-${id}`, avatar: '' },
  actions,
})

it('a sale in several parcels offers its review at the first that came, and each store has its own', () => {
  const parcels = [
    parcel(1, 'confirm_delivery'),
    parcel(1, 'regret', 'review'),
    parcel(1, 'regret', 'review'),
    parcel(2, 'review'),
  ]
  expect(reviewedOnce(parcels).map(({ actions }) => actions)).toEqual([
    ['confirm_delivery'],
    ['regret', 'review'],
    ['regret'],
    ['review'],
  ])
})
