import { sql } from 'kysely'

/** The planner uses a partial index only for values in the statement's text; never pass user input. */
export const literals = (values: readonly string[]) => sql`(${sql.join(values.map((value) => sql.lit(value)))})`
