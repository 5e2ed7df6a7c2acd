import { say } from '@bra/contract/kit/saying'
import type { NewSuggestion, Suggestion } from '@bra/contract/catalogue/suggestions.schemas'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { countOfSuggestions, insertSuggestion, suggestionById, suggestionsOfPerson } from './suggestions.queries.ts'

/** Waiting suggestions of one person, so that nobody takes all of the operator's time. */
const MOST_WAITING = 50
const PER_PAGE = 20

export const SAVED = say(
  'Salvo com sucesso: assim que sua sugestão for aprovada, você será notificado',
  'Saved: you will be told as soon as your suggestion is approved',
)

export async function suggestProduct(app: App, user: User, asked: NewSuggestion) {
  const id = await app.transaction(async (tx) => {
    await holdLists(tx, user.id)
    if ((await countOfSuggestions(tx, { userId: user.id, waiting: true })) >= MOST_WAITING) fail('too_many_suggestions')
    const row = { ...asked, user_id: user.id, created_at: app.clock.now() }
    const { id: saved } = await insertSuggestion(tx, row)
    if (asked.photo) await showPhotos(tx, app, user.id, [{ by: usedBy(saved), photos: [asked.photo] }])
    return saved
  })
  const suggestion: Suggestion = (await suggestionById(app.db, id))!
  return { error: false, message: SAVED, result: suggestion }
}

export const usedBy = (id: number) => `suggestion ${id}`

export async function ownSuggestions({ db }: App, user: User, { page }: { page: number }) {
  const asked = { page, per_page: PER_PAGE }
  const [suggestions, total] = await Promise.all([
    suggestionsOfPerson(db, user.id, asked),
    countOfSuggestions(db, { userId: user.id }),
  ])
  return { suggestions, paginate: paginate(asked, total) }
}
