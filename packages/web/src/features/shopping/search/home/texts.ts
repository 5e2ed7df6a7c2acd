import { both } from '@bra/contract/kit/both'

export const homeTexts = {
  cardsOnSale: both(
    '{count} carta no catálogo|{count} cartas no catálogo',
    '{count} card in the catalogue|{count} cards in the catalogue',
  ),
  seeCards: both('Ver cartas de {name}', 'See cards of {name}'),
  open: both('Abrir {name}', 'Open {name}'),
  openShort: both('Abrir', 'Open'),
  mostSoldIn: both('Mais vendidas em {name}', 'Best sellers in {name}'),
  mostViewedIn: both('Mais vistas em {name}', 'Most viewed in {name}'),
  newestIn: both('Novidades de {name}', 'New in {name}'),
  byGame: both('Mais vendidas de cada jogo', 'Best sellers of each game'),
  mostSold: both('Mais vendidas', 'Best sellers'),
  mostViewed: both('Mais vistas', 'Most viewed'),
  newest: both('Novidades', 'New arrivals'),
  wanted: both('Cartas que você procura', 'Cards you look for'),
  recent: both('Vistas por você', 'Seen by you'),
  moreCards: both('Mais cartas', 'More cards'),
  seeAll: both('Ver todas', 'See all'),
  seeAllOf: both('Ver todas: {title}', 'See all: {title}'),
  centre: both('Bra Center', 'Bra Center'),
  centreTitle: both('Várias lojas, um só pacote', 'Many stores, one parcel'),
  centreHint: both(
    'As cartas com este selo estão no nosso centro: você compra de várias lojas, paga um frete só e recebe tudo junto.',
    'Cards with this badge are at our centre: buy from many stores, pay for one delivery and get it all together.',
  ),
  centreMore: both('Como funciona', 'How it works'),
}
