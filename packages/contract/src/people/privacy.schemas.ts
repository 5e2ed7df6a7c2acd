import { z } from 'zod'
import { Done, MailCode } from './people.schemas.ts'
import { Instant } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

/** `terms` and `privacy` come with the account; the others can be given and withdrawn freely. */
export const ConsentDocument = z.enum(['terms', 'privacy', 'marketing', 'analytics'])
export type ConsentDocument = z.output<typeof ConsentDocument>

export const Consent = z.object({
  document: ConsentDocument,
  version: z.string(),
  required: z.boolean(),
  accepted: z.boolean(),
  accepted_version: z.string().nullable(),
  decided_at: Instant.nullable(),
})
export type Consent = z.output<typeof Consent>

export const PersonalFile = z.object({ name: z.string(), type: z.string(), content: z.string() })
export type PersonalFile = z.output<typeof PersonalFile>

export const Closure = z.object({
  requested_at: Instant.nullable(),
  closes_at: Instant.nullable(),
  waits_for: z.array(Said),
})
export type Closure = z.output<typeof Closure>

export const privacySchemas = {
  consents: { reply: z.object({ consents: z.array(Consent) }) },
  giveConsent: { body: z.object({ document: ConsentDocument, accepted: z.boolean() }), reply: Done },
  /** Returns all data that we hold of the person: one JSON file, or a CSV for each kind of record. */
  export: {
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    reply: z.object({ files: z.array(PersonalFile) }),
  },
  unable: {
    body: z.object({ token: MailCode, reason: z.string().trim().max(500).optional() }),
    reply: Done.extend({ erro: z.boolean() }),
  },
  closure: { reply: Closure },
  cancelClosure: { reply: Done },
}
