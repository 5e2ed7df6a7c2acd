import { expect, it } from 'vitest'
import { finishesToShow, readMarket, usualMarket, withMarket } from './market-state.ts'

const card = { type: 'tcg', finishes: null } as const
const read = (address: string, product: Parameters<typeof readMarket>[1] = card) =>
  readMarket(new URLSearchParams(address), product)

it('the prices of a card are those of near mint and normal copies, unless the address says otherwise', () => {
  expect(read('')).toEqual({ condition: 'NM', finish: 'normal' })
  expect(read('mercado=SP,foil')).toEqual({ condition: 'SP', finish: 'foil' })
  expect(read('mercado=linda,foil')).toEqual({ condition: 'NM', finish: 'foil' })
})

it('a card that exists in foil only begins with foil', () => {
  const foil = { type: 'tcg', finishes: ['foil'] } as const
  expect(usualMarket({ ...foil, finishes: ['foil'] })).toEqual({ condition: 'NM', finish: 'foil' })
  expect(finishesToShow({ ...foil, finishes: ['foil'] }, { finish: 'foil' })).toEqual(['foil'])
})

it('goods are not told apart', () => {
  expect(read('mercado=SP,foil', { type: 'acs', finishes: null })).toEqual({})
})

it('the address keeps the words of others, and says nothing of what is usual', () => {
  const before = new URLSearchParams('dias=180&mercado=SP,foil')
  expect(withMarket(before, { condition: 'MP', finish: 'normal' }, card).get('mercado')).toBe('MP,normal')
  expect(withMarket(before, { condition: 'NM', finish: 'normal' }, card).toString()).toBe('dias=180')
})
