import type { ReadCard } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import { normalReference, referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import type { PrintingFacts } from './card-lists.queries.ts'
import { pitchOf } from './spellings.ts'

/** Yu-Gi-Oh! prints one card as LOB-EN001 and LOB-PT001; a catalogue may know only one of them. */
const regional = /^(EN|PT|DE|FR|IT|SP|ES|E|P)(\d{3})$/i

/** The references of a card, the written one first, and its code; nothing without set and number. */
export function marksOf({ set, number }: ReadCard) {
  if (!set || !number) return { references: [], code: null }
  const region = regional.exec(number)
  const numbers = region ? [number, `EN${region[2]}`, `PT${region[2]}`, region[2]!] : [number]
  return { references: numbers.map((each) => referenceOf(set, each)), code: `${set}-${number}`.toUpperCase() }
}

/** `products.reference_total` of a number such as "4/102". */
export function totalOf({ number }: ReadCard) {
  const [left, right] = (number ?? '').split('/')
  return left && right ? totalReferenceOf(left, right) : null
}

export const isOfSet = ({ set_code: code, set_name: name, set_name_en: nameEn }: PrintingFacts, word: string) =>
  [code, name, nameEn].some((one) => one !== null && bare(one) === bare(word))

export const isOfPrinting = (printing: PrintingFacts, number: string) =>
  printing.reference === referenceOf(printing.set_code, number) ||
  normalReference(`${printing.set_code} ${number}`).totals.includes(printing.reference_total ?? ' ')

const bare = (text: string) => plain(text).replace(/[^a-z0-9]+/g, '')

/** Among printings of a name: those of the set and number, of the set, or of what the brackets say of them. */
export function chosenAmong({ set, setName, number }: ReadCard, printings: PrintingFacts[]) {
  const ids = (of: PrintingFacts[]) => of.map(({ id }) => id)
  for (const word of [set, setName]) {
    const ofSet = word ? printings.filter((one) => isOfSet(one, word)) : []
    const chosen = number ? ofSet.filter((one) => isOfPrinting(one, number)) : ofSet
    if (chosen.length) return ids(chosen)
  }
  if (set) return ids(printings.filter((one) => isSaid(one, set)))
  return number ? ids(printings.filter((one) => isOfPrinting(one, number))) : []
}

/** True if the word is the pitch, the variant or the rarity of the printing: "(red)", "(Enchanted)". */
function isSaid({ variant, rarity, rarity_slug: slug, elements }: PrintingFacts, word: string) {
  const colours = pitchOf(word)
  const isColour = elements.some((element) => colours.some((colour) => bare(element).endsWith(colour)))
  return isColour || [variant, rarity, slug].some((each) => each !== null && bare(each) === bare(word))
}
