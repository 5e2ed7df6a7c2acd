import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Cpf, Done, Email, MailCode, MOST_OF_A_SIGN_IN, NewPassword, PersonName, Phone } from './people.schemas.ts'
import { dayOr, Instant } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const CodePurpose = z.enum(['activate', 'reset_password', 'change_email', 'disable'])
export type CodePurpose = z.output<typeof CodePurpose>

const BirthDate = dayOr(
  both('Digite uma data que exista, como 31-12-1990.', 'Type a date that exists, like 31-12-1990.'),
)

export const NewPerson = z.object({
  name: PersonName,
  last_name: PersonName,
  email: Email,
  cpf: Cpf,
  birth_date: BirthDate,
  phone: Phone.optional(),
  password: NewPassword,
  /** One consent for the terms of use and one for the privacy notice. */
  accepts_terms: z.literal(
    true,
    both('Para criar a conta é preciso aceitar os termos de uso.', 'To create the account, accept the terms of use.'),
  ),
  accepts_marketing: z.boolean().default(false),
})
export type NewPerson = z.output<typeof NewPerson>

export const PersonChange = z.object({
  name: PersonName,
  last_name: PersonName,
  phone: Phone.or(z.literal('')).optional(),
  /** CPF and birth date can be set only while the account has none. */
  cpf: Cpf.optional(),
  birth_date: BirthDate.optional(),
})

export const Person = z.object({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  cpf: z.string().nullable(),
  birth_date: z.string().nullable(),
  phone: z.string().nullable(),
  is_activated: z.boolean(),
  created_at: Instant,
})
export type Person = z.output<typeof Person>

export const CodeSent = Done.extend({ expires_at: Instant, resend_at: Instant })

export const accountsSchemas = {
  updateClient: { body: z.object({ user: PersonChange }), reply: Done.extend({ user: Person }) },
  token: {
    /** The specification sends the account's own `email`; another one is refused. */
    body: z.object({ email: Email.optional(), purpose: z.enum(['activate', 'disable']).default('activate') }),
    reply: CodeSent,
  },
  validateToken: {
    body: z.object({ token: MailCode, purpose: z.enum(['activate', 'change_email']).default('activate') }),
    /** The specification wants a flag for a wrong code, not a refusal. */
    reply: z.object({ erro: z.boolean(), message: Said, is_activated: z.boolean() }),
  },
  forgotPassword: { maxBytes: MOST_OF_A_SIGN_IN, body: z.object({ email: Email }), reply: Done },
}
