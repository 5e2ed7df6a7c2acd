import { sql } from 'kysely'

/** Values stand in the text, as the planner uses a partial index only for known ones; never pass user input. */
export const literals = (values: readonly string[]) => sql`(${sql.join(values.map((value) => sql.lit(value)))})`
