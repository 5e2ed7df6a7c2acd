import type { Uf } from '@bra/contract/trade/trade'
import { DAY_MS } from '@bra/server/platform/clock'
import { demoCards } from '../cards.ts'
import { reviewAuthors } from '../people.ts'
import { reviewAnswer, reviewComment, type Stars } from '../reviews.ts'
import { demoStores, starWeights } from '../stores.ts'
import type { DemoStore } from '../world.types.ts'
import { randomOf } from './random.ts'

export interface DemoReview {
  store: string
  stars: Stars
  comment: string | null
  author: string
  uf: Uf
  answer: string | null
  createdAt: Date
}

const counts: Record<DemoStore['size'], [number, number]> = {
  large: [90, 160],
  medium: [30, 70],
  small: [8, 22],
  new: [0, 0],
}
const SHARE_WITH_WORDS = 0.7
const SHARE_ANSWERED = { pleased: 0.15, others: 0.75 }
const DAYS = 700

export function reviewsOf(store: DemoStore, now: Date): DemoReview[] {
  const weights = starWeights[store.stars]
  if (!weights) return []
  const random = randomOf(`reviews ${store.slug}`)
  const [fewest, most] = counts[store.size]
  return Array.from({ length: random.int(fewest, most) }, () => {
    const stars = Number(random.weighted(Object.fromEntries(weights.map((weight, at) => [at + 1, weight])))) as Stars
    const isAnswered = random.chance(stars >= 4 ? SHARE_ANSWERED.pleased : SHARE_ANSWERED.others)
    const daysAgo = random.next() ** 1.6 * Math.min(DAYS, store.openedDaysAgo - 1)
    const hasWords = random.chance(SHARE_WITH_WORDS)
    return {
      store: store.slug,
      stars,
      comment: hasWords ? reviewComment(stars, random.next(), random.pick(demoCards).name) : null,
      author: random.pick(reviewAuthors),
      uf: random.pick(demoStores).uf,
      answer: hasWords && isAnswered ? reviewAnswer(stars, random.next()) : null,
      createdAt: new Date(Math.floor(now.getTime() - daysAgo * DAY_MS)),
    }
  })
}
