import { addressOfQuery, canonicalQuery, keyOfQuery } from '@bra/contract/shopping/saved-queries'
import type { SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import { describe, expect, it } from 'vitest'
import { readListState } from '../search/list-state.ts'
import { queryOfList } from './saved-searches.data.ts'

const all: SavedQuery = {
  business: 'causos',
  categories: [7, 12],
  rarities: ['rara'],
  elements: ['fogo', 'agua'],
  brands: ['curupira'],
  leagues: ['norte'],
  condition: 'NM',
  languages: ['PT', 'JP'],
  finishes: ['foil'],
  price_min: 1000,
  price_max: 5000,
  ufs: ['SP', 'PB'],
  bra_center: true,
  on_sale: true,
  type: 'acs',
}
const stateAt = (address: string) => readListState(new URL(address, 'https://bracards.example').searchParams)

describe('the address of a saved search', () => {
  it('shows a list that asks the same', () => {
    const address = addressOfQuery(all, 3)
    const again = queryOfList({ type: 'acs' }, stateAt(address))!
    expect(canonicalQuery(again)).toEqual(canonicalQuery(all))
    expect(new URL(address, 'https://bracards.example').searchParams.get('busca')).toBe('3')
  })

  it('is that of cards, of all products, or of the words', () => {
    expect(addressOfQuery({ type: 'tcg', condition: 'NM' })).toBe('/productTcg/list?condicao=NM')
    expect(addressOfQuery({ price_max: 5000 }, 1)).toBe('/product/list?preco=-50&busca=1')
    expect(addressOfQuery({ search: 'Boitatá & Cuca', price_min: 500 })).toBe(
      '/filter-products/Boitat%C3%A1%20%26%20Cuca?preco=5-',
    )
  })
})

describe('a search', () => {
  it('has one key, whatever the order, the capitals and the accents', () => {
    const one = keyOfQuery({ search: 'Boitatá  de fogo', languages: ['PT', 'EN'], on_sale: false })
    expect(keyOfQuery({ languages: ['EN', 'PT', 'EN'], search: ' boitata de FOGO ', type: 'filter' })).toBe(one)
    expect(keyOfQuery({ search: 'Boitatá de fogo', languages: ['PT'] })).not.toBe(one)
  })

  it('is of a set, of words and of a kind, but not of a promotion', () => {
    const open = stateAt('/product/list')
    expect(canonicalQuery(queryOfList({ type: 'filter', categories: [7] }, open)!)).toEqual({
      categories: [7],
      type: 'filter',
    })
    expect(canonicalQuery(queryOfList({ type: 'filter', search: 'Cuca' }, open)!)).toMatchObject({ search: 'Cuca' })
    expect(queryOfList({ type: 'default' }, open)).toMatchObject({ type: 'filter' })
    expect(queryOfList({ type: 'filter', promotion: 0 }, open)).toBeNull()
  })
})
