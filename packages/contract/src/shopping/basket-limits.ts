export const MOST_BASKET_LINES = 200
export const MOST_BASKET_STORES = 10
