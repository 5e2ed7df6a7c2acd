import { expect, it } from 'vitest'
import { partsOf } from './set-parts.ts'

it('the cards beyond the printed size are counted for themselves', () => {
  expect(partsOf({ owned: 116, total: 123, extras_owned: 2, extras_total: 3 })).toEqual({
    printed: { owned: 114, total: 120 },
    extras: { owned: 2, count: 3 },
  })
})
