import { post } from '@bra/server/modules/money/ledger/index'
import type { Tx } from '@bra/server/platform/db'

/** Postings in any order, each with its time. */
export type Book = (Parameters<typeof post>[2] & { when: Date })[]

/** Writes the postings by time, because statements read ledger entries in the order of ids. */
export async function writeBook(tx: Tx, book: Book) {
  for (const { when, ...posting } of book.toSorted((one, other) => one.when.getTime() - other.when.getTime()))
    await post(tx, { clock: { now: () => when } }, posting)
}
