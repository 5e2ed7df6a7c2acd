import { both } from '@bra/contract/kit/both'

export const favoriteStoreTexts = {
  favorites: both('Lojas favoritas', 'Favourite stores'),
}
