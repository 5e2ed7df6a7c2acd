import type { Tx } from '../../../platform/db.ts'

/** Returns the slugs of merged games, each with the game that remains. */
export const mergedGames = (tx: Tx) =>
  tx
    .selectFrom('word_merges as m')
    .innerJoin('businesses as b', 'b.id', 'm.into_id')
    .select(['m.slug', 'b.slug as into_slug', 'b.name', 'b.kind'])
    .where('m.kind', '=', 'businesses')
    .execute()
