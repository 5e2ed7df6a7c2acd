import type { Made } from '@bra/contract/kit/api'
import { say, type Saying } from '@bra/contract/kit/saying'
import type { privacy } from '@bra/contract/people/privacy'
import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import type { User } from '../../../platform/routes.ts'
import { personById } from '../accounts/index.ts'
import { useCode } from '../codes/index.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify } from '../notices/index.ts'
import { numberOf } from '../../ground/settings/index.ts'
import {
  cancelClosureOf,
  dueClosures,
  holdAccount,
  insertClosure,
  openClosureOf,
  takeClosure,
} from './privacy.queries.ts'

/** Asks to close the account; it closes after the days of reflection, once nothing is open any more. */
export async function requestClosure(app: App, user: User, { token, reason }: { token: string; reason?: string }) {
  const days = await numberOf(app.db, 'account_closing_days')
  const waitsFor = await openMatters(app, app.db, user.id)
  const isRight = await app.transaction(async (tx) => {
    const email = await useCode(tx, app, { userId: user.id, purpose: 'disable', code: token })
    if (email) await writeClosure(tx, app, { user, email, days, reason: reason ?? null, waitsFor })
    return email !== null
  })
  return isRight ? { error: false, erro: false, message: received } : { error: true, erro: true, message: wrongCode }
}

const received = say(
  'Recebemos o pedido de encerramento da sua conta.',
  'We received your request to close the account.',
)
const wrongCode = say(
  'Código incorreto ou vencido. Confira o e-mail ou peça outro.',
  'Wrong or expired code. Check the e-mail or ask for another.',
)

interface NewClosure {
  user: User
  email: string
  days: number
  reason: string | null
  waitsFor: Saying[]
}

async function writeClosure(tx: Tx, app: App, { user, email, days, reason, waitsFor }: NewClosure) {
  const now = app.clock.now()
  const closesAt = new Date(now.getTime() + days * DAY_MS)
  const made = await insertClosure(tx, {
    user_id: user.id,
    reason,
    requested_at: now,
    closes_at: closesAt,
    cancelled_at: null,
    closed_at: null,
  })
  if (!made) return
  const { name } = await personById(tx, user.id)
  await sendMail(tx, app, {
    key: `account_closing:${made.id}`,
    to: email,
    userId: user.id,
    template: 'account_closing',
    details: { name, closes_at: closesAt.toISOString(), waits_for: waitsFor },
  })
  await notify(tx, app, {
    userId: user.id,
    kind: 'security',
    title: say('Encerramento da conta solicitado', 'Closing of the account requested'),
    body: say(
      'Se não foi você, ou se mudou de ideia, cancele o pedido em Privacidade.',
      'If it was not you, or if you changed your mind, cancel the request in Privacy.',
    ),
    link: '/my-account?aba=privacidade',
  })
}

export async function closureOf(app: App, user: User): Promise<Made<typeof privacy.closure>> {
  const [closure, waitsFor] = await Promise.all([openClosureOf(app.db, user.id), openMatters(app, app.db, user.id)])
  return {
    requested_at: closure?.requested_at.toISOString() ?? null,
    closes_at: closure?.closes_at.toISOString() ?? null,
    waits_for: waitsFor,
  }
}

export async function cancelClosure(app: App, user: User) {
  const cancelled = await app.transaction((tx) => cancelClosureOf(tx, user.id, app.clock.now()))
  if (!cancelled) fail('closure_not_found')
  return { error: false, message: say('Sua conta continua aberta.', 'Your account stays open.') }
}

export function closeDueAccounts(app: App) {
  const now = app.clock.now()
  return eachPage(app, {
    page: (part) => dueClosures(app.db, now, part),
    work: async (due) => {
      const waitsFor = await openMatters(app, app.db, due.userId)
      if (waitsFor.length === 0) await closeAccount(app, due)
    },
  })
}

async function closeAccount(app: App, due: Awaited<ReturnType<typeof dueClosures>>[number]) {
  await app.transaction(async (tx) => {
    const taken = await takeClosure(tx, due.id, app.clock.now())
    if (!taken) return
    const { userId } = taken
    await holdAccount(tx, userId)
    await mustBeSettled(tx, app, userId)
    // modules higher up go first, because their records refer to those of lower ones
    for (const { forget } of app.personal.toReversed()) await forget(tx, userId, app)
    // a purchase or store opened meanwhile had locked the forgotten rows, so it is visible now
    await mustBeSettled(tx, app, userId)
    emit(tx, app, 'session_revoked', { userId, sessionId: null })
    await sendMail(tx, app, {
      key: `account_closed:${due.id}`,
      to: due.email,
      userId: null,
      template: 'account_closed',
      details: { name: due.name },
    })
  })
}

/** Throws if something is open, so that nothing is closed and the next run tries again. */
async function mustBeSettled(tx: Tx, app: App, userId: number) {
  const matters = await openMatters(app, tx, userId)
  if (matters.length > 0) throw new Error(`Something was opened while account ${userId} was being closed`)
}

async function openMatters({ personal }: App, db: Db, userId: number) {
  const matters: Saying[] = []
  for (const { open } of personal) if (open) matters.push(...(await open(db, userId)))
  return matters
}
