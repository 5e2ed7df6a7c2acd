/** Columns of the product itself, without its offers. */
export const ROW_COLUMNS = [
  'isHere', 'types', 'categories', 'rarities', 'elements', 'brands', 'leagues', 'tags', 'centreTakes', 'createdAt',
  'sales', 'views', 'cards', 'details', 'otherNames',
] as const // prettier-ignore

/** All columns with one value for each product. */
export const PRODUCT_COLUMNS = [
  ...ROW_COLUMNS, 'ids', 'offersFrom', 'offersRoom', 'offers', 'promoted', 'allTraits', 'allFinishes', 'allStates',
  'priceLow', 'priceShown', 'priceHigh', 'changedAt', 'rowChangedAt',
] as const // prettier-ignore

export const OFFER_COLUMNS = [
  'offerKinds',
  'offerExtras',
  'offerPrices',
  'offerPromotions',
  'offerRegularPrices',
  'offerStores',
  'offerIds',
] as const

type Column = Int32Array | Uint8Array | Uint16Array | Float64Array

export function growColumns<Name extends string>(columns: Record<Name, Column>, names: readonly Name[], room: number) {
  for (const name of names) {
    const before = columns[name]
    const larger = new (before.constructor as new (room: number) => Column)(room)
    larger.set(before)
    columns[name] = larger
  }
}

const FIRST_ROOM = 1024

/** The columns of products by slot, and those of their offers. */
export class Columns {
  ids = new Int32Array(FIRST_ROOM)
  isHere = new Uint8Array(FIRST_ROOM)
  types = new Int32Array(FIRST_ROOM)
  categories = new Int32Array(FIRST_ROOM)
  cards = new Int32Array(FIRST_ROOM)
  details = new Int32Array(FIRST_ROOM)
  otherNames = new Int32Array(FIRST_ROOM)
  rarities = new Int32Array(FIRST_ROOM)
  elements = new Int32Array(FIRST_ROOM)
  brands = new Int32Array(FIRST_ROOM)
  leagues = new Int32Array(FIRST_ROOM)
  tags = new Int32Array(FIRST_ROOM)
  centreTakes = new Uint8Array(FIRST_ROOM)
  createdAt = new Int32Array(FIRST_ROOM)
  sales = new Int32Array(FIRST_ROOM)
  views = new Int32Array(FIRST_ROOM)

  offersFrom = new Int32Array(FIRST_ROOM)
  offersRoom = new Int32Array(FIRST_ROOM)
  offers = new Int32Array(FIRST_ROOM)
  /** How many of the offers have a promotion; these stand first. */
  promoted = new Int32Array(FIRST_ROOM)
  /** Every trait, finish and state that occurs among the offers of a product, and the price range. */
  allTraits = new Int32Array(FIRST_ROOM)
  allFinishes = new Int32Array(FIRST_ROOM)
  allStates = new Int32Array(FIRST_ROOM)
  priceLow = new Int32Array(FIRST_ROOM)
  /** The lowest price of a standard offer, or else of any. */
  priceShown = new Int32Array(FIRST_ROOM)
  priceHigh = new Int32Array(FIRST_ROOM)
  /** The version of `changes` when the product was last put or removed. */
  changedAt = new Int32Array(FIRST_ROOM)
  /** The `rowVersion` when more than the product's offers changed. */
  rowChangedAt = new Int32Array(FIRST_ROOM)

  offerKinds = new Int32Array(FIRST_ROOM)
  /** A bit for each extra, in the order of their list. */
  offerExtras = new Uint16Array(FIRST_ROOM)
  offerPrices = new Int32Array(FIRST_ROOM)
  offerPromotions = new Int32Array(FIRST_ROOM)
  offerRegularPrices = new Int32Array(FIRST_ROOM)
  offerStores = new Int32Array(FIRST_ROOM)
  offerIds = new Float64Array(FIRST_ROOM)
}

/** Number of changes that are remembered: almost half an hour of them at ten a second. */
const REMEMBERED = 2 ** 14

/** Remembers the slots that changed last, so that kept answers are updated and not computed again. */
export class Changes {
  version = 0
  readonly #slots = new Int32Array(REMEMBERED)

  add(slot: number) {
    this.version++
    this.#slots[this.version % REMEMBERED] = slot
    return this.version
  }

  /** Returns the slots that changed after `version`; null if that is longer ago than is remembered. */
  since(version: number): number[] | null {
    const count = this.version - version
    if (count > REMEMBERED) return null
    return Array.from({ length: count }, (_, at) => this.#slots[(version + 1 + at) % REMEMBERED]!)
  }
}

/** Slots by a key, each once. A slot stays when its key changes, so check that it still has the key. */
export class SlotsBy<Key> {
  readonly #slots = new Map<Key, number[]>()

  of = (key: Key): readonly number[] => this.#slots.get(key) ?? []

  add(key: Key, slot: number, isNew: boolean) {
    const slots = this.#slots.get(key)
    if (!slots) this.#slots.set(key, [slot])
    else if (isNew || !slots.includes(slot)) slots.push(slot)
  }
}
