import type { MailDetails, MailName } from '@bra/contract/ground/mails'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { insertMail } from './mails.queries.ts'
import type { MailFile } from './providers/port.ts'

export interface Mail<N extends MailName> {
  /** Names the occasion: a mail of the same key is written once. */
  key: string
  to: string
  userId: number | null
  template: N
  details: MailDetails[N]
  attachments?: MailFile[]
}

/** Puts a mail into the outbox of the caller's transaction: it is sent right after the commit, or not at all. */
export async function sendMail<N extends MailName>(tx: Tx, app: Pick<App, 'clock'>, mail: Mail<N>) {
  const now = app.clock.now()
  const isNew = await insertMail(tx, {
    key: mail.key,
    user_id: mail.userId,
    recipient: mail.to,
    template: mail.template,
    details: JSON.stringify(mail.details),
    attachments: mail.attachments ? JSON.stringify(mail.attachments) : null,
    created_at: now,
    next_attempt_at: now,
    sent_at: null,
    given_up_at: null,
    last_error: null,
  })
  if (isNew) await enqueue(tx, app, { name: 'send_mails', data: {} })
}
