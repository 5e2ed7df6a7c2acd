import type { ErrorCode } from '@bra/contract/refusals'
import {
  type ListingChange,
  type NewListing,
  type OptionalTerms,
  usualTerms,
} from '@bra/contract/stores/listings.schemas'
import { MAX_STOCK } from '@bra/contract/trade/limits'
import { cardConditions, type OfferCondition, type ProductType, sealedConditions } from '@bra/contract/trade/trade'
import type { Copies } from '@bra/contract/trade/copies'
import { offerColumns } from '../../stores/listings/listings.tables.ts'
import type { ListingRow, Variant } from './listing-writing.queries.ts'
import { type Absent, absentIn } from './saving.copies.ts'
import type { PassportRule } from './passport-rules.ts'
import { type AskedPictures, changedPictures, mergedPictures, pictured } from './saving.pictures.ts'

export type ToSave =
  | (Omit<NewListing, keyof OptionalTerms> & OptionalTerms & AskedPictures & { quantity_was?: number })
  | (ListingChange & AskedPictures)

/** Two offers of one store with the same key are the same variant. */
export const keyOf = ({ product_id, condition, grade, language, finish, extras }: Variant) =>
  JSON.stringify([
    product_id,
    condition,
    grade && [grade.company, grade.grade, grade.certificate],
    language,
    finish,
    extras,
  ])

const ofCards: readonly OfferCondition[] = [...cardConditions, 'graded']
const conditionFits = (condition: OfferCondition, type: ProductType) =>
  (type === 'tcg' ? ofCards : (sealedConditions as readonly OfferCondition[])).includes(condition)

type UnsavedOffer = Omit<ListingRow, 'id'>
/** The outcome of one offer; `place` is the index of a new one among the created, `unseen`: paused without a passport. */
export type Decided =
  | { outcome: 'created' | 'unchanged' | 'changed'; place: number; unseen?: true }
  | { outcome: 'changed' | 'unchanged'; id: number; had: number; unseen?: true }
  | { outcome: 'refused'; code: ErrorCode; id: number | null; had?: number; absent?: Absent }

interface KnownOffers {
  known: Map<number, ListingRow>
  products: Map<number, Copies & { type: ProductType }>
  ifExists: 'refuse' | 'add' | 'replace'
  passport: PassportRule | undefined
}

/** Decides what to write and the outcome of each; two with one variant in the same call refer to the same offer. */
export function decide(listings: ToSave[], world: KnownOffers) {
  const after = new OffersAfter(world.known)
  const outcomes = listings.map((one) => decideOne(one, world, after))
  return { outcomes, created: after.created, changed: [...after.changed.values()] }
}

function decideOne(one: ToSave, { known, products, ifExists, passport }: KnownOffers, after: OffersAfter): Decided {
  const { quantity_was, ...asked } = { quantity_was: undefined, ...one }
  if ('id' in asked && !known.has(asked.id)) return refused('offer_not_found', asked.id)
  const was = 'id' in asked ? after.present(asked.id) : null
  const wanted: UnsavedOffer = was ? { ...was, ...asked, ...changedPictures(was, asked) } : newOf(asked as NewOffer)
  const product = products.get(wanted.product_id)
  const wrong = product ? unfit(wanted, product.type) : 'product_not_found'
  if (wrong) return refused(wrong, was?.id ?? null)
  const there = after.at(keyOf(wanted))
  const absent = there ? null : absentIn(wanted, was, product!)
  if (absent) return { ...refused(absent.code, was?.id ?? null), absent }
  const seen = was ?? (ifExists === 'replace' ? there : undefined)
  // a repeated sheet finds the stock that it wrote itself
  const isThere = ifExists === 'replace' && asked.quantity === seen?.quantity
  if (seen && quantity_was !== undefined && quantity_was !== seen.quantity && !isThere)
    return { ...refused('stock_moved', idOf(seen)), had: seen.quantity }
  if (there && there !== was && (was || ifExists === 'refuse')) return refused('listing_exists', idOf(there))
  const next = !was && there ? merged(there, asked as NewOffer, ifExists) : wanted
  const before = was ?? there ?? null
  const shown = pictured(before, next, { type: product!.type, passport })
  if (shown.refused) return refused(shown.refused, before && idOf(before))
  const { offer, isPaused } = shown
  const decided: Decided = before ? put(after, before, offer) : { outcome: 'created', place: after.add(offer) }
  return isPaused && decided.outcome !== 'refused' ? { ...decided, unseen: true } : decided
}

