import { sql } from 'kysely'

/** True if the rows `gone` and `kept` have the same variant. */
export const sameVariant = sql`kept.condition = gone.condition and kept.language = gone.language
  and kept.finish = gone.finish and kept.extras = gone.extras`
