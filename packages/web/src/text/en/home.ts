import type { home as portuguese } from '../pt-BR/home.ts'

export const home: typeof portuguese = {
  list: 'Paste your list',
  listFormats: 'Arena, MTGO, YDK, Liga, text',
  listExample: '4 Saci-Pererê (BDN) 33',
  listBuild: 'Buy it for the lowest total',
  sets: 'Collections',
  allSets: 'All collections',
  freeDay: '{name}: shipping to {uf} is free today.',
  freeDayFrom: '{name}: shipping to {uf} is free today from {minimum} at one store.',
  mostSold: 'Best sellers',
  mostViewed: 'Most viewed',
  newest: 'New arrivals',
  wanted: 'Cards you look for',
  recent: 'Seen by you',
  moreCards: 'More cards',
  seeAll: 'See all',
  seeAllOf: 'See all: {title}',
  up: 'Biggest rises',
  down: 'Biggest falls',
  centre: 'Bra Center',
  centreTitle: 'Many stores, one parcel',
  centreHint:
    'Cards with this badge are at our centre: buy from many stores, pay for one delivery and get it all together.',
  centreMore: 'How it works',
  topStores: 'Featured stores',
  seeRanking: 'See ranking',
}
