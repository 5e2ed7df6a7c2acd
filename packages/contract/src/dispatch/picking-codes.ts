import type { CardInPlace, PickedLine } from './picking.schemas.ts'

const firstPartOf = (position: string) => position.split(/\s*[·,;/|]\s*|\s+-\s+/)[0]!

export const placeOfLine = ({ position, category }: Pick<CardInPlace, 'position' | 'category'>) =>
  position === null ? category : firstPartOf(position)

export const offerBarcode = (offerId: number) => `BRA-${offerId}`

/** Scanners and people write the same code with other signs and in other cases. */
const bare = (code: string) => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type Coded = Pick<PickedLine, 'code' | 'sku' | 'offer_id'>

const saysOffer = ({ sku, offer_id: id }: Coded, read: string) =>
  (sku !== null && bare(sku) === read) || (id !== null && bare(offerBarcode(id)) === read)

/** Returns the lines that a code means: by the own code or the barcode of the offer, else by the code of the card. */
export function linesCalled<L extends Coded>(lines: L[], code: string): L[] {
  const read = bare(code)
  if (read === '') return []
  const exact = lines.filter((line) => saysOffer(line, read))
  return exact.length > 0 ? exact : lines.filter((line) => bare(line.code) === read)
}
