import { describe, expect, it } from 'vitest'
import { hasCardNumber } from './card-numbers.ts'

describe('the number of a card', () => {
  it.each([
    '4000000000000010',
    '4000 0000 0000 0010',
    '4000-0000-0000-0010',
    '3782 822463 10005',
    'cartão 4000 0000 0000 0010 123',
    'x4222222222222y',
    '6304000000000000000',
    4000000000000010,
    { card: { number: '4000000000000010' } },
    { note: [1, { deep: ['5555 5555 5555 4444'] }] },
    { '4000000000000010': true },
  ])('is seen in %j', (body) => {
    expect(hasCardNumber(body)).toBe(true)
  })

  it.each([
    '4000000000000011',
    '400000000000',
    'token_AbC123dEf456GhI7',
    '35260312345678000195550010000001231000001234',
    'a 4000 x 0000 x 0000 x 0010',
    4000,
    { token: 'token_1', installments: 3, ok: true, none: null },
    null,
    undefined,
  ])('is not seen in %j', (body) => {
    expect(hasCardNumber(body)).toBe(false)
  })

  it('is looked for in a body of any depth', () => {
    let body: unknown = '4000000000000010'
    for (let depth = 0; depth < 100_000; depth += 1) body = [body]
    expect(hasCardNumber(body)).toBe(true)
  })
})
