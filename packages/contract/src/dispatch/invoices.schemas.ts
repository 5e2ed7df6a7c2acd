import { z } from 'zod'
import { mostOrders, NO_ORDER } from './chosen-orders.ts'
import { both } from '../kit/both.ts'
import { EMPTY, mostCharacters, mostLetters } from '../kit/field-sentences.ts'
import { ById, Cents, Id, Instant, Page, paged, PerPage, result, Text, UfCode, withoutBlanks } from '../kit/shapes.ts'
import { doors } from '../kit/doors.ts'
import { Document } from '../kit/document.schemas.ts'
import { StoreSaleDetail } from './store-orders.schemas.ts'
import { Invoice } from './invoice.schemas.ts'
import { OrderAddress } from '../orders/orders.schemas.ts'
import { TaxSetup } from './tax-setup.schemas.ts'

const changed = result(StoreSaleDetail)
const UNEXPLAINED = both('Explique em ao menos 15 letras.', 'Explain it in at least 15 letters.')
/** The law asks for a reason of 15 to 255 characters. */
const Explained = z.string(UNEXPLAINED).trim().min(15, UNEXPLAINED).max(255, mostLetters(255))
const NO_MONTH = both('Escolha o mês.', 'Choose the month.')
const Month = z.string(NO_MONTH).regex(/^2\d{3}-(0[1-9]|1[0-2])$/, NO_MONTH)
const { letters: MAX_XML, files: MOST_FILES, callBytes } = doors.document.bounds
export const MAX_PAPERS = 200
const Purpose = z.enum(['sale', 'return']).default('sale')

/** The document names the buyer; the parcel may go to the person and the place of `address`. */
export const Recipient = z.object({ cpf: z.string(), name: z.string(), address: OrderAddress })
export type Recipient = z.output<typeof Recipient>

export const invoicesSchemas = {
  /** Drafts the parcel's document, or takes one issued elsewhere by `key` or `xml`; a repeated call changes nothing. */
  make: {
    maxBytes: callBytes,
    body: withoutBlanks(
      ById.extend({
        key: z.string().trim().max(60).optional(),
        number: z.coerce.number().int().min(1).max(999_999_999).optional(),
        xml: z
          .string()
          .max(
            MAX_XML,
            both('Este arquivo é grande demais para uma nota.', 'This file is too large for a tax document.'),
          )
          .optional(),
      }),
    ),
    reply: changed,
  },
  /** Signs and sends the document. One whose answer was lost is looked up before it is sent again. */
  transmit: { body: ById, reply: changed },
  /** Issues a note of a made-up sale in the test environment; `tried` is false where the authority refused it. */
  trial: { reply: result(TaxSetup) },
  get: {
    body: ById.extend({
      format: z.enum(['pdf', 'xml']).default('pdf'),
      purpose: Purpose,
      /** Asks for one of several documents of the parcel, such as one that was cancelled before another was issued. */
      key: z.string().trim().max(60).optional(),
    }),
    /** `others` has the XML beside the PDF. */
    reply: result(Document.extend({ others: z.array(Document) })),
  },
  mail: { body: ById, reply: changed },
  cancel: { body: ById.extend({ reason: Explained, purpose: Purpose }), reply: changed },
  /** Mends the city and the state to which a paid parcel goes, before its document says them. */
  mendPlace: {
    body: ById.extend({
      city: z.string().trim().min(1, EMPTY).max(60, mostCharacters(60)),
      state: UfCode,
    }),
    reply: changed,
  },
  correct: { body: ById.extend({ text: Explained }), reply: changed },
  /** Issues the document by which returned goods come back into the stock of a company. */
  takeBack: { body: ById, reply: changed },
  match: {
    maxBytes: callBytes,
    params: z.object({ store_id: Id }),
    body: z.object({
      files: z
        .array(z.object({ name: z.string().max(200), xml: z.string().max(MAX_XML) }))
        .min(1, both('Escolha ao menos um arquivo.', 'Choose at least one file.'))
        .max(
          MOST_FILES,
          both(`Escolha no máximo ${MOST_FILES} arquivos de uma vez.`, `Choose at most ${MOST_FILES} files at once.`),
        ),
    }),
    reply: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          order_id: z.int().nullable(),
          problem: z
            .enum(['unreadable', 'not_authorised', 'other_issuer', 'changed', 'no_parcel', 'several_parcels', 'known'])
            .nullable(),
        }),
      ),
    }),
  },
  list: {
    params: z.object({ store_id: Id }),
    query: withoutBlanks(z.object({ page: Page, per_page: PerPage, month: Month.optional(), search: Text.optional() })),
    reply: paged('invoices', Invoice.extend({ id: z.int(), store_order_id: z.int(), order_id: z.int() })),
  },
  /** Returns a ZIP of the XML of a month in Brasília for the accountant, of the current one if none is given. */
  month: {
    params: z.object({ store_id: Id }),
    query: withoutBlanks(z.object({ month: Month.optional() })),
    reply: result(Document.extend({ count: z.int(), cents: Cents, from: Instant.nullable() })),
  },
  together: {
    body: z.object({
      ids: z.array(Id).min(1, NO_ORDER).max(MAX_PAPERS, mostOrders(MAX_PAPERS)),
    }),
    reply: result(Document.extend({ left_out: z.array(z.object({ id: z.int(), order_id: z.int() })) })),
  },
  /** It is refused once the parcel has a document with value by law, or was posted. */
  recipient: { body: ById, reply: result(Recipient) },
  ofOrder: {
    params: ById,
    reply: z.object({
      invoices: z.array(
        Invoice.pick({ model: true, number: true, series: true, access_key: true }).extend({ parcel_id: z.int() }),
      ),
    }),
  },
  ofBuyer: { body: ById, reply: result(Document.extend({ others: z.array(Document) })) },
}
