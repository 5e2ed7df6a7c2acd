import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { refuseFlood } from '../../ground/security/index.ts'
import type { ComplaintParty } from '@bra/contract/care/complaints.schemas'
import { announce } from './complaint-access.ts'
import { type ComplaintRow, insertMessage, writtenSince } from './writing.queries.ts'

export interface NewMessage {
  by: { party: Exclude<ComplaintParty, 'system'>; userId: number }
  body: string
  photos: string[]
}

export const shownIn = (messageId: number) => `complaint message ${messageId}`

export async function writeMessage(
  tx: Tx,
  app: Pick<App, 'clock'>,
  complaint: ComplaintRow,
  { by, body, photos }: NewMessage,
) {
  const now = app.clock.now()
  const id = await insertMessage(tx, {
    ...{ complaint_id: complaint.id, user_id: by.userId, party: by.party, body, photos },
    ...{ created_at: now, read_at: null },
  })
  if (photos.length > 0) await showPhotos(tx, app, by.userId, [{ by: shownIn(id), photos }])
  announce(tx, app, complaint)
}

export async function refuseFloodOf(tx: Tx, userId: number, now: Date) {
  await holdLists(tx, userId)
  await refuseFlood(now, (since) => writtenSince(tx, userId, since))
}
