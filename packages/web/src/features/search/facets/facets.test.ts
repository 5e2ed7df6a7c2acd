import type { Facets } from '@bra/contract/search.schemas'
import { describe, expect, it } from 'vitest'
import { readListState } from '../list-state.ts'
import { choicesOf, toggleChoice } from './facets.ts'

const option = (value: string, count: number) => ({ value, label: value, count })
const facets = (rarities: Facets['rarities']) => ({ rarities }) as Facets

describe('the values of a facet', () => {
  it('stay in their place when a filter empties them', () => {
    const whole = facets([option('comum', 40), option('rara', 9)])
    expect(choicesOf('rarities', facets([option('rara', 2)]), whole)).toEqual([option('comum', 0), option('rara', 2)])
  })

  it('are counted also where the filtered list has too many others to name them', () => {
    const whole = { categories: [option('1', 900), option('2', 800), option('3', 700)] } as Facets
    const counted = { categories: [option('1', 9)], other_categories: [[2, 4]] } as unknown as Facets
    expect(choicesOf('categories', counted, whole)).toEqual([option('1', 9), option('2', 4), option('3', 0)])
  })

  it('go uncounted when the server does not count', () =>
    expect(choicesOf('finishes', null, null)[1]).toEqual({ value: 'foil', label: 'Foil', count: null }))

  it('are added and taken away one by one, from the first page again', () => {
    const state = readListState(new URLSearchParams('colecao=1&pagina=4'))
    const both = toggleChoice(state, 'categories', '2')
    expect(both).toMatchObject({ categories: [1, 2], page: 1 })
    expect(toggleChoice(both, 'categories', '1').categories).toEqual([2])
  })
})
