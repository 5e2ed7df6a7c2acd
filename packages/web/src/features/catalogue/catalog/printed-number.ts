import type { Product } from '@bra/contract/catalog.schemas'

/** "BDN 004/120", or the name of the collection where goods have no number. */
export function printedNumber({ card_number, categories }: Pick<Product, 'card_number' | 'categories'>) {
  if (!card_number) return categories.name
  const hasTotal = categories.total !== null && /^\d+$/.test(card_number)
  return `${categories.code} ${card_number}${hasTotal ? `/${categories.total}` : ''}`.trim()
}
