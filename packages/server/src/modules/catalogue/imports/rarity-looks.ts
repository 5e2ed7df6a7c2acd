import { isTextMark, type RarityTone } from '@bra/contract/catalogue/rarity-marks'

export interface RarityLook {
  glyph: string
  tone: RarityTone
}

const tones: Record<string, RarityTone> = { '★': 'anil', '✦': 'acai', '✸': 'buriti' }

export function lookOf(words: string): RarityLook {
  const [glyph = '', tone = tones[glyph] ?? 'neutral'] = words.split(' ')
  return { glyph, tone: tone as RarityTone }
}

const known: [words: RegExp, look: string][] = [
  [/secret|mythic|m[ií]tic|lend[aá]r|legend|hyper|hiper|rainbow|arco-[ií]ris|enchant|encantad|ghost|fantasma/i, '✸'],
  [/ultra|super|[eé]pic|majest|special|especial|double|dupl[ao]|illustration|ilustra/i, '✦'],
  [/incomum|uncommon/i, '◆'],
  [/comum|common|b[aá]sic|ficha|token/i, '●'],
  [/promo/i, '☆'],
  [/rar[aeo]/i, '★'],
]

/** Returns how a rarity looks that no list knows: short codes stand for themselves, as they are printed on cards. */
export function lookOfUnknown(name: string): RarityLook {
  if (isTextMark(name)) return lookOf(name.toUpperCase())
  return lookOf(known.find(([words]) => words.test(name))?.[1] ?? '○')
}
