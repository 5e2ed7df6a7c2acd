import type { App } from '../../../app.ts'
import { failAt } from '../../../platform/errors.ts'
import { isPassword } from '../passwords/index.ts'
import {
  countTry,
  forgetTries,
  limitOf,
  networkOf,
  type Origin,
  takeBackTry,
  type Tries,
} from '../../ground/security/index.ts'
import { personById } from '../accounts/index.ts'

const BY_NETWORK = limitOf(5)
const BY_PERSON = limitOf(20)

interface Proof {
  userId: number
  password: string
  origin: Origin
  field?: string
}

/** Checks the password again before a sensitive change; refuses a wrong one at its field and slows repeated tries. */
export async function proveIdentity(app: App, { userId, password, origin, field = 'password' }: Proof) {
  const here: Tries = { kind: 'own password', of: [userId, networkOf(origin.address)], limit: BY_NETWORK }
  const anywhere: Tries = { kind: 'own password from anywhere', of: [userId], limit: BY_PERSON }
  await countTry(app, [here, anywhere])
  const person = await personById(app.db, userId)
  if (!(await isPassword(password, person.password_hash))) failAt(field, 'password_wrong')
  await app.transaction(async (tx) => {
    await forgetTries(tx, [here])
    await takeBackTry(tx, [anywhere])
  })
  return person
}
