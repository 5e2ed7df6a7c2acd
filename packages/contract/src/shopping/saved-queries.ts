import { plain } from '../trade/format.ts'
import type { SavedQuery } from './saved-searches.schemas.ts'

const isOpen = (value: unknown) =>
  value === undefined || value === null || value === false || value === '' || (Array.isArray(value) && !value.length)

/** Sorts keys and values and leaves out what is open, so that one search has one form; words search all kinds. */
export function canonicalQuery({ type = 'filter', search, price_min: from, ...filters }: SavedQuery): SavedQuery {
  const words = search?.trim().replace(/\s+/g, ' ')
  const all = { ...filters, price_min: from || undefined, search: words, type: words ? 'filter' : type }
  const sorted = Object.entries(all)
    .filter(([, value]) => !isOpen(value))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value]))
}

const inOrder = (values: (string | number)[]) => [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1))

/** Two queries with the same key are the same search; accents and capitals of words make no difference. */
export function keyOfQuery(query: SavedQuery) {
  const canonical = canonicalQuery(query)
  return JSON.stringify(canonical.search ? { ...canonical, search: plain(canonical.search) } : canonical)
}

/** True if the query asks for anything but a kind of product. */
export const narrows = (query: SavedQuery) => Object.keys(canonicalQuery(query)).some((name) => name !== 'type')

/** Returns the path of the list that shows the query; with the id of a saved search, the list knows that it shows it. */
export function addressOfQuery(query: SavedQuery, id?: number) {
  const { type, search, price_min: from, price_max: to, ...rest } = canonicalQuery(query)
  const reais = (cents: number | undefined) => (cents === undefined ? '' : String(Math.trunc(cents / 100)))
  const words: Record<string, unknown> = {
    tipo: type === 'acs' || type === 'bra' ? type : '',
    jogo: rest.business,
    colecao: rest.categories,
    raridade: rest.rarities,
    elemento: rest.elements,
    marca: rest.brands,
    liga: rest.leagues,
    condicao: rest.condition,
    idioma: rest.languages,
    acabamento: rest.finishes,
    preco: from === undefined && to === undefined ? '' : `${reais(from)}-${reais(to)}`,
    uf: rest.ufs,
    bracenter: rest.bra_center ? 1 : '',
    ofertas: rest.on_sale ? 1 : '',
    busca: id,
  }
  const asked = new URLSearchParams(
    Object.entries(words).flatMap(([name, word]) => (isOpen(word) ? [] : [[name, String(word)]])),
  )
  return pathOf(type, search) + (asked.size ? `?${asked}` : '')
}

function pathOf(type: SavedQuery['type'], search: string | undefined) {
  if (search) return `/filter-products/${encodeURIComponent(search)}`
  return type === 'tcg' ? '/productTcg/list' : '/product/list'
}
