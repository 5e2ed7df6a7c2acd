export const MOST_BASKET_LINES = 200
/** The largest limit of stores that a basket can have. */
export const MOST_BASKET_STORES = 10
