import type { SiteLanguage } from '@bra/contract/kit/language'
import type { Session, sessionsSchemas } from '@bra/contract/people/sessions.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { createAccount } from './account.service.ts'
import { findPerson, personByEmail, refuseBadPerson } from '../accounts/index.ts'
import { heldPerson } from './people.queries.ts'
import { useEntryToken } from './entry-tokens.service.ts'
import { hashPassword, isPassword } from '../passwords/index.ts'
import { problemOfSecondFactor } from './checking.service.ts'
import {
  countTry,
  forgetTries,
  limitOf,
  networkOf,
  type Origin,
  takeBackTry,
  type Tries,
} from '../../ground/security/index.ts'
import type { RefusedSignIn } from './sessions.jobs.ts'
import { isKnownNetwork } from './sessions.queries.ts'
import { openSession } from './sessions.service.ts'

type Body<K extends 'login' | 'register'> = z.output<(typeof sessionsSchemas)[K]['body']>

const BY_BOTH = limitOf(5)
const BY_ACCOUNT = limitOf(20)
const BY_ADDRESS = limitOf(50)
const ENTRIES = limitOf(30)
const KNOWN_DAYS = 90
type RefusalOfSignIn = 'login_refused' | 'second_factor_required' | 'second_factor_wrong'

export const triesOnAccount = (email: string): Tries => ({
  kind: 'sign in from anywhere',
  of: [email],
  limit: BY_ACCOUNT,
})

/** Guesses from everywhere slow an account only for networks never used before, so that nobody locks out its owner. */
async function triesOfSignIn(app: App, email: string, origin: Origin): Promise<Tries[]> {
  const network = networkOf(origin.address)
  const since = daysBefore(app.clock.now(), KNOWN_DAYS)
  const isKnown = await isKnownNetwork(app.db, email, { network, since })
  return [
    { kind: 'sign in', of: [network, email], limit: BY_BOTH },
    ...(isKnown ? [] : [triesOnAccount(email)]),
    { kind: 'sign in at all', of: [network], limit: BY_ADDRESS },
  ]
}

/** Answer, statements and time do not tell whether the account exists; what depends on it is written afterwards. */
export async function login(app: App, origin: Origin, typed: Body<'login'>): Promise<Session> {
  const tries = await triesOfSignIn(app, typed.email, origin)
  const [count] = await countTry(app, tries)
  const refused = { email: typed.email, origin, isLast: count === BY_BOTH.free }
  const person = await personByEmail(app.db, typed.email)
  const isRight = await isPassword(typed.password, person?.password_hash ?? null)
  if (!person || !isRight) return refuse(app, 'login_refused', refused)

  const entry = { id: person.id, passwordHash: person.password_hash, code: typed.code, origin, tries }
  const entered = await app.transaction((tx) => enter(tx, app, entry))
  return typeof entered === 'string' ? refuse(app, entered, refused) : entered
}

interface SignIn {
  id: number
  passwordHash: string
  code: string | undefined
  origin: Origin
  tries: Tries[]
}

/** Opens a session after a right password, or returns why the second factor refuses. A missing code is no failure. */
async function enter(tx: Tx, app: App, { id, passwordHash, code, origin, tries }: SignIn) {
  const person = await heldPerson(tx, id, passwordHash)
  if (!person) return 'login_refused' as const
  const problem = await problemOfSecondFactor(tx, app, { userId: id, code, origin })
  if (problem === 'second_factor_required') await takeBackTry(tx, tries)
  if (problem) return problem
  const [pair, ...others] = tries
  await forgetTries(tx, [pair!])
  await takeBackTry(tx, others)
  return openSession(tx, app, { person, origin })
}

interface Refused {
  email: string
  origin: Origin
  /** True if the next try has to wait. */
  isLast: boolean
}

async function refuse(app: App, code: RefusalOfSignIn, { email, origin, isLast }: Refused): Promise<never> {
  const { device, address } = origin
  const data: RefusedSignIn = { email, device, address, last: isLast }
  const isFailure = code !== 'second_factor_required'
  if (isFailure) await app.transaction((tx) => enqueue(tx, app, { name: 'note_refused_sign_in', data }))
  return fail(code)
}

/** Opens an account and signs in; 422 at the field that is wrong or already has an account. */
export async function register(
  app: App,
  origin: Origin,
  { user: typed, language }: Body<'register'> & { language: SiteLanguage },
): Promise<Session> {
  refuseBadPerson(app, typed)
  await countTry(app, [{ kind: 'register', of: [networkOf(origin.address)], limit: limitOf(app.config.signUpsAnHour) }])
  const hash = await hashPassword(typed.password)
  return app.transaction(async (tx) => {
    const person = await createAccount(tx, app, { typed, hash, language })
    return openSession(tx, app, { person, origin })
  })
}

/** `entry_link_refused` for a token that is unknown, used or expired. */
export async function enterWithToken(app: App, origin: Origin, { token }: { token: string }): Promise<Session> {
  await countTry(app, [{ kind: 'entry token', of: [networkOf(origin.address)], limit: ENTRIES }])
  return app.transaction(async (tx) => {
    const userId = await useEntryToken(tx, app, token)
    const person = userId === null ? undefined : await findPerson(tx, userId)
    return person ? openSession(tx, app, { person, origin }) : fail('entry_link_refused')
  })
}
