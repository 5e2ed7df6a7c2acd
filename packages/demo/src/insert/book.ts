import { post } from '../../src/modules/ledger/index.ts'
import type { Tx } from '../../src/platform/db.ts'

/** What happened when, told in whatever order. */
export type Book = (Parameters<typeof post>[2] & { when: Date })[]

/** A ledger is written as things happen: a statement reads its entries in their order. */
export async function writeBook(tx: Tx, book: Book) {
  for (const { when, ...posting } of book.toSorted((one, other) => one.when.getTime() - other.when.getTime()))
    await post(tx, { clock: { now: () => when } }, posting)
}
