export const MOST_BASKET_LINES = 200
