import type { ChangedStore } from '@bra/contract/openings.schemas'
import type { z } from 'zod'
import { PhotoAddress } from '@bra/contract/photos.schemas'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { fail, failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { showPhotos } from '../photos/index.ts'
import { changeStore, legalOf, moveStore } from '../stores/index.ts'
import { holdStore, managedStore, managedView } from './openings.queries.ts'
import { asTakenSlug, documentsOf, noteSent } from './send.service.ts'
import { tellSent } from './telling.ts'

/** Out of its owner's hands. */
export const FIXED = new Set(['suspended', 'closed'])
const NEVER_OPENED = new Set(['review', 'refused'])

/** What its owner says of it. The address stays once people have it. */
export const editStore = (app: App, user: User, { id, ...typed }: z.output<typeof ChangedStore>) =>
  app
    .transaction(async (tx) => {
      const store = await holdStore(tx, id)
      if (store?.owner_id !== user.id) fail('store_not_found')
      if (FIXED.has(store.status)) fail('store_not_editable')
      if (typed.slug !== undefined && typed.slug !== store.slug && !NEVER_OPENED.has(store.status))
        failAt('slug', 'store_slug_fixed')
      if (Object.keys(typed).length > 0) {
        const { avatar = store.avatar, banner = store.banner, ...face } = typed
        await showFace(tx, app, user, { id, pictures: [avatar, banner ?? ''] })
        await changeStore(tx, id, { ...face, avatar, banner: banner || null })
      }
      return {
        error: false,
        message: 'Atualizado com sucesso!',
        result: managedView((await managedStore(tx, id, user.id))!),
      }
    })
    .catch(asTakenSlug)

/** The seed's own pictures are nobody's uploads. */
const isUploaded = (address: string) => PhotoAddress.safeParse(address).success

const showFace = (tx: Tx, app: App, user: User, { id, pictures }: { id: number; pictures: string[] }) =>
  showPhotos(tx, app, user.id, [{ by: `store ${id}`, photos: pictures.filter(isUploaded) }])

/** A refused store, corrected: with the papers as they are now. */
export async function sendAgain(app: App, user: User, id: number) {
  if (!user.storeIds.includes(id)) fail('store_not_found')
  const { company, seat } = await documentsOf(app.db, user.id)
  return app.transaction(async (tx) => {
    const moved = await moveStore(tx, id, { from: 'refused', move: 'send_again', set: legalOf(company, seat) })
    if (!moved) fail('store_moved')
    await noteSent(tx, app, { id, userId: user.id, from: 'refused' })
    await tellSent(tx, app, { id, userId: user.id })
    return {
      error: false,
      message: 'Enviado com sucesso.',
      result: managedView((await managedStore(tx, id, user.id))!),
    }
  })
}
