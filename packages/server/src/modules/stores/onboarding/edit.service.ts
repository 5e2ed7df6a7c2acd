import { say } from '@bra/contract/kit/saying'
import type { ChangedStore } from '@bra/contract/stores/onboarding.schemas'
import type { z } from 'zod'
import { PhotoAddress } from '@bra/contract/ground/photos.schemas'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { changeStore, moveStore } from './store-writes.queries.ts'
import { legalOf } from '../stores/index.ts'
import { holdStore, managedStore, managedView } from './onboarding.queries.ts'
import { asTakenSlug, documentsOf, noteSent } from './send.service.ts'
import { tellSent } from './onboarding-notices.ts'

/** Statuses in which the owner cannot change the store. */
export const FIXED = new Set(['suspended', 'closed'])
const NEVER_OPENED = new Set(['review', 'refused'])

/** Changes what the owner says of the store; the slug is fixed once the store has been open. */
export const editStore = (app: App, user: Actor, { id, ...typed }: z.output<typeof ChangedStore>) =>
  app
    .transaction(async (tx) => {
      const store = (await holdStore(tx, ownStore(user, id)))!
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
        message: usualReplies.updated,
        result: managedView((await managedStore(tx, id))!),
      }
    })
    .catch(asTakenSlug)

/** Pictures of the demo data are not uploads and are not checked. */
const isUploaded = (address: string) => PhotoAddress.safeParse(address).success

const showFace = (tx: Tx, app: App, user: User, { id, pictures }: { id: number; pictures: string[] }) =>
  showPhotos(tx, app, user.id, [{ by: `store ${id}`, photos: pictures.filter(isUploaded) }])

/** Sends a refused store again, with the company data as they are now. */
export async function sendAgain(app: App, user: Actor, id: number) {
  ownStore(user, id)
  const { company, seat } = await documentsOf(app.db, app, user.id)
  return app.transaction(async (tx) => {
    const moved = await moveStore(tx, id, { from: 'refused', move: 'send_again', set: legalOf(company, seat) })
    if (!moved) fail('store_moved')
    await noteSent(tx, app, { id, userId: user.id, from: 'refused' })
    await tellSent(tx, app, id)
    return {
      error: false,
      message: say('Enviado com sucesso.', 'Sent.'),
      result: managedView((await managedStore(tx, id))!),
    }
  })
}
