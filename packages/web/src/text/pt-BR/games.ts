export const games = {
  game: 'Jogo',
  choose: 'Escolher o jogo',
  now: 'Jogo: {name}',
  all: 'Todos os jogos',
  allShort: 'Todos',
  cards: '{count} carta|{count} cartas',
  outside: 'Em todos os jogos',
  open: 'Abrir {name}',
  mostSoldIn: 'Mais vendidas em {name}',
  mostViewedIn: 'Mais vistas em {name}',
  newestIn: 'Novidades de {name}',
  byGame: 'Mais vendidas de cada jogo',
}
