import type { Tx } from '../../../../platform/db.ts'
import { mergedGames } from '../words.queries.ts'
import type { Reading } from './import.types.ts'

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Yields the rows with the game into which an operator has merged theirs. */
export async function* inMergedGames(transaction: Transact, readings: AsyncIterable<Reading>) {
  const merged = new Map((await transaction(mergedGames)).map(({ slug, ...into }) => [slug, into]))
  for await (const reading of readings) {
    const into = 'card' in reading && merged.get(reading.card.set.business.slug)
    if (into) reading.card.set.business = { slug: into.into_slug, name: into.name, kind: into.kind, aliases: [] }
    yield reading
  }
}
