import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { unseal } from '../../../platform/secrets.ts'
import { type Origin, recordSecurity } from '../../ground/security/index.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { secondFactorOf, usedRecoveryCode, usedStep } from './second-factors.queries.ts'
import { SECRET_USE, stepOf } from './totp.ts'

interface CodeToCheck {
  userId: number
  code: string | undefined
  origin: Origin
}

type Problem = 'second_factor_required' | 'second_factor_wrong'

/** Returns why the second factor refuses, or null if none is on or the code is right; a right code is used up. */
export async function problemOfSecondFactor(
  tx: Tx,
  app: App,
  { userId, code, origin }: CodeToCheck,
): Promise<Problem | null> {
  const factor = await secondFactorOf(tx, userId)
  if (!factor?.confirmed_at) return null
  if (!code) return 'second_factor_required'
  const now = app.clock.now()
  const step = stepOf(unseal(app.config, SECRET_USE, factor.secret), code, now)
  if (step !== null) return (await usedStep(tx, userId, step)) ? null : 'second_factor_wrong'
  const recovery = { hash: hashRecoveryCode(app.config, userId, code), now }
  if (!(await usedRecoveryCode(tx, userId, recovery))) return 'second_factor_wrong'
  await recordSecurity(tx, app, { userId, kind: 'recovery_code_used', origin })
  return null
}
