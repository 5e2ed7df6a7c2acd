import type { Facets } from '@bra/contract/shopping/search.schemas'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../../lib/text.tsx'
import { readListState } from '../list-state.ts'
import { conditionWords } from '../../../stores/listings/condition-words.ts'
import { choicesOf, toggleChoice } from './facets.ts'
import { namedChoices } from './named-collections.ts'

const t = translator('pt-BR')
const uncounted = { facets: null, wholeFacets: null }
const option = (value: string, count: number) => ({ value, label: value, count })
const facets = (rarities: Facets['rarities']) => ({ rarities }) as Facets

describe('the values of a facet', () => {
  it('stay in their place when a filter empties them', () => {
    const [common, rare] = [
      { glyph: '●', tone: 'neutral' as const },
      { glyph: '★', tone: 'anil' as const },
    ]
    const whole = facets([
      { ...option('comum', 40), ...common },
      { ...option('rara', 9), ...rare },
    ])
    const counted = facets([{ ...option('rara', 2), ...rare }])
    expect(choicesOf('rarities', { facets: counted, wholeFacets: whole }, t)).toEqual([
      { ...option('comum', 0), ...common },
      { ...option('rara', 2), ...rare },
    ])
  })

  it('are counted also where the filtered list has too many others to name them', () => {
    const whole = { categories: [option('1', 900), option('2', 800), option('3', 700)] } as Facets
    const counted = { categories: [option('1', 9)], other_categories: [[2, 4]] } as unknown as Facets
    expect(choicesOf('categories', { facets: counted, wholeFacets: whole }, t)).toEqual([
      option('1', 9),
      option('2', 4),
      option('3', 0),
    ])
  })

  it('looked for by name are counted where that is known', () => {
    const named = [1, 2, 3].map((id) => ({ id, name: `Coleção ${id}` }))
    const counted = { categories: [option('1', 9)], other_categories: [[2, 4]] } as unknown as Facets
    expect(namedChoices(named, counted).map(({ count }) => count)).toEqual([9, 4, null])
  })

  it('go uncounted when the server does not count', () =>
    expect(choicesOf('finishes', uncounted, t)[1]).toEqual({ value: 'foil', label: 'Foil', count: null }))

  it('are called as the language of the page calls them, whatever the server says', () => {
    const wholeFacets = { languages: [option('JP', 3)], finishes: [option('reverse', 2)] } as Facets
    const inEnglish = translator('en')
    expect(choicesOf('languages', { facets: null, wholeFacets }, inEnglish)[0]!.label).toBe('Japanese')
    expect(choicesOf('languages', { facets: null, wholeFacets }, t)[0]!.label).toBe('Japonês')
    expect(conditionWords(inEnglish, 'NM', 'or better')).toBe('NM Near Mint or better')
  })

  it('are added and taken away one by one, from the first page again', () => {
    const state = readListState(new URLSearchParams('colecao=1&pagina=4'))
    const both = toggleChoice(state, 'categories', '2')
    expect(both).toMatchObject({ categories: [1, 2], page: 1 })
    expect(toggleChoice(both, 'categories', '1').categories).toEqual([2])
  })
})
