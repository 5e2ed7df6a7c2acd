import { en, pt, say } from '@bra/contract/kit/saying'
import type { CodePurpose } from '@bra/contract/people/accounts.schemas'
import { CODE_DIGITS } from '@bra/contract/people/people'
import { randomInt } from 'node:crypto'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { keyedHash } from '../../../platform/secrets.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { holdCodesOf, insertCode, recentCodes, triedCode } from './codes.queries.ts'

const RESEND_MS = 60_000
const HOUR_MS = 60 * 60_000
/** Each new code brings new tries, so the number of codes an hour is limited too. */
const MAX_AN_HOUR = 6

const templates = {
  activate: 'confirm_email',
  reset_password: 'reset_password',
  change_email: 'change_email',
  disable: 'disable_account',
} as const satisfies Record<CodePurpose, string>

export interface AskedCode {
  person: { id: number; name: string }
  purpose: CodePurpose
  to: string
}

const hashOf = (app: Pick<App, 'config'>, { userId, purpose, code }: TypedCode) =>
  keyedHash(app.config, 'email code', `${userId} ${purpose} ${code}`)

/** Mails a code and ends the one before; too soon after the last it only returns when the next may be asked for. */
export async function sendCode(tx: Tx, app: Pick<App, 'clock' | 'config'>, { person, purpose, to }: AskedCode) {
  const now = app.clock.now()
  await holdCodesOf(tx, person.id)
  const recent = await recentCodes(tx, { userId: person.id, purpose }, new Date(now.getTime() - HOUR_MS))
  const [last] = recent
  const isFull = recent.length >= MAX_AN_HOUR
  const resendAt = isFull ? later(recent.at(-1)!.created_at, HOUR_MS) : last && later(last.created_at, RESEND_MS)
  if (last && resendAt && resendAt > now) {
    return { error: true, message: waitFor(resendAt, now), expires_at: iso(last.expires_at), resend_at: iso(resendAt) }
  }
  const { id, code, expiresAt, minutes } = await keepCode(tx, app, { person, purpose, to })
  const details = { name: person.name, code, minutes }
  await sendMail(tx, app, { key: `code:${id}`, to, userId: person.id, template: templates[purpose], details })
  return {
    error: false,
    message: sentTo(to, minutes),
    expires_at: iso(expiresAt),
    resend_at: iso(later(now, RESEND_MS)),
  }
}

/** Makes a code without mailing it, for a caller that hands it over itself; it ends the one before. */
export async function makeCode(tx: Tx, app: Pick<App, 'clock' | 'config'>, asked: AskedCode) {
  await holdCodesOf(tx, asked.person.id)
  return keepCode(tx, app, asked)
}

async function keepCode(tx: Tx, app: Pick<App, 'clock' | 'config'>, { person, purpose, to }: AskedCode) {
  const now = app.clock.now()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const minutes = await numberOf(tx, 'token_minutes')
  const expiresAt = later(now, minutes * 60_000)
  const { id } = await insertCode(tx, {
    user_id: person.id,
    purpose,
    code_hash: hashOf(app, { userId: person.id, purpose, code }),
    email: to,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  })
  return { id, code, expiresAt, minutes }
}

export interface TypedCode {
  userId: number
  purpose: CodePurpose
  code: string
}

/** Returns the e-mail, or null for a wrong, used or ended code; the caller commits first, so that the try counts. */
export async function useCode(tx: Tx, app: Pick<App, 'clock' | 'config'>, typed: TypedCode): Promise<string | null> {
  const tried = { hash: hashOf(app, typed), tries: await numberOf(tx, 'token_tries'), now: app.clock.now() }
  const code = await triedCode(tx, typed, tried)
  return code?.isRight ? code.email : null
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const iso = (at: Date) => at.toISOString()

const sentTo = (to: string, minutes: number) =>
  minutes === 1
    ? say(`Enviamos um código para ${to}. Ele vale por 1 minuto.`, `We sent a code to ${to}. It is good for 1 minute.`)
    : say(
        `Enviamos um código para ${to}. Ele vale por ${minutes} minutos.`,
        `We sent a code to ${to}. It is good for ${minutes} minutes.`,
      )

function waitFor(resendAt: Date, now: Date) {
  const seconds = Math.ceil((resendAt.getTime() - now.getTime()) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const wait =
    seconds > 90 ? say(`${minutes} minutos`, `${minutes} minutes`) : say(`${seconds} segundos`, `${seconds} seconds`)
  return say(
    pt`Já enviamos um código. Aguarde ${wait} para pedir outro.`,
    en`We have already sent a code. Wait ${wait} to ask for another.`,
  )
}
