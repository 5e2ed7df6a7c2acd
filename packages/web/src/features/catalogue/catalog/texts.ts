import { both } from '@bra/contract/kit/both'

export const collectionListTexts = {
  order: both('Ordenar por', 'Sort by'),
  orderOffers: both('Mais ofertas', 'Most offers'),
  orderName: both('Nome', 'Name'),
  collectionsDescription: both(
    'Todas as coleções, por série e ano: código, número de cartas, lançamento e ofertas.',
    'All sets, by series and year: code, number of cards, release and offers.',
  ),
  myCollection: both('Minha coleção', 'My collection'),
  collectionCount: both('{count} coleção|{count} coleções', '{count} set|{count} sets'),
  searchCollections: both('Buscar coleção por nome ou código', 'Search a set by name or code'),
  game: both('Jogo', 'Game'),
  orderReleased: both('Mais recentes', 'Latest release'),
  orderOldest: both('Mais antigas', 'Earliest release'),
  noCollections: both('Nenhuma coleção encontrada', 'No set found'),
  noCollectionsHint: both(
    'Confira o nome ou busque pelo código, como BDN.',
    'Check the name or search by code, such as BDN.',
  ),
  seeCollections: both('Ver todas as coleções', 'See all sets'),
}
