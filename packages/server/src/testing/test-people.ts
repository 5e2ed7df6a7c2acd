import { isSaying } from '@bra/contract/kit/saying'
import type { App } from '../app.ts'
import { allHearers, allJobs } from '../create-app.ts'
import { deliverEvents, listenerJobs } from '../platform/events.ts'
import { DAY_MS } from '../platform/clock.ts'
import { workOnce } from '../platform/jobs.ts'
import { cpfOf } from '@bra/demo/generate/cpf'

/** Delivers events and runs due jobs, but sends no mails: the outbox forgets their details once they are sent. */
export async function settle(app: App) {
  const hearers = allHearers()
  const jobs = Object.entries(allJobs()).filter(([name]) => !/^send_(late_)?mails$/.test(name))
  await deliverEvents(app, hearers)
  await workOnce(app, { ...Object.fromEntries(jobs), ...listenerJobs(hearers) })
}

/** Returns the mails to an address, with each sentence in Portuguese. */
export async function mailsTo(app: App, recipient: string) {
  const mails = await app.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
  return mails.map((mail) => ({ ...mail, details: inPortuguese(mail.details) }))
}

const inPortuguese = <Details>(details: Details): Details =>
  JSON.parse(JSON.stringify(details), (_name, value: unknown) => (isSaying(value) ? value['pt-BR'] : value)) as Details

export async function codeMailedTo(app: App, recipient: string): Promise<string> {
  const mails = await mailsTo(app, recipient)
  return String(mails.findLast(({ details }) => 'code' in details)?.details.code)
}

/** Keeps sessions alive in tests in which years pass. */
export const staySignedIn = ({ db, clock }: App) =>
  db
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() + 2000 * DAY_MS) })
    .execute()

export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A person who may register; `first` are the nine digits that the CPF is made from. */
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

/** Statuses of calls at the same time, sorted, because their order is left to chance. */
export const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort((one, other) => one - other)
