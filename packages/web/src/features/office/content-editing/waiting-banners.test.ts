import { describe, expect, it } from 'vitest'
import { waitingBanners } from './waiting-banners.ts'

const banner = (id: number, business: number | null, more = {}) => ({
  ...{ id, business_id: business, place: 'home' as const, active: true },
  ...more,
})

describe('the banners that wait', () => {
  it('are all but the first of the page and the first of each game', () => {
    const rows = [banner(1, null), banner(2, null), banner(3, 7), banner(4, 7), banner(5, 8)]
    expect([...waitingBanners(rows)]).toEqual([2, 4])
    expect([...waitingBanners(rows.toReversed())]).toEqual([3, 2, 1])
  })

  it('are none of those that are hidden or stand elsewhere', () => {
    expect([...waitingBanners([banner(1, null), banner(2, null, { active: false })])]).toEqual([])
    expect([...waitingBanners([banner(1, null, { place: 'ads' }), banner(2, null)])]).toEqual([])
    expect([...waitingBanners([])]).toEqual([])
  })
})
