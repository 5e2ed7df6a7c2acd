import type { ListingView } from '@bra/contract/stores/listing-choice.schemas'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { deleteView, upsertView, viewsOf } from './views.queries.ts'

const MAX_VIEWS = 20

export const listViews = async (app: App, user: Actor, storeId: number) => ({
  views: await viewsOf(app.db, { userId: user.id, storeId: ownStore(user, storeId) }),
})

export async function keepView(app: App, user: Actor, asked: Omit<ListingView, 'id'> & { store_id: number }) {
  const whose = { userId: user.id, storeId: ownStore(user, asked.store_id) }
  const views = await app.transaction(async (tx) => {
    await holdLists(tx, user.id)
    await upsertView(tx, whose, { ...asked, at: app.clock.now() })
    const kept = await viewsOf(tx, whose)
    if (kept.length > MAX_VIEWS) fail('too_many_views')
    return kept
  })
  return { error: false, message: usualReplies.saved, views }
}

export async function forgetView(app: App, user: User, id: number) {
  const isGone = await app.transaction((tx) => deleteView(tx, user.id, id))
  if (!isGone) fail('view_not_found')
  return { error: false, message: usualReplies.removed }
}
