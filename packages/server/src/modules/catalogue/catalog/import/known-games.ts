import type { Reading } from './import.types.ts'

/** Gives the sets of a game the slug under which the database has it, if that is one of its other names. */
export async function* inKnownGames(known: Map<string, number>, readings: AsyncIterable<Reading>) {
  for await (const reading of readings) {
    if ('card' in reading) {
      const { set } = reading.card
      const { slug, aliases } = set.business
      const alias = known.has(slug) ? undefined : aliases.find((other) => known.has(other))
      if (alias) set.business = { ...set.business, slug: alias, aliases: [] }
    }
    yield reading
  }
}
