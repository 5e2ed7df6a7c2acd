import type { App } from '../../../app.ts'
import { belongsTo, ownStore } from '../../../acting.ts'
import { fail } from '../../../platform/errors.ts'
import { type PageQuery, paginate } from '../../../platform/paging.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import {
  countOfPerson,
  countOfStore,
  questionsOfOffer,
  questionsOfPerson,
  questionsOfStore,
  storeOfOffer,
} from './lists.queries.ts'

const MOST_SHOWN = 30

export async function listQuestions({ db }: App, user: User | null, listingId: number) {
  const store = (await storeOfOffer(db, listingId)) ?? fail('offer_not_found')
  const questions = await questionsOfOffer(db, { listingId, userId: user?.id ?? null, limit: MOST_SHOWN })
  return { questions, own_store: belongsTo(user, store.id) }
}

export async function listOwn({ db }: App, user: User, page: PageQuery) {
  const [questions, total] = await Promise.all([questionsOfPerson(db, user.id, page), countOfPerson(db, user.id)])
  return { questions, paginate: paginate(page, total) }
}

export async function listToAnswer(
  { db }: App,
  user: Actor,
  storeId: number,
  asked: PageQuery & { unanswered: boolean },
) {
  ownStore(user, storeId)
  const [questions, counts] = await Promise.all([questionsOfStore(db, storeId, asked), countOfStore(db, storeId)])
  const total = asked.unanswered ? counts.unanswered : counts.all
  return { questions, unanswered: counts.unanswered, paginate: paginate(asked, total) }
}
