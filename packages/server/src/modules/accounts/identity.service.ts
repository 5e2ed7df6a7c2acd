import type { App } from '../../app.ts'
import { failAt } from '../../platform/errors.ts'
import { isPassword } from '../passwords/index.ts'
import { countTry, forgetTries, limitOf, networkOf, type Origin, type Tries } from '../security/index.ts'
import { personById } from './accounts.queries.ts'

const OWN_PASSWORD = limitOf(5)

interface Proof {
  userId: number
  password: string
  origin: Origin
  /** The field of the form that holds the password. */
  field?: string
}

/** Whoever changes what guards an account types its password again; `password_wrong` at the field, slowed when repeated. */
export async function proveIdentity(app: App, { userId, password, origin, field = 'password' }: Proof) {
  const tries: Tries[] = [{ kind: 'own password', of: [userId, networkOf(origin.address)], limit: OWN_PASSWORD }]
  await countTry(app, tries)
  const person = await personById(app.db, userId)
  if (!(await isPassword(password, person.password_hash))) failAt(field, 'password_wrong')
  await app.transaction((tx) => forgetTries(tx, tries))
  return person
}
