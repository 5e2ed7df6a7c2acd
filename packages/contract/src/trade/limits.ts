export const MAX_PRICE_CENTS = 100_000_000
export const MAX_STOCK = 99_999
/** The largest id that a column of the database holds. */
export const MAX_ID = 2_147_483_647
export const MAX_SLUG = 80
export const MAX_VALUES = 40
export const MOST_COPIES = 9999
