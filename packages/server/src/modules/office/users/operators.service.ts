import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { newToken } from '../../platform/secrets.ts'
import { insertPerson, personByEmail, replacePassword } from '../accounts/index.ts'
import { noteAct } from '../audit/index.ts'
import { makeCode } from '../codes/index.ts'
import { hashPassword } from '../passwords/index.ts'
import { deleteSecondFactor } from '../second-factors/index.ts'
import { endSessions } from '../sessions/index.ts'
import { setRole } from './member.queries.ts'

const REASON = 'Comando npm run operator'

export interface MadeOperator {
  /** What was not so before. */
  done: 'made' | 'raised' | 'nothing'
  /** Sets the password of an account into which nobody has entered with its e-mail yet. */
  code: string | null
}

/** Who holds the database makes the first operator, who makes the others on the page of people. */
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
      // sessions that were opened as a client end
      await endSessions(tx, app, { userId: person.id })
    }
    if (isRaised || !found) {
      await noteAct(tx, app, person, { kind: 'operator_made', subject: `user:${person.id}`, reason: REASON })
    }
    const made = isNew ? await makeCode(tx, app, { person, purpose: 'reset_password', to: email }) : null
    return { done: found ? (isRaised ? 'raised' : 'nothing') : 'made', code: made?.code ?? null }
  })

/** Anybody could have registered an address that nobody has confirmed: whoever did stays outside. */
async function takeBack(tx: Tx, app: App, { id, password_hash: was }: { id: number; password_hash: string }) {
  await replacePassword(tx, { id, was, hash: await hashPassword(newToken()) })
  await deleteSecondFactor(tx, id)
  await endSessions(tx, app, { userId: id })
}

/** Nothing comes back where the address belongs to an account that is closing. */
const newOperator = async (tx: Tx, app: App, email: string) =>
  insertPerson(tx, {
    ...{ email, name: 'Operação', last_name: 'Bra Cards', role: 'admin' as const, created_at: app.clock.now() },
    // of nobody: the first password is set with the code
    password_hash: await hashPassword(newToken()),
  })
