import type { sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { isEmailTaken } from './people.queries.ts'
import { personById } from '../accounts/index.ts'
import { sendCode } from '../codes/index.ts'
import { proveOwner } from './proving.service.ts'
import { countTry, limitOf, type Origin } from '../../ground/security/index.ts'

/** Without a limit, asking for one address after the other would tell who has an account. */
const ADDRESSES = limitOf(10)

type ChangeEmailBody = z.output<typeof sessionsSchemas.changeEmail.body> & { origin: Origin }

/** Checks the owner and mails a code to the new address; the e-mail changes once the code comes back. */
export async function changeEmail(app: App, user: User, { email, ...proof }: ChangeEmailBody) {
  const person = await personById(app.db, user.id)
  // checks without a code come first, because proving the owner uses up a code of the second factor
  if (email === person.email) failAt('email', 'email_same')
  await proveOwner(app, { userId: user.id, ...proof })
  await countTry(app, [{ kind: 'change e-mail', of: [user.id], limit: ADDRESSES }])
  if (await isEmailTaken(app.db, email)) failAt('email', 'email_taken')
  return app.transaction((tx) => sendCode(tx, app, { person, purpose: 'change_email', to: email }))
}
