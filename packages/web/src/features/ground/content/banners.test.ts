import type { Banner } from '@bra/contract/ground/content.schemas'
import { expect, it } from 'vitest'
import { bannersFor } from './content.data.ts'

const banner = (id: number, business_id: number | null) => ({ id, business_id }) as Banner

it('a game shows its banners before those of all games, and all games show all of them in their order', () => {
  const banners = [banner(1, null), banner(2, 7), banner(3, 8), banner(4, 7)]
  const ids = (game: number | null) => bannersFor(banners, game).map(({ id }) => id)
  expect(ids(7)).toEqual([2, 4, 1])
  expect(ids(9)).toEqual([1])
  expect(ids(null)).toEqual([1, 2, 3, 4])
})
