import type { App } from '../../../app.ts'
import { DAY_MS, daysBefore, dayInBrazil } from '../../../platform/clock.ts'
import type { JobData, Jobs } from '../../../platform/jobs.ts'
import { personByEmail } from '../accounts/index.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { DAYS_OF_ACCESS, recordSecurity } from '../../ground/security/index.ts'
import { deleteEndedSessions } from './sessions.queries.ts'

export type RefusedSignIn = JobData['note_refused_sign_in']

export const sessionsJobs: Jobs = {
  delete_old_sessions: {
    everyMs: 60 * 60_000,
    run: (app) =>
      app.transaction(async (tx) => void (await deleteEndedSessions(tx, daysBefore(app.clock.now(), DAYS_OF_ACCESS)))),
  },
  note_refused_sign_in: { givesUpAfterMs: DAY_MS, run: noteRefusedSignIn },
}

/** Tells the owner of the account, at most once a day by mail; nothing is kept about an unknown e-mail. */
async function noteRefusedSignIn(app: App, { email, device, address, last }: RefusedSignIn) {
  const person = await personByEmail(app.db, email)
  if (!person) return
  const now = app.clock.now()
  await app.transaction(async (tx) => {
    await recordSecurity(tx, app, { userId: person.id, kind: 'sign_in_refused', origin: { device, address } })
    if (!last) return
    await sendMail(tx, app, {
      key: `sign_in_blocked:${person.id}:${dayInBrazil(now)}`,
      to: person.email,
      userId: person.id,
      template: 'sign_in_blocked',
      details: { name: person.name, address, at: now.toISOString() },
    })
  })
}
