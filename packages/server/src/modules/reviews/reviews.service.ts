import type { reviewsSchemas } from '@bra/contract/stores.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { paginate } from '../../platform/paging.ts'
import { visibleStore } from '../stores/index.ts'
import { reviewsOfStore, starsOfStore } from './reviews.queries.ts'

export async function listReviews({ db }: App, id: number, filter: z.output<typeof reviewsSchemas.ofStore.query>) {
  const [store, reviews, stars] = await Promise.all([
    visibleStore(db, id),
    reviewsOfStore(db, id, filter),
    starsOfStore(db, id),
  ])
  const count = stars.reduce((sum, times) => sum + times, 0)
  const sumOfStars = stars.reduce((sum, times, index) => sum + times * (index + 1), 0)
  return {
    reviews,
    paginate: paginate(filter, filter.stars ? stars[filter.stars - 1]! : count),
    average: store.new_store || !count ? null : Math.round((sumOfStars / count) * 10) / 10,
    count,
    stars,
  }
}
