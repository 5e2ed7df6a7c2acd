import { DAY_MS } from '../src/platform/clock.ts'
import { demoCards, demoSets } from './cards.ts'
import { demoGoods } from './goods.ts'

export interface WorldSize {
  now: Date
  size: 'small' | 'demo'
}

/** What is known before anything is inserted; every date is told from `now`, so that the world never looks old. */
export const worldAt = ({ now, size }: WorldSize) => ({
  now,
  size,
  sets: demoSets,
  cards: demoCards,
  goods: demoGoods,
  daysAgo: (days: number) => new Date(now.getTime() - days * DAY_MS),
})

export type World = ReturnType<typeof worldAt>
