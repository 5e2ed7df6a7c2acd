import type { ProductType } from '@bra/contract/trade/trade'

type GoodsType = Exclude<ProductType, 'tcg'>

interface Shelf {
  code: string
  name: string
  nameEn: string
  business: string
}

export const shelfSource = 'house'

/** Businesses for goods other than games; their positions come after every game. */
export const houseLines: { slug: string; name: string; kind: GoodsType; position: number }[] = [
  { slug: 'lacrados', name: 'Produtos lacrados', kind: 'bra', position: 1001 },
  { slug: 'acessorios', name: 'Acessórios', kind: 'acs', position: 1002 },
  { slug: 'colecionaveis', name: 'Colecionáveis', kind: 'bra', position: 1003 },
]

/** Goods belong to these categories as cards belong to sets. */
export const shelves: Shelf[] = [
  { code: 'BOO', name: 'Boosters', nameEn: 'Boosters', business: 'lacrados' },
  { code: 'BOX', name: 'Caixas de boosters', nameEn: 'Booster boxes', business: 'lacrados' },
  { code: 'DEC', name: 'Decks prontos', nameEn: 'Ready decks', business: 'lacrados' },
  { code: 'LAT', name: 'Latas', nameEn: 'Tins', business: 'lacrados' },
  { code: 'PIN', name: 'Pins', nameEn: 'Pins', business: 'colecionaveis' },
  { code: 'SLV', name: 'Sleeves', nameEn: 'Sleeves', business: 'acessorios' },
  { code: 'TOP', name: 'Toploaders', nameEn: 'Toploaders', business: 'acessorios' },
  { code: 'DBX', name: 'Deck boxes', nameEn: 'Deck boxes', business: 'acessorios' },
  { code: 'FIC', name: 'Fichários', nameEn: 'Binders', business: 'acessorios' },
  { code: 'MAT', name: 'Playmats', nameEn: 'Playmats', business: 'acessorios' },
  { code: 'DAD', name: 'Dados', nameEn: 'Dice', business: 'acessorios' },
]
