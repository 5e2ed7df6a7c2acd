import type { games as portuguese } from '../pt-BR/games.ts'

export const games: typeof portuguese = {
  game: 'Game',
  choose: 'Choose the game',
  now: 'Game: {name}',
  all: 'All games',
  allShort: 'All',
  cards: '{count} card|{count} cards',
  cardsOnSale: '{count} card in the catalogue|{count} cards in the catalogue',
  seeCards: 'See cards of {name}',
  outside: 'In all games',
  open: 'Open {name}',
  openShort: 'Open',
  mostSoldIn: 'Best sellers in {name}',
  mostViewedIn: 'Most viewed in {name}',
  newestIn: 'New in {name}',
  byGame: 'Best sellers of each game',
}
