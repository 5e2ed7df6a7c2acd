import type { FormSchema } from '@bra/contract/api'
import { NewListing, type OwnListing } from '@bra/contract/inventory.schemas'
import { PhotoAddresses } from '@bra/contract/photos.schemas'
import { reaisOf } from '@bra/contract/cents'
import { z } from 'zod'

const WholeOffer = NewListing.extend({ photos: PhotoAddresses })
export type TypedOffer = z.output<typeof WholeOffer>
export type OfferValues = z.input<typeof WholeOffer>

/** A grade is a number for the contract and a word in its field; what is not graded has none, whatever was typed. */
export const OfferSchema = z.preprocess(
  ({ grade, ...typed }: OfferValues) => ({
    ...typed,
    grade: typed.condition === 'graded' ? { ...grade, grade: Number(grade?.grade) } : null,
  }),
  WholeOffer,
) as unknown as FormSchema<TypedOffer, OfferValues>

/** As it stood when it was opened, but for its stock. */
export const seenOf = ({ condition, grade, language, finish, extras, price_cents, ...offer }: OwnListing) => ({
  ...{ condition, grade, language, finish, extras, price_cents },
  ...{ status: offer.status, comment: offer.comment, photos: offer.photos },
})

/** What its fields begin with: the price as it is typed. */
export const valuesOf = ({ product_id, condition, grade, language, finish, extras, ...offer }: OwnListing) => ({
  ...{ product_id, condition, grade, language, finish, extras },
  price_cents: reaisOf(offer.price_cents) as never,
  quantity: offer.quantity,
  status: offer.status,
  comment: offer.comment ?? '',
  photos: offer.photos,
})
