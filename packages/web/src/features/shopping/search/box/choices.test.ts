import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { expect, it } from 'vitest'
import { groupsOf } from './choices.ts'

const drum = (id: number, rarity: string) =>
  ({
    id,
    name: 'Tambor',
    slug: 'tambor',
    type: 'tcg',
    card_number: 'EN001',
    categories: { name: 'Tambores', code: 'DRM', business: 'yu-gi-oh' },
    product_image: [],
    rarity: { slug: rarity, name: rarity, glyph: '★', tone: 'anil' },
  }) as unknown as Product

it('a suggested card names its rarity after its number where another one has the same number', () => {
  const products = [drum(1, 'Ultra Rara'), drum(2, 'Secreta'), drum(3, 'Comum')]
  const suggestions = { products, told_by_rarity: [1, 2], categories: [], stores: [], corrected: null }
  const names = new Map([['yu-gi-oh', 'Yu-Gi-Oh!']])
  expect(groupsOf(suggestions, { names, game: null })[0]!.choices.map(({ note }) => note)).toEqual([
    'DRM EN001 · Ultra Rara · Yu-Gi-Oh! · Tambores',
    'DRM EN001 · Secreta · Yu-Gi-Oh! · Tambores',
    'DRM EN001 · Yu-Gi-Oh! · Tambores',
  ])
})
