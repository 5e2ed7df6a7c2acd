import type { CartLine } from '@bra/contract/cart.schemas'
import { expect, it } from 'vitest'
import { typedOf } from './limits.ts'
import { listOfCart } from './list-sources.ts'

const product = { name: 'Curupira', card_number: '004', categories: { code: 'BDN' } }
const line = (id: number, more: Partial<CartLine> = {}, offer: object = {}) =>
  ({
    ...{ id, quantity: 1, condition: 'NM', language: 'PT', finish: 'foil', product },
    offer: { extras: [], ...offer },
    ...more,
  }) as CartLine

it('a cart is written down with the copies that are in it: nothing worse takes their place', () => {
  const { list, own, taken } = listOfCart([line(1), line(2, { quantity: 3, condition: 'SP', language: 'EN' })])
  expect(list).toBe('1 Curupira BDN 004\n3 Curupira BDN 004')
  expect(own).toEqual({
    '1 Curupira BDN 004': typedOf({ condition: 'NM', languages: ['PT'], finishes: ['foil'] }),
    '3 Curupira BDN 004': typedOf({ condition: 'SP', languages: ['EN'], finishes: ['foil'] }),
  })
  expect(taken).toEqual([
    { id: 1, text: '1 Curupira BDN 004' },
    { id: 2, text: '3 Curupira BDN 004' },
  ])
})

it('copies that no list can describe, or tell from another in it, stay in the cart', () => {
  const graded = line(1, { condition: 'graded' }, { grade: { company: 'PSA', grade: 10, certificate: '1' } })
  const signed = line(2, {}, { extras: ['assinada'] })
  expect(listOfCart([graded, signed])).toEqual({ list: '', own: {}, taken: [] })
  const taken = listOfCart([line(3), line(3, { bra_center: true }), line(4, { condition: 'SP' })]).taken
  expect(taken.map(({ id }) => id)).toEqual([3, 3])
})
