import { sql } from 'kysely'

/**
 * SQL list of fixed values for `in`. The values stand in the statement's text, because the planner uses a partial index
 * (`where state in (…)`) only for known values; never pass user input.
 */
export const literals = (values: readonly string[]) => sql`(${sql.join(values.map((value) => sql.lit(value)))})`
