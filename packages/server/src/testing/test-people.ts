import { allHearers, allJobs, type App } from '../app.ts'
import { deliverEvents, listenerJobs } from '../platform/events.ts'
import { DAY_MS } from '../platform/clock.ts'
import { workOnce } from '../platform/jobs.ts'
import { cpfOf } from '../../seed/generate/cpf.ts'

/**
 * What a running server does a moment after its answers: delivers what was announced and does what is due. Mails stay in
 * the outbox, which forgets what they tell once they are sent.
 */
export async function settle(app: App) {
  const hearers = allHearers()
  const jobs = Object.entries(allJobs()).filter(([name]) => !/^send_(late_)?mails$/.test(name))
  await deliverEvents(app, hearers)
  await workOnce(app, { ...Object.fromEntries(jobs), ...listenerJobs(hearers) })
}

/** The mails to one address, oldest first. */
export const mailsTo = (app: App, recipient: string) =>
  app.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

/** The digits of the last code mailed to an address. */
export async function codeMailedTo(app: App, recipient: string): Promise<string> {
  const mails = await mailsTo(app, recipient)
  return String(mails.findLast(({ details }) => 'code' in details)?.details.code)
}

/** For tests in which years pass, and nobody signs in again. */
export const staySignedIn = ({ db, clock }: App) =>
  db
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() + 2000 * DAY_MS) })
    .execute()

/** Another code of as many digits. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A person who may register; the CPF is chosen by its first nine digits. */
export const newPerson = (mailbox: string, first: number, change: object = {}) => ({
  name: 'Zulmira',
  last_name: 'Quaresma',
  email: `${mailbox}@bracards.example`,
  cpf: cpfOf(first),
  birth_date: '1990-05-17',
  phone: '83987654321',
  password: 'pandeiro-e-zabumba',
  accepts_terms: true,
  ...change,
})

/** Of answers that came at once, in no order: their statuses, lowest first. */
export const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort((one, other) => one - other)
