import type { Product } from '@bra/contract/catalog.schemas'

/** "BDN 004/120", or the name of the collection where goods have no number. */
export const printedNumber = ({ card_number, categories }: Pick<Product, 'card_number' | 'categories'>) =>
  card_number ? [categories.code, card_number].filter(Boolean).join(' ') : categories.name
