import type { ProductType } from '@bra/contract/trade/trade'

export type DemoSetCode = 'BDN' | 'AGE' | 'CEB' | 'PAS' | 'CEV'
export type ElementSlug = 'mata' | 'agua' | 'fogo' | 'vento' | 'noite' | 'terra'
export type RaritySlug = 'comum' | 'incomum' | 'rara' | 'epica' | 'lendaria'
export type Rig = 'serpente' | 'mascara' | 'ave' | 'flor' | 'redemoinho' | 'lugar' | 'sereia'

/** What makes the figures of one rig differ; each rig uses only some of these. */
export interface RigOptions {
  flames?: boolean
  horns?: boolean
  ears?: boolean
  fangs?: boolean
  spots?: boolean
  ribbons?: boolean
  bull?: boolean
  crest?: boolean
  moon?: boolean
  petals?: number
  skin?: string
}

export interface DemoCard {
  set: DemoSetCode
  number: number
  /** Printed size of the set; the number of a secret card exceeds it. */
  total: number
  name: string
  nameEn: string
  element: ElementSlug
  rarity: RaritySlug
  rig: Rig
  options: RigOptions
  kind: string
  text: string
  cost: number
  strength: string | null
  artist: string
  seed: number
}

export interface DemoSet {
  code: DemoSetCode
  name: string
  nameEn: string
  series: string
  total: number
  /** Days before today, so that the demo never looks old. */
  releasedDaysAgo: number
  element: ElementSlug
}

export type GoodShape =
  | 'booster'
  | 'box'
  | 'deck'
  | 'sleeves'
  | 'playmat'
  | 'dice'
  | 'binder'
  | 'deckbox'
  | 'toploader'
  | 'tin'
  | 'pin'

export interface DemoGood {
  code: string
  type: Exclude<ProductType, 'tcg'>
  shape: GoodShape
  name: string
  nameEn: string
  text: string
  brand: string
  league: string | null
  element: ElementSlug
  ean: string
  ncm: string
  origin: number
  weightGrams: number
  /** Length, width, height in cm. */
  size: [number, number, number]
  /** The usual price in stores, in cents. */
  priceCents: number
  seed: number
}
