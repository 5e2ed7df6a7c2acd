import { z } from 'zod'
import { Done, MailCode } from './people.schemas.ts'
import { Instant } from './shapes.ts'

/** `terms` and `privacy` come with the account; the others are free to give and take back. */
export const ConsentDocument = z.enum(['terms', 'privacy', 'marketing', 'analytics'])
export type ConsentDocument = z.output<typeof ConsentDocument>

export const Consent = z.object({
  document: ConsentDocument,
  /** Version in force. */
  version: z.string(),
  required: z.boolean(),
  accepted: z.boolean(),
  accepted_version: z.string().nullable(),
  decided_at: Instant.nullable(),
})
export type Consent = z.output<typeof Consent>

export const PersonalFile = z.object({ name: z.string(), type: z.string(), content: z.string() })
export type PersonalFile = z.output<typeof PersonalFile>

/** A request to close the account, and what it waits for. */
export const Closure = z.object({
  requested_at: Instant.nullable(),
  /** Until then the person may think again. */
  closes_at: Instant.nullable(),
  /** Sentences a person reads: "2 pedidos em andamento". */
  waits_for: z.array(z.string()),
})
export type Closure = z.output<typeof Closure>

export const privacySchemas = {
  consents: { reply: z.object({ consents: z.array(Consent) }) },
  giveConsent: { body: z.object({ document: ConsentDocument, accepted: z.boolean() }), reply: Done },
  /** Everything we hold of the person: one JSON file, or a CSV for each kind of record. */
  export: {
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    reply: z.object({ files: z.array(PersonalFile) }),
  },
  /** Asks to disable the account with the code that `token` mailed for it. */
  unable: {
    body: z.object({ token: MailCode, reason: z.string().trim().max(500).optional() }),
    reply: Done.extend({ erro: z.boolean() }),
  },
  closure: { reply: Closure },
  cancelClosure: { reply: Done },
}
