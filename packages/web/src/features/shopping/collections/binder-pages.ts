import type { Pocket } from '@bra/contract/shopping/collections.schemas'

const POCKETS = 9
export const ROW = 3

export const pagesOfBinder = (pockets: Pocket[]) =>
  Array.from({ length: Math.ceil(pockets.length / POCKETS) }, (_, at) =>
    pockets.slice(at * POCKETS, (at + 1) * POCKETS),
  )

/** Returns the first page (from 1) of the two that lie open together. */
export const leftOf = (page: number) => page - ((page + 1) % 2)

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW }

/** Returns the pocket that an arrow leads to within a page; undefined at its edge or for other keys. */
export function pocketAfter(key: string, at: number, count: number) {
  const move = moves[key]
  if (move === undefined) return undefined
  const next = at + move
  const leavesRow = Math.abs(move) === 1 && Math.floor(next / ROW) !== Math.floor(at / ROW)
  return next < 0 || next >= count || leavesRow ? undefined : next
}
