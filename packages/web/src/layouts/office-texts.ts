import { both } from '@bra/contract/kit/both'

export const officeTexts = {
  sellerArea: both('Bra Lojas', 'Bra Lojas'),
  waiting: both('que esperam', 'waiting'),
  createProduct: both('Sugerir produto', 'Suggest product'),
}
