import { both } from '@bra/contract/kit/both'

export const gameTexts = {
  game: both('Jogo', 'Game'),
  choose: both('Escolher o jogo', 'Choose the game'),
  now: both('Jogo: {name}', 'Game: {name}'),
  all: both('Todos os jogos', 'All games'),
  allShort: both('Todos', 'All'),
  cards: both('{count} carta|{count} cartas', '{count} card|{count} cards'),
}
