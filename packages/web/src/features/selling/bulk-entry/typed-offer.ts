import type { FormSchema } from '@bra/contract/kit/api'
import { type OwnListing } from '@bra/contract/selling/inventory.schemas'
import { NewListing } from '@bra/contract/stores/listings.schemas'
import { photosOfPassport, withPassportPhotos } from '@bra/contract/ground/passports'
import { WholePassport } from '@bra/contract/ground/passports.schemas'
import { PhotoAddresses } from '@bra/contract/ground/photos.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import { type Edition, editionIn, type Extra } from '@bra/contract/trade/trade'
import { z } from 'zod'
import { formOf } from '../../../lib/form-of.ts'
import type { PassportDraft } from '../../ground/photos/passports/passport-draft.ts'

const WholeOffer = NewListing.extend({ photos: PhotoAddresses, passport: WholePassport.nullable() })
export type TypedOffer = z.output<typeof WholeOffer>
export type OfferValues = Omit<z.input<typeof WholeOffer>, 'passport'> & {
  edition: Edition | ''
  /** Null until a first photo is taken; `photos` of the form are the others. */
  passport: PassportDraft | null
}

/** The form chooses the edition, of which there is one at most, apart from the other extras. */
export const withEditionApart = (extras: Extra[]) => ({
  edition: editionIn(extras) ?? ('' as const),
  extras: extras.filter((extra) => extra !== editionIn(extras)),
})
export const extrasOf = ({ edition, extras }: Pick<OfferValues, 'edition' | 'extras'>): Extra[] => [
  ...(edition ? [edition] : []),
  ...(extras || []),
]

const picturesOf = (passport: PassportDraft | null, photos: string[]) => ({
  passport,
  photos: withPassportPhotos(passport, photos),
})

/** The field of a grade holds text, the contract wants a number. Offers that are not graded get null. */
export const OfferSchema: FormSchema<TypedOffer, OfferValues> = formOf(
  z.preprocess(
    ({ grade, edition, photos, passport, ...typed }: OfferValues) => ({
      ...typed,
      ...picturesOf(typed.condition === 'graded' ? null : passport, photos),
      extras: extrasOf({ edition, extras: typed.extras }),
      grade: typed.condition === 'graded' ? { ...grade, grade: Number(grade?.grade) } : null,
    }),
    WholeOffer,
  ),
)

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

export const valuesOf = (offer: OwnListing) => ({
  ...fieldsOf(offer, typedFields),
  ...withEditionApart(offer.extras),
  photos: offer.photos.filter((photo) => !photosOfPassport(offer.passport).includes(photo)),
  price_cents: reaisOf(offer.price_cents) as never,
})
