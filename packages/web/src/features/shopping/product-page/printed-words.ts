import { extras, finishes, languages } from '@bra/contract/trade/trade'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'

/** Writes a code of a source for people: "alt-art" becomes "Alt art". */
export const wordsOfCode = (code: string) => {
  const spaced = code.replaceAll(/[-_]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Returns the word of the shop for a language, by its code in any case; unknown codes stay as they are. */
export function languageWord(t: Translate, code: string) {
  const known = languages.find((language) => language === code.toUpperCase())
  return known ? t(tradeTexts[known]) : code
}

export function finishWord(t: Translate, code: string) {
  const known = finishes.find((finish) => finish === code)
  return known ? t(tradeTexts[known]) : wordsOfCode(code)
}

export function editionWord(t: Translate, code: string) {
  const known = extras.find((extra) => extra === code)
  return known ? t(tradeTexts[known]) : wordsOfCode(code)
}
