import { addressSlug } from '@bra/contract/trade/format'
import type { Tx } from '../../../platform/db.ts'
import { gameNames, idsBySlug, mergedGames } from './imports.queries.ts'
import type { BusinessWord, Reading } from './imports.types.ts'

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Yields the rows with the stored game: under another name, the operator's name, or the one it was merged into. */
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
  const renamed = new Map((await gameNames(tx)).map(({ slug, name }) => [addressSlug(name), slug]))
  return (game: BusinessWord): BusinessWord => {
    const others = [game.slug, addressSlug(game.name), ...game.aliases]
    const alias = known.has(game.slug)
      ? undefined
      : (others.find((other) => known.has(other)) ?? others.flatMap((other) => renamed.get(other) ?? [])[0])
    const into = merged.get(alias ?? game.slug)
    if (into) return { slug: into.into_slug, name: into.name, kind: into.kind, aliases: [] }
    return alias ? { ...game, slug: alias, aliases: [] } : game
  }
}
