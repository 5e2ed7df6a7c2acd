import { say } from '@bra/contract/kit/saying'
import type { reviewsSchemas } from '@bra/contract/stores/stores.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { belongsTo } from '../../../acting.ts'
import { daysBefore } from '../../../platform/clock.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import {
  holdStats,
  setRating,
  answerReview,
  countReviews,
  insertReview,
  type NewReview,
  ratingOfStore,
  reviewsOfStore,
  starsOfStore,
  takeDown,
} from './reviews.queries.ts'
import { ownCard, visibleStore } from '../stores/index.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor, User } from '../../../platform/routes.ts'

type ReviewsQuery = z.output<typeof reviewsSchemas.ofStore.query> & { id: number }

/** The owner can read the reviews even if the store is not public. */
const storeFor = async (db: Db, user: User | null, id: number) =>
  belongsTo(user, id) ? (await ownCard(db, id))! : visibleStore(db, id)

/** Older reviews are no longer counted as waiting for an answer. */
const ANSWERED_IN_DAYS = 30

export const reviewsToAnswer = (db: Db, storeId: number, now: Date) =>
  countReviews(db, storeId, { unansweredSince: daysBefore(now, ANSWERED_IN_DAYS) })

export async function listReviews({ db, clock }: App, user: User | null, { id, unanswered, ...asked }: ReviewsQuery) {
  const unansweredSince = unanswered ? daysBefore(clock.now(), ANSWERED_IN_DAYS) : undefined
  const filter = { ...asked, unansweredSince }
  const [store, reviews, stars, toAnswer] = await Promise.all([
    storeFor(db, user, id),
    reviewsOfStore(db, id, filter),
    starsOfStore(db, id),
    unanswered ? countReviews(db, id, filter) : null,
  ])
  const count = stars.reduce((sum, times) => sum + times, 0)
  const sumOfStars = stars.reduce((sum, times, index) => sum + times * (index + 1), 0)
  return {
    reviews,
    paginate: paginate(asked, toAnswer ?? (asked.stars ? stars[asked.stars - 1]! : count)),
    average: store.new_store || !count ? null : Math.round((sumOfStars / count) * 10) / 10,
    count,
    stars,
  }
}

export async function answerAsStore(app: App, user: Actor, asked: { id: number; answer: string }) {
  const review = await app.transaction((tx) => answerReview(tx, user.storeIds, asked, app.clock.now()))
  return {
    error: false,
    message: say('Sua resposta foi publicada.', 'Your answer was published.'),
    result: review ?? fail('review_not_found'),
  }
}

/** Writes the one review of a sale and updates the store's rating; returns false if there was one already. */
export async function writeReview(tx: Tx, app: Pick<App, 'clock'>, review: NewReview): Promise<boolean> {
  if (!(await insertReview(tx, review, app.clock.now()))) return false
  await holdStats(tx, review.storeId)
  await setRating(tx, review.storeId, await ratingOfStore(tx, review.storeId))
  return true
}

export async function removeReview(tx: Tx, app: Pick<App, 'clock'>, { id, storeId }: { id: number; storeId: number }) {
  await takeDown(tx, id, app.clock.now())
  await holdStats(tx, storeId)
  await setRating(tx, storeId, await ratingOfStore(tx, storeId))
}
