/** Letters of one line of a catalogue; the longest card of a real one has less than a twentieth. */
export const MOST_OF_LINE = 1_000_000
/** Letters of a JSON file that is read whole, or of one set in a larger file; a set of Magic has less than half. */
export const MOST_OF_WHOLE = 64_000_000
/** Values of a text that is parsed at once. Sixty-four million letters may hold thirty million, which take gigabytes. */
export const MOST_VALUES = 4_000_000
/** Letters of all that a file unpacks to. */
export const MOST_UNPACKED = 16_000_000_000
export const MOST_ROWS = 3_000_000
/** Names, pictures, ids and other entries of lists of one card. */
export const MOST_OF_LISTS = 300
/** Letters that are kept of what is wrong with a row. */
export const MOST_OF_PROBLEM = 1000
/** Memory of the thread that reads; with the bounds above no file gets near it. */
export const MOST_MEGABYTES = 1024
