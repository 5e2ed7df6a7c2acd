import type { MailDetails } from '@bra/contract/mails'
import type { App } from '../../app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { enqueueJobs } from '../../platform/platform.queries.ts'
import { rulesOf } from '../settings/index.ts'
import { claimDueMails, giveUpMail, type MailRow, markSent, postponeMail } from './mails.queries.ts'
import { MailRefused, type PostOffice } from './providers/port.ts'
import { smtp } from './providers/smtp.ts'

const BATCH = 20
const LEASE_MS = 5 * 60_000
const FIRST_DELAY_MS = 30_000
const MAX_DELAY_MS = 3 * 3_600_000

/** Sends what is due, a batch at a time: other jobs get their turn in between. */
export async function sendDueMails(app: App) {
  const now = app.clock.now()
  const claim = { now, leasedUntil: new Date(now.getTime() + LEASE_MS), most: BATCH }
  const mails = await app.transaction((tx) => claimDueMails(tx, claim))
  if (mails.length === 0) return
  const office = smtp({ url: app.providers.smtpUrl })
  const { support_email: support } = await rulesOf(app.db, ['support_email'])
  const sendings = mails.map((mail) => sendOne(app, { office, support }, mail))
  await Promise.allSettled(sendings)
  office.close()
  // what could not even be noted down is the job's trouble; the lease brings it back
  await Promise.all(sendings)
  if (mails.length === BATCH)
    await app.transaction((tx) => enqueueJobs(tx, [{ name: 'send_mails', data: {}, runAt: app.clock.now() }]))
}

async function sendOne(app: App, { office, support }: { office: PostOffice; support: string }, mail: MailRow) {
  try {
    if (app.clock.now() >= uselessFrom(mail)) throw new MailRefused('It would come too late')
    await office.send(await envelopeOf(app, support, mail))
  } catch (error) {
    return notSent(app, mail, error)
  }
  // outside of the try: what was taken must never count as not sent
  await app.transaction((tx) => markSent(tx, mail.id, app.clock.now()))
}

async function envelopeOf({ config, drawMail }: App, support: string, mail: MailRow) {
  const details = mail.details as unknown as MailDetails[typeof mail.template]
  const drawn = await drawMail({ template: mail.template, details, origin: config.publicUrl, support })
  const { mailFrom } = config
  return { ...drawn, messageId: messageIdOf(mail, mailFrom), from: mailFrom, to: mail.recipient }
}

/** The row's own: a repeat after a crash between sending and marking is recognised as one. */
const messageIdOf = ({ id, created_at }: MailRow, from: string) =>
  `<${id}.${created_at.getTime().toString(36)}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** The contract of a purchase is owed however long nobody could be reached. */
const CONTRACT_DAYS = 30

/** A code is of no use after its minutes, anything else but a contract after a day. */
const uselessFrom = ({ created_at, template, details }: MailRow) =>
  new Date(created_at.getTime() + (typeof details.minutes === 'number' ? details.minutes * 60_000 : daysOf(template)))

const daysOf = (template: MailRow['template']) => (template === 'order_paid' ? CONTRACT_DAYS : 1) * DAY_MS

/** Later and later again; given up when that would be too late, or at once when no repeat can help. */
async function notSent(app: App, mail: MailRow, error: unknown) {
  const now = app.clock.now()
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (mail.attempts - 1), MAX_DELAY_MS)
  const next = new Date(now.getTime() + delay)
  const isOver = error instanceof MailRefused || next >= uselessFrom(mail)
  const about = { mail: mail.id, template: mail.template, attempts: mail.attempts, err: error }
  if (isOver) app.log.error(about, 'mail given up')
  else app.log.warn(about, 'mail postponed')
  const reason = reasonOf(error)
  await app.transaction((tx) =>
    isOver ? giveUpMail(tx, mail.id, now, reason) : postponeMail(tx, mail.id, next, reason),
  )
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause ? `${message}: ${reasonOf(cause)}` : message
}
