import { doors } from '@bra/contract/kit/doors'

const { bounds } = doors.catalogue
export const MOST_OF_LINE = bounds.lineLetters
export const MOST_OF_WHOLE = bounds.wholeLetters
export const MOST_UNPACKED = bounds.unpackedBytes
export const MOST_ROWS = bounds.lines
/** Values of a text that is parsed at once. Sixty-four million letters may hold thirty million, which take gigabytes. */
export const MOST_VALUES = 4_000_000
export const MOST_OF_LISTS = 300
/** Rows with problems after which an import stops: the report of a broken file would become larger than the file. */
export const MOST_BAD_ROWS = 100_000
export const MOST_OF_PROBLEM = 1000
/** Memory of the thread that reads; with the bounds above no file gets near it. */
export const MOST_MEGABYTES = 1024
