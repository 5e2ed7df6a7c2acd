import type { ProductType } from '@bra/contract/trade'
import type { GoodShape } from '../demo.types.ts'

interface Shelf {
  code: string
  name: string
  nameEn: string
  business: string
  type: Exclude<ProductType, 'tcg'>
  shapes: GoodShape[]
}

/** What the marketplace trades in. */
export const businesses: { slug: string; name: string; kind: ProductType; position: number }[] = [
  { slug: 'causos', name: 'Causos', kind: 'tcg', position: 1 },
  { slug: 'lacrados', name: 'Produtos lacrados', kind: 'bra', position: 2 },
  { slug: 'acessorios', name: 'Acessórios', kind: 'acs', position: 3 },
  { slug: 'colecionaveis', name: 'Colecionáveis', kind: 'bra', position: 4 },
]

export const rarities = [
  { slug: 'comum', name: 'Comum', glyph: '●', rank: 1 },
  { slug: 'incomum', name: 'Incomum', glyph: '◆', rank: 2 },
  { slug: 'rara', name: 'Rara', glyph: '★', rank: 3 },
  { slug: 'epica', name: 'Épica', glyph: '✦', rank: 4 },
  { slug: 'lendaria', name: 'Lendária', glyph: '✸', rank: 5 },
]

export const elements = [
  { slug: 'mata', name: 'Mata' },
  { slug: 'agua', name: 'Água' },
  { slug: 'fogo', name: 'Fogo' },
  { slug: 'vento', name: 'Vento' },
  { slug: 'noite', name: 'Noite' },
  { slug: 'terra', name: 'Terra' },
]

/** Goods stand on shelves as cards stand in sets. */
export const shelves: Shelf[] = [
  { code: 'BOO', name: 'Boosters', nameEn: 'Boosters', business: 'lacrados', type: 'bra', shapes: ['booster'] },
  { code: 'BOX', name: 'Caixas de boosters', nameEn: 'Booster boxes', business: 'lacrados', type: 'bra', shapes: ['box'] }, // prettier-ignore
  { code: 'DEC', name: 'Decks prontos', nameEn: 'Ready decks', business: 'lacrados', type: 'bra', shapes: ['deck'] },
  { code: 'LAT', name: 'Latas', nameEn: 'Tins', business: 'lacrados', type: 'bra', shapes: ['tin'] },
  { code: 'PIN', name: 'Pins', nameEn: 'Pins', business: 'colecionaveis', type: 'bra', shapes: ['pin'] },
  { code: 'SLV', name: 'Sleeves', nameEn: 'Sleeves', business: 'acessorios', type: 'acs', shapes: ['sleeves'] },
  { code: 'TOP', name: 'Toploaders', nameEn: 'Toploaders', business: 'acessorios', type: 'acs', shapes: ['toploader'] },
  { code: 'DBX', name: 'Deck boxes', nameEn: 'Deck boxes', business: 'acessorios', type: 'acs', shapes: ['deckbox'] },
  { code: 'FIC', name: 'Fichários', nameEn: 'Binders', business: 'acessorios', type: 'acs', shapes: ['binder'] },
  { code: 'MAT', name: 'Playmats', nameEn: 'Playmats', business: 'acessorios', type: 'acs', shapes: ['playmat'] },
  { code: 'DAD', name: 'Dados', nameEn: 'Dice', business: 'acessorios', type: 'acs', shapes: ['dice'] },
]
