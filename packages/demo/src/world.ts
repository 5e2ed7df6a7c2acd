import { DAY_MS } from '@bra/server/platform/clock'
import { demoCards, demoSets } from './cards.ts'
import { demoGoods } from './goods.ts'

export interface WorldSize {
  now: Date
  size: 'small' | 'demo'
}

/** Returns what is known before the inserts; every date counts from `now`, so that the world never looks old. */
export const worldAt = ({ now, size }: WorldSize) => ({
  now,
  size,
  sets: demoSets,
  cards: demoCards,
  goods: demoGoods,
  daysAgo: (days: number) => new Date(now.getTime() - days * DAY_MS),
})

export type World = ReturnType<typeof worldAt>
