import type { Tx } from '../../../../platform/db.ts'
import { mergedGames } from '../word-merging.queries.ts'
import { idsBySlug } from './import.queries.ts'
import type { BusinessWord, Reading } from './import.types.ts'

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Yields the rows with the game that the database has: under one of its other names, or the one it was merged into. */
export async function* inStoredGames(transaction: Transact, readings: AsyncIterable<Reading>) {
  const stored = await transaction(storedGames)
  for await (const reading of readings) {
    if ('card' in reading) reading.card.set.business = stored(reading.card.set.business)
    yield reading
  }
}

async function storedGames(tx: Tx) {
  const known = await idsBySlug(tx, 'businesses')
  const merged = new Map((await mergedGames(tx)).map(({ slug, ...into }) => [slug, into]))
  return (game: BusinessWord): BusinessWord => {
    const alias = known.has(game.slug) ? undefined : game.aliases.find((other) => known.has(other))
    const into = merged.get(alias ?? game.slug)
    if (into) return { slug: into.into_slug, name: into.name, kind: into.kind, aliases: [] }
    return alias ? { ...game, slug: alias, aliases: [] } : game
  }
}
