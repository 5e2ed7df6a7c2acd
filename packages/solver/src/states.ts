/** State of each store in a part of the search: one of the constants below, or `payingBy(…)`. */
export type States = Int32Array

export const UNDECIDED = 0
export const CLOSED = -1
export const OPEN = 1
/** Open, and so much is bought that there is no freight. */
export const FREE = 2
const PAYING = 3
const MOST_WAYS = 1000

/** State of an open store that pays freight by one of its ways from position `from` to `to`. */
export const payingBy = (from: number, to: number) => PAYING + from * MOST_WAYS + to

export const isPaying = (state: number) => state >= PAYING

export const waysLeft = (state: number, ways: number) =>
  isPaying(state)
    ? { from: Math.floor((state - PAYING) / MOST_WAYS), to: (state - PAYING) % MOST_WAYS }
    : { from: 0, to: ways - 1 }
