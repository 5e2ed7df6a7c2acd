import type { accountsSchemas } from '@bra/contract/people/accounts.schemas'
import { say, type Saying } from '@bra/contract/kit/saying'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { isTaken, type Tx } from '../../../platform/db.ts'
import { fail, failAt, sentenceOf } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { User } from '../../../platform/routes.ts'
import { sendCode, useCode } from '../codes/index.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { countTry, limitOf, networkOf, type Origin, recordSecurity } from '../../ground/security/index.ts'
import { personByEmail, personById, updatePerson } from './accounts.queries.ts'

type Body<K extends keyof typeof accountsSchemas> = z.output<(typeof accountsSchemas)[K]['body']>

const FORGOT_BY_ADDRESS = limitOf(20)
const FORGOT_BY_BOTH = limitOf(5)

/** Mails the code that confirms the e-mail or closes the account; a repetition too soon is told when to retry. */
export async function askForCode(app: App, user: User, { email, purpose }: Body<'token'>) {
  const person = await personById(app.db, user.id)
  if (email && email !== person.email) failAt('email', 'email_not_yours')
  if (purpose === 'activate' && person.email_confirmed_at) fail('email_confirmed')
  return app.transaction((tx) => sendCode(tx, app, { person, purpose, to: person.email }))
}

/** Returns a wrong code as an answer instead of throwing, so that the try stays counted. */
export async function validateToken(
  app: App,
  user: User,
  { origin, ...typed }: Body<'validateToken'> & { origin: Origin },
) {
  const { token: code, purpose } = typed
  const work = (tx: Tx) => usedCode(tx, app, { user, purpose, code, origin })
  return app.transaction(work).catch((error: unknown) => {
    if (isTaken(error, 'users_email_key')) return wrong(user, sentenceOf('email_taken'))
    throw error
  })
}

interface CodeToUse {
  user: User
  purpose: Body<'validateToken'>['purpose']
  code: string
  origin: Origin
}

async function usedCode(tx: Tx, app: App, { user, purpose, code, origin }: CodeToUse) {
  const person = await personById(tx, user.id)
  const email = await useCode(tx, app, { userId: user.id, purpose, code })
  const isForOldAddress = purpose === 'activate' && email !== person.email
  if (!email || isForOldAddress) return wrong(user, sentenceOf('code_wrong'))

  const now = app.clock.now()
  await updatePerson(tx, user.id, { email, email_confirmed_at: now })
  if (purpose === 'activate') return { erro: false, message: CONFIRMED, is_activated: true }

  await recordSecurity(tx, app, { userId: user.id, kind: 'email_changed', origin })
  await sendMail(tx, app, {
    key: `email_changed:${user.id}:${now.getTime()}`,
    to: person.email,
    userId: user.id,
    template: 'email_changed',
    details: { name: person.name, email, at: now.toISOString() },
  })
  return { erro: false, message: CHANGED, is_activated: true }
}

const CONFIRMED = say('Seu e-mail foi confirmado.', 'Your e-mail is confirmed.')
const CHANGED = say('O e-mail da sua conta foi trocado.', 'The e-mail of your account was changed.')

const wrong = ({ confirmed }: User, message: Saying) => ({ erro: true, message, is_activated: confirmed })

/** Does the same for an unknown e-mail as for a known one: a job looks up the account after the answer. */
export async function forgotPassword(app: App, origin: Origin, { email }: Body<'forgotPassword'>) {
  const network = networkOf(origin.address)
  await countTry(app, [
    { kind: 'forgot', of: [network], limit: FORGOT_BY_ADDRESS },
    { kind: 'forgot', of: [network, email], limit: FORGOT_BY_BOTH },
  ])
  await app.transaction((tx) => enqueue(tx, app, { name: 'mail_reset_code', data: { email } }))
  return {
    error: false,
    message: say(
      'Se houver uma conta com este e-mail, o código para trocar a senha chega em instantes.',
      'If there is an account with this e-mail, the code to change the password arrives in a moment.',
    ),
  }
}

export async function mailResetCode(app: App, email: string) {
  const person = await personByEmail(app.db, email)
  if (person) await app.transaction((tx) => sendCode(tx, app, { person, purpose: 'reset_password', to: email }))
}
