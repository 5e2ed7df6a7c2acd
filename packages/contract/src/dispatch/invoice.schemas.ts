import { z } from 'zod'
import { Cents, Instant } from '../kit/shapes.ts'

export const InvoiceState = z.enum(['draft', 'processing', 'authorised', 'rejected', 'denied', 'cancelled', 'unused'])
export type InvoiceState = z.output<typeof InvoiceState>

/** The tax document of a parcel: an NF-e (model 55), or the DC-e of a person (model 99). */
export const Invoice = z.object({
  model: z.literal([55, 99]),
  purpose: z.enum(['sale', 'return']),
  source: z.enum(['issued', 'elsewhere']),
  /** 1 is production; 2 is for tests, whose documents have no value by law. */
  environment: z.literal([1, 2]),
  series: z.int(),
  number: z.int(),
  access_key: z.string().nullable(),
  state: InvoiceState,
  status_code: z.int().nullable(),
  status_reason: z.string().nullable(),
  cents: Cents,
  authorised_at: Instant.nullable(),
  mailed_at: Instant.nullable(),
  has_xml: z.boolean(),
  contingency: z.enum(['SVC-AN', 'SVC-RS']).nullable(),
  /** Registered letters of correction come newest first; only the newest is in force. */
  letters: z.array(z.object({ number: z.int(), at: Instant, text: z.string() })),
})
export type Invoice = z.output<typeof Invoice>
