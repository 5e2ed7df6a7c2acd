import { z } from 'zod'
import { CodeSent, NewPerson, Person } from './accounts.schemas.ts'
import {
  DeviceName,
  Done,
  Email,
  MailCode,
  NewPassword,
  OwnerProof,
  SecondFactorCode,
  TypedPassword,
  MOST_OF_A_SIGN_IN,
} from './people.schemas.ts'
import { ById, Instant, paged, Page } from '../kit/shapes.ts'

/** What the browser keeps while somebody is signed in; the server stores only a hash of the token. */
export const Session = z.object({
  token: z.string(),
  expires_at: Instant,
  user: z.object({
    id: z.int(),
    name: z.string(),
    last_name: z.string(),
    email: z.string(),
    role: z.enum(['client', 'supplier', 'admin']),
  }),
})
export type Session = z.output<typeof Session>

export const CurrentUser = Person.extend({
  role: z.enum(['client', 'supplier', 'admin']),
  adult: z.boolean(),
  subscription: z.object({ active: z.boolean() }),
  second_factor: z.boolean(),
  stores: z.array(
    z.object({ id: z.int(), name: z.string(), slug: z.string(), status: z.string(), avatar: z.string() }),
  ),
})
export type CurrentUser = z.output<typeof CurrentUser>

export const SignedInDevice = z.object({
  id: z.int(),
  device: DeviceName,
  address: z.string(),
  current: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant,
})
export type SignedInDevice = z.output<typeof SignedInDevice>

export const SecurityEvent = z.object({
  id: z.int(),
  kind: z.enum([
    'signed_in',
    'sign_in_refused',
    'signed_out_everywhere',
    'password_changed',
    'password_reset',
    'email_changed',
    'second_factor_on',
    'second_factor_off',
    'recovery_code_used',
    'seen_by_operator',
    'account_blocked',
    'account_unblocked',
  ]),
  device: DeviceName,
  address: z.string(),
  created_at: Instant,
})
export type SecurityEvent = z.output<typeof SecurityEvent>

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const sessionsSchemas = {
  login: {
    maxBytes: MOST_OF_A_SIGN_IN,
    /** `code` is of the second factor or a recovery code; the refusal `second_factor_required` asks for it. */
    body: z.object({ email: Email, password: TypedPassword, code: SecondFactorCode.optional() }),
    reply: Session,
  },
  register: { maxBytes: MOST_OF_A_SIGN_IN, body: z.object({ user: NewPerson }), reply: Session },
  logout: { reply: Done },
  logoutEverywhere: { reply: Done },
  refresh: { reply: Session },
  currentUser: { reply: CurrentUser },
  list: { reply: z.object({ sessions: z.array(SignedInDevice) }) },
  revoke: { params: ById, reply: Done },
  securityEvents: { query: z.object({ page: Page }), reply: paged('events', SecurityEvent) },
  changeEmail: { body: OwnerProof.extend({ email: Email }), reply: CodeSent },
  changePassword: { body: z.object({ current: TypedPassword, password: NewPassword }), reply: Done },
  resetPassword: {
    maxBytes: MOST_OF_A_SIGN_IN,
    body: z.object({ email: Email, token: MailCode, password: NewPassword }),
    reply: Done,
  },
  enterWithToken: {
    maxBytes: MOST_OF_A_SIGN_IN,
    body: z.object({ token: z.string().trim().min(20).max(200) }),
    reply: Session,
  },
  /** A link that signs in once, within two minutes, on another device. */
  makeToken: { reply: z.object({ token: z.string(), url: z.string(), expires_at: Instant }) },
  startSecondFactor: {
    body: z.object({ password: TypedPassword }),
    reply: z.object({ secret: z.string(), otpauth: z.string() }),
  },
  confirmSecondFactor: { body: z.object({ code: SecondFactorCode }), reply: RecoveryCodes },
  endSecondFactor: { body: OwnerProof, reply: Done },
  newRecoveryCodes: { body: OwnerProof, reply: RecoveryCodes },
}
