import type { GoodShape } from '../demo.types.ts'

export const game = { slug: 'causos', name: 'Causos', kind: 'tcg' as const, position: 1 }

export const rarities = [
  { slug: 'comum', name: 'Comum', glyph: '●', tone: 'neutral' as const, rank: 1 },
  { slug: 'incomum', name: 'Incomum', glyph: '◆', tone: 'neutral' as const, rank: 2 },
  { slug: 'rara', name: 'Rara', glyph: '★', tone: 'anil' as const, rank: 3 },
  { slug: 'epica', name: 'Épica', glyph: '✦', tone: 'acai' as const, rank: 4 },
  { slug: 'lendaria', name: 'Lendária', glyph: '✸', tone: 'buriti' as const, rank: 5 },
]

export const elements = [
  { slug: 'mata', name: 'Mata' },
  { slug: 'agua', name: 'Água' },
  { slug: 'fogo', name: 'Fogo' },
  { slug: 'vento', name: 'Vento' },
  { slug: 'noite', name: 'Noite' },
  { slug: 'terra', name: 'Terra' },
]

export const shelfOf: Record<GoodShape, string> = {
  booster: 'BOO',
  box: 'BOX',
  deck: 'DEC',
  tin: 'LAT',
  pin: 'PIN',
  sleeves: 'SLV',
  toploader: 'TOP',
  deckbox: 'DBX',
  binder: 'FIC',
  playmat: 'MAT',
  dice: 'DAD',
}
