import { sql } from 'kysely'

/** SQL rows `typed`, `alike.word`, `alike.likeness`: for each mistyped word the most similar ones of the catalogue. */
export const alikeWords = (mistyped: string[], most: number) => sql`
  unnest(${mistyped}::text[]) typed, lateral (
    select word, similarity(word, typed) likeness from search_words where word % typed
    order by likeness desc, uses desc, word limit ${sql.lit(most)}
  ) alike`
