import type { Product } from '@bra/contract/catalogue/catalog.schemas'

/** Returns "BDN 004/120", or the name of the category for goods without a number. */
export function printedNumber({ card_number, categories }: Pick<Product, 'card_number' | 'categories'>) {
  if (!card_number) return categories.name
  const hasTotal = categories.total && /^\d+$/.test(card_number)
  return `${categories.code} ${card_number}${hasTotal ? `/${categories.total}` : ''}`.trim()
}
