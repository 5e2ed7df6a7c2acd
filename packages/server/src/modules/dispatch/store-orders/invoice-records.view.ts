import { bindingInvoices } from '@bra/contract/dispatch/invoices'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { instant, instantOrNull } from '../../../platform/clock.ts'

/** Dates inside JSON come as the database writes them. */
export const invoiceView = <Shown extends Invoice>(row: Shown): Shown => ({
  ...row,
  authorised_at: instantOrNull(row.authorised_at),
  mailed_at: instantOrNull(row.mailed_at),
  letters: row.letters.map((letter) => ({ ...letter, at: instant(letter.at) })),
})

/** A document with value by law, by which a parcel may travel. */
export const mayTravel = ({ purpose, environment, state }: Invoice) =>
  purpose === 'sale' && environment === 1 && state === 'authorised'

/** True while a document says what lies in the parcel, or the authority may still say so. */
export const isBoundBy = ({ purpose, environment, state }: Invoice) =>
  purpose === 'sale' && environment === 1 && bindingInvoices.some((one) => one === state)
