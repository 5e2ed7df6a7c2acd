import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { seal, unseal } from '../../../platform/secrets.ts'
import { personById } from '../accounts/index.ts'
import { proveIdentity } from './identity.service.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify } from '../notices/index.ts'
import { changeThePassword } from './advice.words.ts'
import { countTry, forgetTries, limitOf, type Origin, recordSecurity, type Tries } from '../../ground/security/index.ts'
import { proveOwner } from './proving.service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  confirmDraft,
  deleteSecondFactor,
  insertDraft,
  replaceRecoveryCodes,
  secondFactorOf,
} from './second-factors.queries.ts'
import { newSecret, otpauthOf, SECRET_USE, stepOf } from './totp.ts'

const CONFIRMATIONS = limitOf(10)

interface Proof {
  password: string
  origin: Origin
}
type OwnerProof = Proof & { code?: string | undefined }

/** Makes the secret of a second factor; it is not asked for until a first code confirms it. */
export async function startSecondFactor(app: App, user: User, { password, origin }: Proof) {
  const person = await proveIdentity(app, { userId: user.id, password, origin })
  const secret = newSecret()
  const isKept = await app.transaction((tx) => insertDraft(tx, user.id, seal(app.config, SECRET_USE, secret)))
  if (!isKept) fail('second_factor_on')
  return { secret, otpauth: otpauthOf(secret, person.email) }
}

/** Turns the second factor on with a first code; returns the recovery codes, which are shown only this once. */
export async function confirmSecondFactor(app: App, user: User, { code, origin }: { code: string; origin: Origin }) {
  const tries: Tries[] = [{ kind: 'confirm second factor', of: [user.id], limit: CONFIRMATIONS }]
  const draft = (await secondFactorOf(app.db, user.id)) ?? fail('second_factor_off')
  if (draft.confirmed_at) fail('second_factor_on')
  await countTry(app, tries)
  const now = app.clock.now()
  const step = stepOf(unseal(app.config, SECRET_USE, draft.secret), code, now) ?? fail('second_factor_wrong')
  return app.transaction(async (tx) => {
    const isOn = await confirmDraft(tx, user.id, { step, secret: draft.secret, now })
    if (!isOn) fail('second_factor_on')
    await forgetTries(tx, tries)
    await tell(tx, app, { userId: user.id, origin, isOn: true })
    return { recovery_codes: await giveRecoveryCodes(tx, app, user.id) }
  })
}

/** Requires the second factor itself: somebody with only the session and the password must not turn it off. */
export async function endSecondFactor(app: App, user: User, proof: OwnerProof) {
  const { origin } = proof
  await proveOwner(app, { userId: user.id, ...proof })
  await app.transaction(async (tx) => {
    const ended = await deleteSecondFactor(tx, user.id)
    if (!ended?.confirmed_at) fail('second_factor_off')
    await tell(tx, app, { userId: user.id, origin, isOn: false })
  })
  return { error: false, message: say('A verificação em duas etapas foi desligada.', 'Two-step verification is off.') }
}

export async function renewRecoveryCodes(app: App, user: User, proof: OwnerProof) {
  await proveOwner(app, { userId: user.id, ...proof })
  const factor = await secondFactorOf(app.db, user.id)
  if (!factor?.confirmed_at) fail('second_factor_off')
  return { recovery_codes: await app.transaction((tx) => giveRecoveryCodes(tx, app, user.id)) }
}

async function giveRecoveryCodes(tx: Tx, app: App, userId: number) {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(app.config, userId, code))
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes
}

async function tell(tx: Tx, app: App, { userId, origin, isOn }: { userId: number; origin: Origin; isOn: boolean }) {
  const now = app.clock.now()
  const person = await personById(tx, userId)
  await recordSecurity(tx, app, { userId, kind: isOn ? 'second_factor_on' : 'second_factor_off', origin })
  await sendMail(tx, app, {
    key: `second_factor:${userId}:${now.getTime()}:${isOn}`,
    to: person.email,
    userId,
    template: 'second_factor_changed',
    details: { name: person.name, on: isOn, at: now.toISOString() },
  })
  await notify(tx, app, {
    userId,
    kind: 'security',
    title: isOn
      ? say('Verificação em duas etapas ligada', 'Two-step verification turned on')
      : say('Verificação em duas etapas desligada', 'Two-step verification turned off'),
    body: changeThePassword(origin),
    link: '/my-account?aba=seguranca',
  })
}
