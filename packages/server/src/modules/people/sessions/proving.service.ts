import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { proveIdentity } from './identity.service.ts'
import { countTry, forgetTries, limitOf, type Origin, takeBackTry, type Tries } from '../../ground/security/index.ts'
import { problemOfSecondFactor } from './checking.service.ts'
import { secondFactorOf } from './second-factors.queries.ts'

const OWN_CODE = limitOf(5)

interface Proof {
  userId: number
  password: string
  code?: string | undefined
  origin: Origin
}

/** Asks again for the password and, if it is on, the second factor: a stolen session has neither. */
export async function proveOwner(app: App, { userId, password, code, origin }: Proof) {
  await proveIdentity(app, { userId, password, origin })
  if (!(await secondFactorOf(app.db, userId))?.confirmed_at) return
  const tries: Tries[] = [{ kind: 'own second factor', of: [userId], limit: OWN_CODE }]
  await countTry(app, tries)
  const problem = await app.transaction(async (tx) => {
    const found = await problemOfSecondFactor(tx, app, { userId, code, origin })
    if (found === null) await forgetTries(tx, tries)
    if (found === 'second_factor_required') await takeBackTry(tx, tries)
    return found
  })
  if (problem) fail(problem)
}
