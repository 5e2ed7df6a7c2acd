/** Element id of a product's row, for moving the focus. */
export const itemId = (productId: number) => `item-${productId}`
