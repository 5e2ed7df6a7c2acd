import { both } from '@bra/contract/kit/both'

export const tileTexts = {
  noOffer: both('Sem ofertas', 'No offers'),
  from: both('desde', 'from'),
  or: both('ou', 'or'),
  outside: both('fora do padrão', 'outside the standard'),
  before: both('Antes', 'Was'),
  cards: both('{count} carta|{count} cartas', '{count} card|{count} cards'),
  cardsAndMore: both(
    '{total} + {count} extra|{total} + {count} extras',
    '{total} + {count} extra|{total} + {count} extras',
  ),
  offers: both('{count} oferta|{count} ofertas', '{count} offer|{count} offers'),
  noOffers: both('Sem ofertas agora', 'No offers now'),
  discount: both('-{percent}%', '-{percent}%'),
  freeShipping: both('Frete grátis', 'Free shipping'),
  favoriteNamed: both('Favoritar {name}', 'Add {name} to favourites'),
  favoriteLogin: both('Entre na sua conta para guardar seus favoritos.', 'Sign in to keep your favourites.'),
  addNamed: both('Adicionar ao carrinho {name}: {copy}', 'Add {name} to the cart: {copy}'),
  zoomNamed: both('Ver {name} de perto', 'See {name} up close'),
  shelfPrevious: both('Voltar em {title}', 'Back in {title}'),
  shelfNext: both('Avançar em {title}', 'On in {title}'),
}
