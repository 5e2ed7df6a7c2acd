import type { FormSchema } from '@bra/contract/kit/api'
import { type OwnListing } from '@bra/contract/selling/inventory.schemas'
import { NewListing } from '@bra/contract/stores/listings.schemas'
import { PhotoAddresses } from '@bra/contract/ground/photos.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import { z } from 'zod'

const WholeOffer = NewListing.extend({ photos: PhotoAddresses })
export type TypedOffer = z.output<typeof WholeOffer>
export type OfferValues = z.input<typeof WholeOffer>

/** The field of a grade holds text, the contract wants a number. Offers that are not graded get null. */
export const OfferSchema = z.preprocess(
  ({ grade, ...typed }: OfferValues) => ({
    ...typed,
    grade: typed.condition === 'graded' ? { ...grade, grade: Number(grade?.grade) } : null,
  }),
  WholeOffer,
) as unknown as FormSchema<TypedOffer, OfferValues>

type TypedField = keyof OwnListing & keyof TypedOffer
const typedFields = Object.keys(WholeOffer.shape) as TypedField[]

const fieldsOf = <Name extends TypedField>(offer: OwnListing, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, offer[name]])) as Pick<OwnListing, Name>

/** Returns the offer as it was when it was opened, without the stock. */
export const seenOf = (offer: OwnListing) =>
  fieldsOf(
    offer,
    typedFields.filter((name) => name !== 'product_id' && name !== 'quantity'),
  )

/** Initial values of the form; the price is text in reais. */
export const valuesOf = (offer: OwnListing) => ({
  ...fieldsOf(offer, typedFields),
  price_cents: reaisOf(offer.price_cents) as never,
})