type NewOffer = Exclude<ToSave, { id: number }>
const newOf = (asked: NewOffer): UnsavedOffer => ({
  ...{ ...usualTerms, bra_center_quantity: 0, promotion_id: null, regular_price_cents: null, unconfirmed_since: null },
  ...said(asked),
  ...changedPictures({ photos: [], passport: null }, asked),
})

const said = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

const idOf = (row: UnsavedOffer | ListingRow) => ('id' in row ? row.id : null)
const refused = (code: ErrorCode, id: number | null): Extract<Decided, { outcome: 'refused' }> => ({
  outcome: 'refused',
  code,
  id,
})

function unfit(wanted: UnsavedOffer, type: ProductType): ErrorCode | null {
  if (!conditionFits(wanted.condition, type)) return 'condition_unfit'
  return (wanted.condition === 'graded') === (wanted.grade !== null) ? null : 'grade_missing'
}

/** Returns the existing offer with the new terms; with `add` the new units are added to its own. */
const merged = (there: UnsavedOffer, asked: NewOffer, ifExists: KnownOffers['ifExists']): UnsavedOffer => ({
  ...there,
  ...said(asked),
  ...mergedPictures(there, asked),
  quantity: ifExists === 'add' ? there.quantity + asked.quantity : asked.quantity,
})

function put(after: OffersAfter, was: UnsavedOffer | ListingRow, next: UnsavedOffer): Decided {
  const id = idOf(was)
  if (next.quantity > Math.max(MAX_STOCK, was.quantity)) return refused('too_many_units', id)
  if (was.unconfirmed_since && next.status === 'available') return refused('stock_unconfirmed', id)
  const isMoved = keyOf(was) !== keyOf(next)
  if (next.quantity < was.bra_center_quantity || (isMoved && was.bra_center_quantity > 0))
    return refused('units_in_center', id)
  const outcome = isSame(was, next) ? 'unchanged' : 'changed'
  const place = after.replace(was, next)
  return id === null ? { outcome, place } : { outcome, id, had: was.quantity }
}

const terms = offerColumns('terms')
const isSame = (was: UnsavedOffer, next: UnsavedOffer) =>
  keyOf(was) === keyOf(next) &&
  terms.every((name) => String(was[name] ?? '') === String(next[name] ?? '')) &&
  String(was.photos) === String(next.photos) &&
  JSON.stringify(was.passport) === JSON.stringify(next.passport)

/** A form sends null for an empty text; for an existing offer that must not erase what it has. */
export const withoutEmptyTerms = <T extends NewListing>(listing: T): Omit<T, keyof OptionalTerms> & OptionalTerms => ({
  ...listing,
  ...Object.fromEntries(
    Object.keys(usualTerms).map((name) => [name, listing[name as keyof OptionalTerms] ?? undefined]),
  ),
})

class OffersAfter {
  readonly created: UnsavedOffer[] = []
  readonly changed = new Map<number, ListingRow>()
  readonly #rows: Map<number, ListingRow>
  readonly #byKey = new Map<string, UnsavedOffer | ListingRow>()

  constructor(known: Map<number, ListingRow>) {
    this.#rows = new Map(known)
    for (const row of known.values()) this.#byKey.set(keyOf(row), row)
  }

  present = (id: number) => this.#rows.get(id)!
  at = (key: string) => this.#byKey.get(key)

  add(row: UnsavedOffer) {
    this.#byKey.set(keyOf(row), row)
    return this.created.push(row) - 1
  }

  /** Returns a new offer's index, or -1. Its old key stays taken: one statement does not write rows in order. */
  replace(was: UnsavedOffer | ListingRow, next: UnsavedOffer) {
    if ('id' in was) {
      const row = { ...next, id: was.id }
      if (!isSame(was, next)) this.changed.set(was.id, row)
      this.#rows.set(was.id, row)
      this.#byKey.set(keyOf(next), row)
      return -1
    }
    const place = this.created.indexOf(was)
    this.created[place] = next
    this.#byKey.set(keyOf(next), next)
    return place
  }
}
