import { type Edition, editions, type Finish, finishes } from './variants.ts'

/**
 * What copies of a printing exist. Null is what no source tells; `open_finishes` and `open_editions` may exist besides,
 * and null there is all of them.
 */
export interface Copies {
  finishes: Finish[] | null
  open_finishes: Finish[] | null
  editions: Edition[] | null
  open_editions: Edition[] | null
}

const possible = <Code extends string>(all: readonly Code[], known: Code[] | null, open: Code[] | null) =>
  known && open ? all.filter((code) => known.includes(code) || open.includes(code)) : [...all]

export const possibleFinishes = (copies: Copies) => possible<Finish>(finishes, copies.finishes, copies.open_finishes)
export const possibleEditions = (copies: Copies) => possible<Edition>(editions, copies.editions, copies.open_editions)

/** Finishes that lists also call just "foil". */
const foils: readonly Finish[] = ['foil', 'etched', 'cosmos', 'rainbow', 'cold', 'gold', 'surge', 'textured']

/** Returns the finish of this printing that a list means, as far as what is known of the printing tells it. */
export function finishMeant(finish: Finish, copies: Copies | undefined): Finish {
  const known = copies?.finishes
  if (!known || known.includes(finish)) return finish
  const shining = known.filter((one) => foils.includes(one))
  if (finish === 'foil' && shining.length === 1) return shining[0]!
  // shops call the foils of Lorcana cold
  if (finish === 'cold' && known.includes('foil')) return 'foil'
  return finish === 'normal' && possibleFinishes(copies).length === 1 ? known[0]! : finish
}

/** Returns the finish and the edition that a form begins with: as the last time, if the printing may have them. */
export function begunWith(copies: Copies, last: { finish: Finish; edition: Edition | '' }) {
  const finish = finishMeant(last.finish, copies)
  const known = copies.finishes
  const isPossible = last.edition !== '' && possibleEditions(copies).includes(last.edition)
  return {
    finish: known && !known.includes(finish) ? known[0]! : finish,
    edition: isPossible ? last.edition : '',
  } as const
}
