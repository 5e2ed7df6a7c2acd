import { readCardList } from '@bra/contract/trade/card-lists'
import type { CartLine } from '@bra/contract/orders/cart.schemas'
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

it('several copies of a card are wanted each for itself, and the two parts of a line for both', () => {
  const lines = [line(1), line(1, { bra_center: true }), line(2, { condition: 'SP' }), line(3, { finish: 'normal' })]
  const { own, taken } = listOfCart(lines)
  expect(taken.map(({ id, text }) => `${id}: ${text}`)).toEqual([
    '1: 1 Curupira BDN 004',
    '1: 1 Curupira BDN 004',
    '2: 1x Curupira BDN 004',
    '3: 1 x Curupira BDN 004',
  ])
  expect(Object.values(own).map(({ condition, finish }) => [condition, finish])).toEqual([
    ['NM', 'foil'],
    ['SP', 'foil'],
    ['NM', 'normal'],
  ])
  expect(readCardList(taken.map(({ text }) => text).join('\n')).cards.map(({ quantity }) => quantity)).toEqual([
    1, 1, 1, 1,
  ])
})

it('copies that no list can describe stay in the cart', () => {
  const graded = line(1, { condition: 'graded' }, { grade: { company: 'PSA', grade: 10, certificate: '1' } })
  const signed = line(2, {}, { extras: ['assinada'] })
  expect(listOfCart([graded, signed])).toEqual({ list: '', own: {}, taken: [] })
})
