import { MAX_PHOTOS } from '@bra/contract/ground/photo-limits'
import { photosOfPassport, withPassportPhotos } from '@bra/contract/ground/passports'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import type { ErrorCode } from '@bra/contract/refusals'
import type { ProductType } from '@bra/contract/trade/trade'
import type { ListingRow } from './listing-writing.queries.ts'
import type { PassportRule } from './passport-rules.ts'

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

type Copy = Pictures & Pick<ListingRow, 'price_cents' | 'grade' | 'status' | 'quantity'>

interface PictureRules {
  type: ProductType
  passport: PassportRule | undefined
}

const isShown = ({ status, quantity }: Copy) => status === 'available' && quantity > 0

const isShownWithout = (copy: Copy, { type, passport: rule }: PictureRules) =>
  rule !== undefined &&
  isShown(copy) &&
  type === 'tcg' &&
  !copy.grade &&
  !copy.passport &&
  copy.price_cents >= rule.from

/** An offer that was on sale without a passport may stay so. */
const wasShown = (before: Copy | null, rules: PictureRules) =>
  before !== null && (isShownWithout(before, rules) || (rules.passport!.mayRise && isShown(before)))

type Pictured<C> = { refused: ErrorCode } | { refused: null; offer: C; isPaused: boolean }

/** Returns the offer as it may be with its pictures, paused where it lacks a passport, or why it is refused. */
export function pictured<C extends Copy>(before: Copy | null, next: C, rules: PictureRules): Pictured<C> {
  const { passport, photos } = next
  if (passport && (rules.type !== 'tcg' || next.grade)) return { refused: 'passport_cards_only' }
  if (photosOfPassport(passport).some((photo) => !photos.includes(photo))) return { refused: 'passport_photos_gone' }
  if (photos.length > MAX_PHOTOS) return { refused: 'passport_photos_full' }
  if (!isShownWithout(next, rules) || wasShown(before, rules)) return { refused: null, offer: next, isPaused: false }
  if (rules.passport!.lacking === 'refuse') return { refused: 'passport_needed' }
  return { refused: null, offer: { ...next, status: 'paused' }, isPaused: true }
}
