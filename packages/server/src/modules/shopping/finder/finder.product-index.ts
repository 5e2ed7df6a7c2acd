import type { Grade } from '@bra/contract/trade/offer.schemas'
import { productTypes } from '@bra/contract/trade/trade'
import { Kinds, Sets } from './finder.codes.ts'
import {
  Changes,
  Columns,
  growColumns,
  OFFER_COLUMNS,
  PRODUCT_COLUMNS,
  ROW_COLUMNS,
  SlotsBy,
} from './finder.columns.ts'
import { AT, BYTES_AN_OFFER, FLAG_BITS, promotedIn } from './finder.queries.ts'
import { NameLists, namesOfCard, Terms, Words } from './finder.words.ts'
import type { IndexedProduct } from './indexed-products.queries.ts'

/** Products in slots, and their offers in a row of columns of their own: about 81 bytes a product and 30 an offer, and the texts. */
export class ProductIndex extends Columns {
  size = 0
  readonly changes = new Changes()
  mostCategory = 0
  mostRarity = 0
  mostTag = 0
  readonly slotOf = new Map<number, number>()
  readonly words = new Words()
  readonly slotsOfCategory = new SlotsBy<number>()
  readonly slotsOfCard = new SlotsBy<number>()
  readonly slotsOfName = new SlotsBy<string>()
  readonly codeOfCard = new Map<string, number>()
  texts: string[] = []
  names: string[] = []
  namesEn: string[] = []
  numbers: string[] = []
  elementSets = new Sets()
  tagSets = new Sets()
  readonly kinds = new Kinds()
  rowVersion = 0
  offersSize = 0
  /** Grades by the id of the offer, for the few slots with a graded offer. */
  readonly grades = new Map<number, Map<number, Grade>>()
  readonly detailTexts = new Terms()
  readonly nameLists = new NameLists()
  /** Counts the changes of names, numbers and sets, which make orders by them stale. */
  textVersion = 0

  put(row: IndexedProduct) {
    const place = this.slotOf.get(row.id)
    const slot = place ?? this.#newSlot(row.id)
    const before = place === undefined ? null : this.#rowOf(slot)
    this.isHere[slot] = 1
    this.changedAt[slot] = this.changes.add(slot)
    this.types[slot] = productTypes.indexOf(row.type)
    this.#putInCategory(slot, row.category_id)
    this.#putCard(slot, row.card, place === undefined)
    this.rarities[slot] = row.rarity_id ?? 0
    this.mostRarity = Math.max(this.mostRarity, row.rarity_id ?? 0)
    this.elements[slot] = this.elementSets.codeOf(row.element_ids)
    this.brands[slot] = row.brand_id ?? 0
    this.leagues[slot] = row.league_id ?? 0
    this.mostTag = Math.max(this.mostTag, row.brand_id ?? 0, row.league_id ?? 0)
    this.tags[slot] = this.tagSets.codeOf(row.tag_ids)
    this.centreTakes[slot] = Number(row.can_send_bra_center)
    this.createdAt[slot] = row.created_at
    this.sales[slot] = row.sales
    this.views[slot] = row.views
    this.#putTexts(slot, row)
    this.#putOffers(slot, row.offers ?? Buffer.alloc(0))
    if (row.grades) this.grades.set(slot, row.grades)
    else this.grades.delete(slot)
    if (before === null || this.#rowOf(slot) !== before) this.rowChangedAt[slot] = ++this.rowVersion
  }

  remove(id: number) {
    const slot = this.slotOf.get(id)
    if (slot === undefined) return
    this.isHere[slot] = 0
    this.changedAt[slot] = this.changes.add(slot)
    this.rowChangedAt[slot] = ++this.rowVersion
  }

  #rowOf = (slot: number) => [...ROW_COLUMNS.map((column) => this[column][slot]), this.texts[slot]].join()

  #newSlot(id: number) {
    const slot = this.size++
    if (slot === this.ids.length) growColumns(this, PRODUCT_COLUMNS, slot * 2)
    this.slotOf.set(id, slot)
    this.ids[slot] = id
    return slot
  }

