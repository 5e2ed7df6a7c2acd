import type { ListingView } from '@bra/contract/stores/listing-choice.schemas'
import type { Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'

interface ViewsOwner {
  userId: number
  storeId: number
}

export const viewsOf = (db: Db, { userId, storeId }: ViewsOwner) =>
  db
    .selectFrom('listing_views')
    .select(['id', 'name', 'view'])
    .where('user_id', '=', userId)
    .where('store_id', '=', storeId)
    .orderBy('name')
    .execute()

export const upsertView = (tx: Tx, whose: ViewsOwner, { name, view, at }: Omit<ListingView, 'id'> & { at: Date }) =>
  tx
    .insertInto('listing_views')
    .values({ user_id: whose.userId, store_id: whose.storeId, name, view: JSON.stringify(view), created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'store_id', 'name']).doUpdateSet({ view: JSON.stringify(view) }),
    )
    .execute()

export const deleteView = async (tx: Tx, userId: number, id: number) =>
  Boolean(
    await tx
      .deleteFrom('listing_views')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst(),
  )

export const viewsOfAPerson: Personal = {
  records: async (db, userId) => ({
    'Visões de ofertas guardadas': await db
      .selectFrom('listing_views')
      .select(['name as nome', 'view as escolhas', 'created_at as guardada em'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  }),
  forget: async (tx, userId) => {
    await tx.deleteFrom('listing_views').where('user_id', '=', userId).execute()
  },
}
