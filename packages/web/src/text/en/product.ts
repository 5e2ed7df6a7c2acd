import type { product as portuguese } from '../pt-BR/product.ts'

export const product: typeof portuguese = {
  from: 'from',
  before: 'Was',
  offers: '{count} offer|{count} offers',
  noOffers: 'No offers now',
  discount: '-{percent}%',
  foil: 'Foil',
  freeShipping: 'Free shipping',
  favorite: 'Favourite',
  favoriteNamed: 'Add {name} to favourites',
  favoriteLogin: 'Sign in to keep your favourites.',
  collectionLogin: 'Sign in to build your collection.',
  cartLogin: 'Please sign in to add items to the cart.',
  signIn: 'Sign in',
  zoomNamed: 'See {name} up close',
}
