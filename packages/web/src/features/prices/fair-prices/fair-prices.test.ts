import type { FairPrice } from '@bra/contract/prices/fair-prices.schemas'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { evidenceOf, farBy } from './fair-prices.data.ts'

const t = translator('pt-BR')
const fair: FairPrice = {
  product_id: 1,
  condition: 'NM',
  language: 'PT',
  finish: 'normal',
  extras: [],
  price_cents: 1000,
  low_cents: 800,
  median_cents: 1000,
  high_cents: 1500,
  basis: 'variant',
  counted: 14,
  window_days: 90,
  estimated: false,
}

describe('the evidence beside a price', () => {
  it.each([
    [{}, '14 vendas em 90 dias'],
    [{ counted: 2, estimated: true }, 'estimado, 2 vendas'],
    [{ counted: 1, estimated: true }, 'estimado, 1 venda'],
    [{ basis: 'condition', counted: 5, estimated: true }, 'estimado, 5 vendas em outros idiomas'],
    [{ basis: 'product', counted: 3, estimated: true }, 'estimado, 3 vendas em outras condições'],
    [{ basis: 'offers', counted: 4, estimated: true, window_days: null }, 'estimado por 4 ofertas, sem vendas'],
  ] as const)('of %j reads %j', (change, words) => {
    expect(evidenceOf({ ...fair, ...change }, t)).toBe(words)
  })
})

describe('a price', () => {
  it.each([
    [1390, null],
    [1400, 40],
    [600, -40],
    [0, null],
  ])('of %d cents is far by %s', (cents, percent) => {
    expect(farBy(cents, fair)).toBe(percent)
    expect(farBy(cents, null)).toBeNull()
  })
})
