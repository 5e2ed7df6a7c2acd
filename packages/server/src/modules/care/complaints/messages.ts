import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { failFor } from '../../../platform/errors.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import type { ComplaintParty } from '@bra/contract/care/complaints.schemas'
import { announce } from './holding.ts'
import { type ComplaintRow, insertMessage, writtenSince } from './writing.queries.ts'

const WINDOW_MS = 10 * 60_000
/** Messages that one person may write within the window, in all complaints together. */
const MAX_WRITTEN = 15

export interface Saying {
  by: { party: Exclude<ComplaintParty, 'system'>; userId: number }
  body: string
  photos: string[]
}

/** Name under which the photos of a message are kept. */
const shownIn = (messageId: number) => `complaint message ${messageId}`

export async function say(tx: Tx, app: Pick<App, 'clock'>, complaint: ComplaintRow, { by, body, photos }: Saying) {
  const now = app.clock.now()
  const id = await insertMessage(tx, {
    ...{ complaint_id: complaint.id, user_id: by.userId, party: by.party, body, photos },
    ...{ created_at: now, read_at: null },
  })
  if (photos.length > 0) await showPhotos(tx, app, by.userId, [{ by: shownIn(id), photos }])
  announce(tx, app, complaint)
}

export async function refuseFlood(tx: Tx, userId: number, now: Date) {
  const written = await writtenSince(tx, userId, new Date(now.getTime() - WINDOW_MS))
  const first = written.at(-MAX_WRITTEN)
  if (first) failFor((first.created_at.getTime() + WINDOW_MS - now.getTime()) / 1000)
}