  #putInCategory(slot: number, category: number) {
    const isNew = this.texts[slot] === undefined
    if (!isNew && this.categories[slot] === category) return
    this.categories[slot] = category
    this.mostCategory = Math.max(this.mostCategory, category)
    this.slotsOfCategory.add(category, slot, isNew)
    this.textVersion++
  }

  #putTexts(slot: number, row: IndexedProduct) {
    this.details[slot] = this.detailTexts.codeOf(row.details)
    this.otherNames[slot] = this.nameLists.codeOf(row.other_names)
    const before = this.texts[slot]
    const number = row.number_sort ?? ''
    if (before === row.search && this.numbers[slot] === number) return
    if (before !== undefined) this.words.remove(slot, before)
    this.words.add(slot, row.search)
    this.texts[slot] = row.search
    this.names[slot] = row.name
    this.namesEn[slot] = row.name_en
    for (const name of namesOfCard(row.name, row.name_en)) this.slotsOfName.add(name, slot, before === undefined)
    this.numbers[slot] = number
    this.textVersion++
  }

  #putCard(slot: number, card: string, isNew: boolean) {
    const code = this.codeOfCard.get(card) ?? this.codeOfCard.size
    this.codeOfCard.set(card, code)
    if (!isNew && this.cards[slot] === code) return
    this.cards[slot] = code
    this.slotsOfCard.add(code, slot, isNew)
  }

  /** Writes in place if the new offers fit in the room of the old ones, and behind everything else if not. */
  #putOffers(slot: number, packed: Buffer) {
    const count = packed.length / BYTES_AN_OFFER
    if (count > this.offersRoom[slot]!) this.#giveRoom(slot, count)
    const from = this.offersFrom[slot]!
    this.offers[slot] = count
    let [traits, shines, places, low, high, standard] = [0, 0, 0, 0, 0, 0]
    let [promoted, others] = [from, from + (this.promoted[slot] = promotedIn(packed))]
    for (let at = 0; at < packed.length; at += BYTES_AN_OFFER) {
      const offer = packed.readInt32BE(at + AT.promotion) ? promoted++ : others++
      const flagged = packed.readInt32BE(at + AT.flags)
      const kind = this.kinds.codeOf(packed.readInt32BE(at), flagged & ((1 << FLAG_BITS) - 1))
      this.offerKinds[offer] = kind
      this.offerExtras[offer] = flagged >>> FLAG_BITS
      traits |= this.kinds.traits[kind]!
      shines |= this.kinds.finishes[kind]!
      places |= this.kinds.states[kind]!
      const price = (this.offerPrices[offer] = packed.readInt32BE(at + AT.price))
      this.offerPromotions[offer] = packed.readInt32BE(at + AT.promotion)
      this.offerRegularPrices[offer] = packed.readInt32BE(at + AT.regularPrice)
      this.offerStores[offer] = packed.readInt32BE(at + AT.store)
      this.offerIds[offer] = packed.readUIntBE(at + AT.id, 6)
      if (!low || price < low) low = price
      if (this.kinds.standard[kind] && (!standard || price < standard)) standard = price
      if (price > high) high = price
    }
    this.allTraits[slot] = traits
    this.allFinishes[slot] = shines
    this.allStates[slot] = places
    this.priceLow[slot] = low
    this.priceShown[slot] = standard || low
    this.priceHigh[slot] = high
  }

  #giveRoom(slot: number, count: number) {
    const room = this.offersRoom[slot] ? count * 2 : count
    const needed = this.offersSize + room
    if (needed > this.offerKinds.length) growColumns(this, OFFER_COLUMNS, needed * 2)
    this.offersFrom[slot] = this.offersSize
    this.offersRoom[slot] = room
    this.offersSize = needed
  }
}
