import { randomInt } from 'node:crypto'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { User } from '../../../platform/routes.ts'
import { countTry, limitOf, takeBackTry, type Tries } from '../security/index.ts'
import {
  deletePhotos,
  idlePhotos,
  insertPhoto,
  markSwept,
  releaseUses,
  usablePhotos,
  insertUses,
  waitingPhotos,
} from './photos.queries.ts'
import { type Version, versions } from './versions.ts'

/** Photos of one person that nothing shows yet: enough for a full form, too few to fill a disk. */
const MOST_WAITING = 80
/** Refused uploads cost as much decoding as accepted ones and do not count against MOST_WAITING: hence a limit. */
const REFUSED = limitOf(30)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 24
const KEPT_MS = 24 * 60 * 60_000
const SWEPT_AT_ONCE = 100

const newId = () => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
const addressOf = (id: string) => `/fotos/${id}-488.webp`
const idOf = (address: string) => /^\/fotos\/([a-z0-9]{24})-488\.webp$/.exec(address)?.[1]

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Stores a picture and returns its address; its uploader has a day to use it before it is swept. */
export async function uploadPhoto(app: App, user: Pick<User, 'id'>, bytes: unknown) {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return fail('photo_missing')
  if ((await waitingPhotos(app.db, user.id)) >= MOST_WAITING) fail('too_many_photos')
  const tries: Tries[] = [{ kind: 'refused photo', of: [user.id], limit: REFUSED }]
  await countTry(app, tries)
  const { encodePhoto } = await import('./encoding.ts')
  const { width, height, files } = await encodePhoto(bytes)
  const id = newId()
  const now = app.clock.now()
  // the row comes first: if the process dies after it, the sweep deletes the files too
  await app.transaction(async (tx) => {
    await takeBackTry(tx, tries)
    await holdLists(tx, user.id)
    if ((await waitingPhotos(tx, user.id)) >= MOST_WAITING) fail('too_many_photos')
    await insertPhoto(tx, { id, user_id: user.id, width, height, created_at: now, idle_since: now, swept_at: null })
  })
  for (const { bytes: content, ...version } of files)
    await app.files.put({ name: fileOf(id, version), bytes: content, type: contentTypes[version.format] })
  return { image: addressOf(id), width, height }
}

const fileOf = (id: string, { width, format }: Version) => `${id}-${width}.${format}`

export interface PhotoUse {
  /** Key of the thing that shows the photos, such as `listing 12`. */
  by: string
  photos: string[]
}

export const shownBy = (listingId: number) => `listing ${listingId}`

export const dropPhotos = (tx: Tx, app: Pick<App, 'clock'>, things: string[]) =>
  releaseUses(tx, things, [], app.clock.now())

/** Replaces the photos of each thing; `photo_gone` for photos that the writer neither uploaded nor found there. */
export async function showPhotos(tx: Tx, app: Pick<App, 'clock'>, userId: number, uses: PhotoUse[]) {
  const wanted = uses.flatMap(({ by, photos }) => photos.map((address) => ({ by, id: idOf(address) ?? '' })))
  const ids = [...new Set(wanted.map(({ id }) => id))]
  const things = uses.map(({ by }) => by)
  if (ids.length > 0 && (await usablePhotos(tx, { ids, userId, things })).length < ids.length) fail('photo_gone')
  await releaseUses(tx, things, wanted, app.clock.now())
  await insertUses(tx, wanted)
}

/** Keeps photos that are shown already also for other things, for as long as these exist; pictures of other kinds stay by themselves. */
export const keepPhotos = (tx: Tx, uses: PhotoUse[]) =>
  insertUses(
    tx,
    uses.flatMap(({ by, photos }) => photos.flatMap((address) => idOf(address) ?? []).map((id) => ({ by, id }))),
  )

/** Deletes photos that nothing has shown for a day; marks them first, so that nobody begins to use them meanwhile. */
export async function sweepPhotos(app: App) {
  const before = new Date(app.clock.now().getTime() - KEPT_MS)
  for (;;) {
    const ids = await app.transaction(async (tx) => {
      const idle = await idlePhotos(tx, before, SWEPT_AT_ONCE)
      return idle.length ? markSwept(tx, idle, app.clock.now()) : []
    })
    if (ids.length === 0) return
    await app.files.remove(ids.flatMap((id) => versions.map((version) => fileOf(id, version))))
    await app.transaction((tx) => deletePhotos(tx, ids))
  }
}
