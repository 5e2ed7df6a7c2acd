export const itemId = (productId: number) => `item-${productId}`
