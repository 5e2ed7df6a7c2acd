import type { sessionsSchemas } from '@bra/contract/sessions.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { isEmailTaken, personById } from '../accounts/index.ts'
import { sendCode } from '../codes/index.ts'
import { proveOwner } from '../second-factors/index.ts'
import { countTry, limitOf, type Origin } from '../security/index.ts'

/** Whoever asks for one address after the other asks who has an account. */
const ADDRESSES = limitOf(10)

type Typed = z.output<typeof sessionsSchemas.changeEmail.body> & { origin: Origin }

/** Asks who it is and mails a code to the new address; the e-mail changes when the code comes back. */
export async function changeEmail(app: App, user: User, { email, ...proof }: Typed) {
  const person = await personById(app.db, user.id)
  // a code of the second factor is used up: first what needs none
  if (email === person.email) failAt('email', 'email_same')
  await proveOwner(app, { userId: user.id, ...proof })
  await countTry(app, [{ kind: 'change e-mail', of: [user.id], limit: ADDRESSES }])
  if (await isEmailTaken(app.db, email)) failAt('email', 'email_taken')
  return app.transaction((tx) => sendCode(tx, app, { person, purpose: 'change_email', to: email }))
}
