import { seeded } from './seeded.ts'

const SYLLABLES = [
  'ba', 'be', 'bi', 'bo', 'bra', 'ca', 'ce', 'co', 'da', 'de', 'di', 'do', 'fa', 'fe', 'ga', 'go', 'ja', 'la', 'le', 'li',
  'lo', 'ma', 'me', 'mi', 'mo', 'na', 'ne', 'no',
] // prettier-ignore

export function words(seed: number, count: number) {
  const next = seeded(seed)
  const syllable = () => SYLLABLES[Math.floor(next() * SYLLABLES.length)]!
  return Array.from({ length: count }, () => syllable() + syllable() + syllable()).join(' ')
}
