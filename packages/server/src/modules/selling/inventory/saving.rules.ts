import type { ErrorCode } from '@bra/contract/errors'
import { MAX_STOCK } from '@bra/contract/inventory.schemas'
import { cardConditions, type OfferCondition, type ProductType, sealedConditions } from '@bra/contract/trade'
import type { ListingRow, Variant } from './listing-writing.queries.ts'
import type { ToSave } from './saving.ts'

/** What makes two offers of one store the same. */
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

type Fresh = Omit<ListingRow, 'id'>
/** What is to become of one: `place` is that of a new one among the created. */
export type Decided =
  | { outcome: 'created' | 'unchanged' | 'changed'; place: number }
  | { outcome: 'changed' | 'unchanged'; id: number; had: number }
  | { outcome: 'refused'; code: ErrorCode; id: number | null; had?: number }

interface World {
  known: Map<number, ListingRow>
  types: Map<number, ProductType>
  ifExists: 'refuse' | 'add' | 'replace'
}

/** What to write, and what became of each; one that names a variant met earlier in the same call meets it. */
export function decide(listings: ToSave[], world: World) {
  const shelf = new Shelf(world.known)
  const outcomes = listings.map((one) => decideOne(one, world, shelf))
  return { outcomes, created: shelf.created, changed: [...shelf.changed.values()] }
}

function decideOne(one: ToSave, { known, types, ifExists }: World, shelf: Shelf): Decided {
  const { quantity_was, ...asked } = { quantity_was: undefined, ...one }
  if ('id' in asked && !known.has(asked.id)) return refused('offer_not_found', asked.id)
  const was = 'id' in asked ? shelf.present(asked.id) : null
  const wanted: Fresh = was ? { ...was, ...asked } : newOf(asked as NewOffer)
  const wrong = unfit(wanted, types)
  if (wrong) return refused(wrong, was?.id ?? null)
  const there = shelf.at(keyOf(wanted))
  const seen = was ?? (ifExists === 'replace' ? there : undefined)
  // a sheet that comes again finds what it wrote itself
  const isThere = ifExists === 'replace' && asked.quantity === seen?.quantity
  if (seen && quantity_was !== undefined && quantity_was !== seen.quantity && !isThere)
    return { ...refused('stock_moved', idOf(seen)), had: seen.quantity }
  if (!was && !there) return { outcome: 'created', place: shelf.add(wanted) }
  if (there && there !== was && (was || ifExists === 'refuse')) return refused('listing_exists', idOf(there))
  return was ? put(shelf, was, wanted) : put(shelf, there!, merged(there!, asked as NewOffer, ifExists))
}

type NewOffer = Exclude<ToSave, { id: number }>
const newOf = (asked: NewOffer): Fresh => ({
  ...{ photos: [], bra_center_quantity: 0 },
  ...asked,
  status: asked.status ?? 'available',
  comment: asked.comment ?? null,
})

const idOf = (row: Fresh | ListingRow) => ('id' in row ? row.id : null)
const refused = (code: ErrorCode, id: number | null): Decided => ({ outcome: 'refused', code, id })

function unfit(wanted: Fresh, types: World['types']): ErrorCode | null {
  const type = types.get(wanted.product_id)
  if (!type) return 'product_not_found'
  if (!conditionFits(wanted.condition, type)) return 'condition_unfit'
  return (wanted.condition === 'graded') === (wanted.grade !== null) ? null : 'grade_missing'
}

/** Units come to those that are there; price, and state and comment if they are said, are those asked for last. */
const merged = (there: Fresh, asked: NewOffer, ifExists: World['ifExists']): Fresh => ({
  ...there,
  price_cents: asked.price_cents,
  status: asked.status ?? there.status,
  comment: asked.comment === undefined ? there.comment : asked.comment,
  photos: asked.photos?.length ? asked.photos : there.photos,
  quantity: ifExists === 'add' ? there.quantity + asked.quantity : asked.quantity,
})

function put(shelf: Shelf, was: Fresh | ListingRow, next: Fresh): Decided {
  const id = idOf(was)
  if (next.quantity > Math.max(MAX_STOCK, was.quantity)) return refused('too_many_units', id)
  const isMoved = keyOf(was) !== keyOf(next)
  if (next.quantity < was.bra_center_quantity || (isMoved && was.bra_center_quantity > 0))
    return refused('units_in_center', id)
  const outcome = isSame(was, next) ? 'unchanged' : 'changed'
  const place = shelf.replace(was, next)
  return id === null ? { outcome, place } : { outcome, id, had: was.quantity }
}

const decided = ['price_cents', 'quantity', 'status', 'comment'] as const
const isSame = (was: Fresh, next: Fresh) =>
  keyOf(was) === keyOf(next) &&
  decided.every((field) => was[field] === next[field]) &&
  was.photos.join() === next.photos.join()

/** The offers in question as they become, by what makes them the same. */
class Shelf {
  readonly created: Fresh[] = []
  readonly changed = new Map<number, ListingRow>()
  readonly #rows: Map<number, ListingRow>
  readonly #byKey = new Map<string, Fresh | ListingRow>()

  constructor(known: Map<number, ListingRow>) {
    this.#rows = new Map(known)
    for (const row of known.values()) this.#byKey.set(keyOf(row), row)
  }

  present = (id: number) => this.#rows.get(id)!
  at = (key: string) => this.#byKey.get(key)

  add(row: Fresh) {
    this.#byKey.set(keyOf(row), row)
    return this.created.push(row) - 1
  }

  /** The place of one that is new. The key it leaves stays taken: rows of one statement are not written in order. */
  replace(was: Fresh | ListingRow, next: Fresh) {
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
