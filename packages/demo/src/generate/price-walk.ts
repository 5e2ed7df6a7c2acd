import type { Article } from './articles.ts'
import { randomOf } from './random.ts'

const WEEKS = 106
const STEP = 0.045
const PULL = 0.97
const SHARE_MOVING = 0.2
const WEEKS_MOVING = 5
const HYPE = 0.6
const HYPE_DAYS = 40

/** Returns a past price relative to today's: a random walk, a rush at release, and for some a recent move. */
export function priceWalk(article: Article): (daysAgo: number) => number {
  const random = randomOf(`walk ${article.code}`)
  const move = random.chance(SHARE_MOVING) ? 0.38 * random.bell() : 0
  const logs = [0]
  for (let week = 1; week < WEEKS; week++) {
    const lately = week <= WEEKS_MOVING ? -move / WEEKS_MOVING : 0
    logs.push(logs[week - 1]! * PULL + STEP * random.bell() + lately)
  }
  const hypeAt = (daysAgo: number) => 1 + HYPE * Math.exp((daysAgo - article.releasedDaysAgo) / HYPE_DAYS)
  return (daysAgo) => {
    const week = Math.min(Math.floor(daysAgo / 7), WEEKS - 2)
    const part = daysAgo / 7 - week
    const log = logs[week]! * (1 - part) + logs[week + 1]! * part
    return (Math.exp(log) * hypeAt(daysAgo)) / hypeAt(0)
  }
}
