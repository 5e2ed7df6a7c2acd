import { addressSlug } from '@bra/contract/trade/format'
import type { ImportedCard } from './imports.types.ts'
import { languageCode } from './printing-words.ts'
import { codeOfName, type SetOf, type YugiohPlace } from './yugioh-sets.ts'

type Known = Omit<ImportedCard, 'set' | 'id' | 'number'>

export interface YugiohPrinting {
  language: string
  printing: YugiohPlace
  rarity: ImportedCard['rarity']
  variant: string | null
}

/**
 * Early Japanese sets, prizes and gifts print no number: set, card and rarity tell these printings apart, and one of several
 * languages is one product. What is told twice of one language are two pictures, of which nobody could say which is meant.
 */
export function* unnumberedOf(known: Known, printings: YugiohPrinting[], setOf: SetOf) {
  const cards = new Map<string, ImportedCard>()
  const told = new Set<string>()
  for (const { language, printing, rarity, variant } of printings) {
    const set = setOf(printing)
    const card = known.cardKey ?? addressSlug(known.nameEn ?? '')
    if (!set || !card) yield { problem: `uma impressão de "${known.nameEn}" não tem número ou coleção` }
    else {
      const id = [codeOfName(printing.set_name ?? ''), card, variant].filter(Boolean).join('-')
      const before = cards.get(id)
      if (told.has(`${id}\n${language}`))
        yield { problem: `"${known.nameEn}" tem duas impressões sem número em "${printing.set_name}"` }
      else cards.set(id, { ...known, set, id, number: null, rarity, variant, languages: joined(before, language) })
      told.add(`${id}\n${language}`)
    }
  }
  for (const card of cards.values()) yield { card }
}

/** A language that no offer can say leaves it open which ones there are. */
function joined(before: ImportedCard | undefined, language: string) {
  const code = languageCode(language)
  if (!code || before?.languages === null) return null
  return [...new Set([...(before?.languages ?? []), code])]
}
