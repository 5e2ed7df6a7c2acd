import { catalog } from '@bra/contract/catalogue/catalog'
import { ask } from '../../../lib/query.ts'

export const gamesQuery = ask(catalog.business, {})

export const namesOfGames = (games: { slug: string; name: string }[]) =>
  new Map(games.map(({ slug, name }) => [slug, name]))
