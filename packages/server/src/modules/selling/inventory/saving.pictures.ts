import { MAX_PHOTOS } from '@bra/contract/ground/photo-limits'
import { photosOfPassport, withPassportPhotos } from '@bra/contract/ground/passports'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import type { ErrorCode } from '@bra/contract/refusals'
import type { ProductType } from '@bra/contract/trade/trade'
import type { ListingRow } from './listing-writing.queries.ts'

export type Pictures = Pick<ListingRow, 'photos' | 'passport'>
export interface AskedPictures {
  photos?: string[]
  passport?: CardPassport | null
}

/** Returns the pictures of an offer after a change: those of its passport stand first among its photos. */
export function changedPictures(was: Pictures, asked: AskedPictures): Pictures {
  const passport = asked.passport === undefined ? was.passport : asked.passport
  const own = asked.passport === undefined ? [] : photosOfPassport(was.passport)
  const photos = asked.photos ?? was.photos.filter((photo) => !own.includes(photo))
  return { passport, photos: asked.passport ? withPassportPhotos(asked.passport, photos) : photos }
}

/** Returns the pictures of an offer to which units are added: it keeps what it has, unless others were sent. */
export function mergedPictures(there: Pictures, asked: AskedPictures): Pictures {
  if (asked.passport) return changedPictures(there, asked)
  const { passport } = there
  return { passport, photos: asked.photos?.length ? withPassportPhotos(passport, asked.photos) : there.photos }
}

type Copy = Pictures & Pick<ListingRow, 'price_cents' | 'grade'>

interface PictureRules {
  type: ProductType
  /** From this price on, in cents, a single card needs a passport; undefined where none is asked for. */
  passportFrom: number | undefined
}

const lacksPassport = ({ passport, grade, price_cents: price }: Copy, { type, passportFrom }: PictureRules) =>
  passportFrom !== undefined && type === 'tcg' && !grade && !passport && price >= passportFrom

/** Returns why an offer may not have these pictures, or null. An offer that lacked its passport before may stay so. */
export function wrongPictures(before: Copy | null, next: Copy, rules: PictureRules): ErrorCode | null {
  const { passport, photos } = next
  if (passport && (rules.type !== 'tcg' || next.grade)) return 'passport_cards_only'
  if (photosOfPassport(passport).some((photo) => !photos.includes(photo))) return 'passport_photos_gone'
  if (photos.length > MAX_PHOTOS) return 'passport_photos_full'
  return lacksPassport(next, rules) && !(before && lacksPassport(before, rules)) ? 'passport_needed' : null
}
