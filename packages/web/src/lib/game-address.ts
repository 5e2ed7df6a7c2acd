const OF_GAMES = /^\/(productTcg\/list|filter-products|collection\/list|promotion\/list|brand|league)(\/|$)/i
/** Words of the address that name things of one game, and the page, which starts again. */
const OF_ONE_GAME = ['jogo', 'colecao', 'raridade', 'elemento', 'pagina']

/** True for lists that `jogo` in the address narrows to one game. */
export const takesGame = (pathname: string) => OF_GAMES.test(pathname)

/** Returns the address of a list within a game, or of all games for null; other addresses stay as they are. */
export function inGame(address: string, slug: string | null | undefined) {
  const [pathname = '', search] = address.split('?')
  if (!takesGame(pathname)) return address
  const query = new URLSearchParams(search)
  for (const name of OF_ONE_GAME) query.delete(name)
  if (slug) query.set('jogo', slug)
  return query.size ? `${pathname}?${query}` : pathname
}
