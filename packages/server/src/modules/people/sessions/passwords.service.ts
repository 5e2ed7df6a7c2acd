import { say } from '@bra/contract/kit/saying'
import type { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { personByEmail, refuseProblems, replacePassword } from '../accounts/index.ts'
import { proveIdentity } from './identity.service.ts'
import { resetPasswordOf } from './people.queries.ts'
import { useCode } from '../codes/index.ts'
import { hashPassword, problemOfPassword } from '../passwords/index.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify } from '../notices/index.ts'
import { deleteSecondFactor } from './second-factors.queries.ts'
import {
  countTry,
  forgetTries,
  limitOf,
  networkOf,
  type Origin,
  recordSecurity,
  type Tries,
} from '../../ground/security/index.ts'
import { recoverThePassword } from './advice.words.ts'
import { endSessions } from './devices.service.ts'
import { triesOnAccount } from './entering.service.ts'

type Body<K extends 'changePassword' | 'resetPassword'> = z.output<(typeof sessionsSchemas)[K]['body']>

const RESETS = limitOf(5)
/** No user has this id: an unknown e-mail runs the same statements as a known one. */
const NOBODY = 0

/** Requires the current password; the other devices have to sign in again. */
export async function changePassword(
  app: App,
  user: User,
  { origin, ...typed }: Body<'changePassword'> & { origin: Origin },
) {
  const person = await proveIdentity(app, { userId: user.id, password: typed.current, origin, field: 'current' })
  refuseProblems({ password: problemOfPassword(typed.password, person) })
  const hash = await hashPassword(typed.password)
  await app.transaction(async (tx) => {
    const changed = await replacePassword(tx, { id: user.id, was: person.password_hash, hash })
    if (!changed) failAt('current', 'password_wrong')
    await tellNewPassword(tx, app, { person, origin, kind: 'password_changed', except: user.sessionId })
  })
  const message = say(
    'Senha alterada. Os outros aparelhos saíram da conta.',
    'Password changed. The other devices are signed out.',
  )
  return { error: false, message }
}

/** Sets a password with a mailed code and ends every session; a wrong code and an unknown e-mail are answered alike. */
export async function resetPassword(app: App, origin: Origin, { email, token, password }: Body<'resetPassword'>) {
  const tries: Tries[] = [{ kind: 'reset', of: [networkOf(origin.address), email], limit: RESETS }]
  refuseProblems({ password: problemOfPassword(password, { email }) })
  await countTry(app, tries)
  const hash = await hashPassword(password)
  const isDone = await app.transaction(async (tx) => {
    const person = await personByEmail(tx, email)
    const sentTo = await useCode(tx, app, { userId: person?.id ?? NOBODY, purpose: 'reset_password', code: token })
    if (!person || sentTo !== email) return false
    if (!(await resetPasswordOf(tx, { id: person.id, email, hash }, app.clock.now()))) return false
    // an unconfirmed owner may have turned it on without ever owning this address
    if (!person.email_confirmed_at) await deleteSecondFactor(tx, person.id)
    await forgetTries(tx, [...tries, triesOnAccount(email)])
    await tellNewPassword(tx, app, { person, origin, kind: 'password_reset' })
    return true
  })
  if (!isDone) failAt('token', 'code_wrong')
  const message = say('Senha alterada. Entre com a nova senha.', 'Password changed. Sign in with the new password.')
  return { error: false, message }
}

interface NewPasswordOf {
  person: { id: number; name: string; email: string }
  origin: Origin
  kind: 'password_changed' | 'password_reset'
  except?: number
}

async function tellNewPassword(tx: Tx, app: App, { person, origin, kind, except }: NewPasswordOf) {
  const now = app.clock.now()
  const { device, address } = origin
  await endSessions(tx, app, { userId: person.id, except })
  await recordSecurity(tx, app, { userId: person.id, kind, origin })
  await sendMail(tx, app, {
    key: `${kind}:${person.id}:${now.getTime()}`,
    to: person.email,
    userId: person.id,
    template: 'password_changed',
    details: { name: person.name, device, address, at: now.toISOString() },
  })
  await notify(tx, app, {
    userId: person.id,
    kind: 'security',
    title: say('Sua senha foi trocada', 'Your password was changed'),
    body: recoverThePassword(origin),
    link: '/my-account?aba=seguranca',
  })
}
