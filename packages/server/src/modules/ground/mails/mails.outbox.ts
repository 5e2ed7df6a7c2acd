import type { MailDetails } from '@bra/contract/ground/mails'
import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { rulesOf } from '../settings/index.ts'
import { claimDueMails, giveUpMail, type MailRow, markSent, postponeMail } from './mails.queries.ts'
import { type MailFile, MailRefused, type PostOffice } from './providers/port.ts'

const BATCH = 20
const LEASE_MS = 5 * 60_000
const FIRST_DELAY_MS = 30_000
const MAX_DELAY_MS = 3 * 3_600_000

/** Sends one batch of due mails per job, so that other jobs get their turn in between. */
export async function sendDueMails(app: App) {
  const now = app.clock.now()
  const claim = { now, leasedUntil: new Date(now.getTime() + LEASE_MS), most: BATCH }
  const mails = await app.transaction((tx) => claimDueMails(tx, claim))
  if (mails.length === 0) return
  const { smtp } = await import('./providers/smtp.ts')
  const office = smtp({ url: app.providers.smtpUrl })
  const { support_email: support } = await rulesOf(app.db, ['support_email'])
  const sendings = mails.map((mail) => sendOne(app, { office, support }, mail))
  await Promise.allSettled(sendings)
  office.close()
  // a failure to record a result fails the job; the lease brings the mail back
  await Promise.all(sendings)
  if (mails.length === BATCH) await app.transaction((tx) => enqueue(tx, app, { name: 'send_mails', data: {} }))
}

async function sendOne(app: App, { office, support }: { office: PostOffice; support: string }, mail: MailRow) {
  try {
    if (app.clock.now() >= uselessFrom(mail)) throw new MailRefused('It would come too late')
    await office.send(await envelopeOf(app, support, mail))
  } catch (error) {
    return notSent(app, mail, error)
  }
  // this stands outside the try: a mail that was accepted must never count as not sent
  await app.transaction((tx) => markSent(tx, mail.id, app.clock.now()))
}

async function envelopeOf({ config, drawMail }: App, support: string, mail: MailRow) {
  const details = mail.details as unknown as MailDetails[typeof mail.template]
  const { template, language } = mail
  const drawn = await drawMail({ template, details, language, origin: config.publicUrl, support })
  const { from } = config.smtp
  const files = JSON.parse(mail.attachments ?? '[]') as MailFile[]
  return { ...drawn, messageId: messageIdOf(mail, from), from, to: mail.recipient, files }
}

/** The id is stable for each row, so that a resend after a crash before `markSent` is recognised as a duplicate. */
const messageIdOf = ({ id, created_at }: MailRow, from: string) =>
  `<${id}.${created_at.getTime().toString(36)}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** The mail of a paid order holds the contract of the purchase, so it is retried for longer than any other. */
const CONTRACT_DAYS = 30
const USUAL_DAYS = 3

/** A mail with a code is useless once the code ends; any other after three days, or after 30 if it holds a contract. */
const uselessFrom = ({ created_at, template, details }: MailRow) =>
  new Date(created_at.getTime() + (typeof details.minutes === 'number' ? details.minutes * 60_000 : daysOf(template)))

const daysOf = (template: MailRow['template']) => (template === 'order_paid' ? CONTRACT_DAYS : USUAL_DAYS) * DAY_MS

/** Retries with growing delays; gives up once it would be too late, or at once if no retry can help. */
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
