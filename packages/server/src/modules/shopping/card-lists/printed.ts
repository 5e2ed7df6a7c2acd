import type { ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import type { PrintingFacts } from './card-lists.queries.ts'
import { pitchOf } from './spellings.ts'

export const isOfSet = ({ set_code: code, set_name: name, set_name_en: nameEn }: PrintingFacts, word: string) =>
  [code, name, nameEn].some((one) => one !== null && bare(one) === bare(word))

const bare = (text: string) => plain(text).replace(/[^a-z0-9]+/g, '')

/** Among printings of a name: those of the set, which `isOf` tells, or of what the brackets say of them. */
export function chosenAmong(
  { set, setName }: ReadCard,
  printings: PrintingFacts[],
  isOf: (printing: PrintingFacts, set: string) => boolean,
) {
  const ids = (of: PrintingFacts[]) => of.map(({ id }) => id)
  for (const word of [set, setName]) {
    const ofSet = word ? printings.filter((one) => isOf(one, word)) : []
    if (ofSet.length) return ids(ofSet)
  }
  return set ? ids(printings.filter((one) => isSaid(one, set))) : []
}

function isSaid({ variant, rarity, rarity_slug: slug, elements }: PrintingFacts, word: string) {
  const colours = pitchOf(word)
  const isColour = elements.some((element) => colours.some((colour) => bare(element).endsWith(colour)))
  return isColour || [variant, rarity, slug].some((each) => each !== null && bare(each) === bare(word))
}
