/** Id of a product's row in a list, where the focus can be sent. */
export const itemId = (productId: number) => `item-${productId}`
