import { numberSort } from '@bra/contract/trade/references'
import type { NumberInSet, productsCalled, StoredProduct } from './imports.queries.ts'
import { authority, type ExternalId, type ImportedCard, type ImportedSet } from './imports.types.ts'

/** Ids that name one printing; the others name a card, or several finishes of it apart. */
const kindsOfPrintings = ['scryfall', 'mtgjson', 'fab', 'dreamborn']

/** Two games that print one code: the second has its slug before it. */
export const idInGame = ({ id, set }: ImportedCard) => `${set.business.slug}-${id}`

export const idsOf = (card: ImportedCard) => [card.id, idInGame(card)]

export const idsOfPrinting = (card: ImportedCard): ExternalId[] =>
  card.ids.filter(({ kind }) => kindsOfPrintings.includes(kind))

export function numbersOf({ number, set }: ImportedCard): NumberInSet[] {
  if (number === null) return []
  const place = { business: set.business.slug, number_sort: numberSort(number) }
  const keys = set.ownsCode && set.code ? [set.id, set.code] : [set.id]
  return keys.map((key) => ({ ...place, set: key }))
}

type Called = Awaited<ReturnType<typeof productsCalled>>[number]

const isBrought = (row: StoredProduct) => row.source in authority

/** Finds the stored product of a card among rows that may be it; each row is the product of one card only. */
export class StoredCards {
  readonly #byId: Map<string, StoredProduct>
  readonly #byKey: Map<string, StoredProduct>
  readonly #byCall: Map<string, StoredProduct>
  readonly #byNumber: Map<string, StoredProduct[]>
  readonly #owners: Map<string, StoredProduct>

  constructor(withIds: StoredProduct[], likes: StoredProduct[], called: Called[]) {
    const brought = withIds.filter(isBrought)
    this.#byId = new Map(brought.map((row) => [`${row.business}\n${row.source_id}`, row]))
    this.#byKey = new Map(brought.map((row) => [`${row.business}\n${row.source}\n${row.source_id}`, row]))
    const byProduct = new Map(likes.filter(isBrought).map((row) => [row.id, row]))
    this.#byCall = new Map(
      called.flatMap(({ kind, value, product_id }) => {
        const row = byProduct.get(product_id)
        return row ? [[`${row.business}\n${kind}\n${value}`, row]] : []
      }),
    )
    this.#byNumber = Map.groupBy(byProduct.values(), (row) => `${row.business}\n${numberSort(row.card_number ?? '')}`)
    this.#owners = new Map([
      ...brought.map((row) => [row.source_id, row] as const),
      ...withIds.map((row) => [row.code, row] as const),
    ])
  }

  withId(card: ImportedCard) {
    const { slug } = card.set.business
    const keys = idsOf(card)
    const same = keys.map((id) => this.#byKey.get(`${slug}\n${card.set.source}\n${id}`))
    return [...same, ...keys.map((id) => this.#byId.get(`${slug}\n${id}`))].find((row) => row !== undefined)
  }

  ownerOf(id: string) {
    return this.#owners.get(id)
  }

  like(card: ImportedCard, isFree: (row: StoredProduct) => boolean) {
    const { slug } = card.set.business
    const called = idsOfPrinting(card).flatMap(
      ({ kind, value }) => this.#byCall.get(`${slug}\n${kind}\n${value}`) ?? [],
    )
    const numbered = card.number === null ? [] : (this.#byNumber.get(`${slug}\n${numberSort(card.number)}`) ?? [])
    const rivals = numbered.filter((row) => row.source !== card.set.source && isOfSet(row, card.set))
    return [...called, ...ofVariant(rivals, card)].find(isFree)
  }
}

const isOfSet = (row: StoredProduct, set: ImportedSet) =>
  row.set_id === set.id || (set.ownsCode && row.set_code === set.code && [row.set_source, set.source].includes('csv'))

/** A printing whose variant one of the sources does not tell is known by its rarity, if no other can be meant. */
function ofVariant(rows: StoredProduct[], { variant, rarity }: ImportedCard) {
  const same = rows.filter((row) => row.variant === variant)
  if (same.length) return same
  const untold = rows.filter((row) => row.variant === null || variant === null)
  const alike = untold.filter((row) => !rarity || row.rarity === null || row.rarity === rarity.name)
  return alike.length === 1 ? alike : []
}
