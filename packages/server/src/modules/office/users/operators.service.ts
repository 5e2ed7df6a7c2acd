import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { newToken } from '../../../platform/secrets.ts'
import { insertPerson, personByEmail, replacePassword, setRole } from '../../people/accounts/index.ts'
import { noteAct } from '../../people/audit/index.ts'
import { makeCode } from '../../people/codes/index.ts'
import { hashPassword } from '../../people/passwords/index.ts'
import { deleteSecondFactor, endSessions } from '../../people/sessions/index.ts'

const REASON = 'Comando npm run operator'

export interface MadeOperator {
  done: 'made' | 'raised' | 'nothing'
  /** Code that sets the password of an account whose e-mail is not confirmed yet; null otherwise. */
  code: string | null
}

/** Makes the first operator from the command line; operators make further ones on the page of people. */
export const makeOperator = (app: App, email: string): Promise<MadeOperator> =>
  app.transaction(async (tx) => {
    const found = await personByEmail(tx, email)
    if (found?.blocked_at) fail('member_blocked')
    const person = found ?? (await newOperator(tx, app, email)) ?? fail('member_closed')
    const isRaised = person.role !== 'admin'
    const isNew = person.email_confirmed_at === null
    if (found && isNew) await takeBack(tx, app, found)
    if (isRaised) {
      await setRole(tx, person.id, 'admin')
      // sessions opened as a client end
      await endSessions(tx, app, { userId: person.id })
    }
    if (isRaised || !found) {
      await noteAct(tx, app, person, { kind: 'operator_made', subject: `user:${person.id}`, reason: REASON })
    }
    const made = isNew ? await makeCode(tx, app, { person, purpose: 'reset_password', to: email }) : null
    return { done: found ? (isRaised ? 'raised' : 'nothing') : 'made', code: made?.code ?? null }
  })

/** Anybody could have registered an unconfirmed address, so its password, second factor and sessions end. */
async function takeBack(tx: Tx, app: App, { id, password_hash: was }: { id: number; password_hash: string }) {
  await replacePassword(tx, { id, was, hash: await hashPassword(newToken()) })
  await deleteSecondFactor(tx, id)
  await endSessions(tx, app, { userId: id })
}

/** Returns undefined if the address belongs to an account that is closing. */
const newOperator = async (tx: Tx, app: App, email: string) =>
  insertPerson(tx, {
    ...{ email, name: 'Operação', last_name: 'Bra Cards', role: 'admin' as const, created_at: app.clock.now() },
    // a random password that nobody knows; the code sets the first one
    password_hash: await hashPassword(newToken()),
  })
