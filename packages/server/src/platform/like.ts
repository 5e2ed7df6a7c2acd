import { plain } from '@bra/contract/format'
import { sql, type Expression, type RawBuilder } from 'kysely'

const MAX_WORDS = 8

/** Every word of `text` stands somewhere in `column`, which holds plain text; true when there is no word. */
export function hasWords(column: Expression<unknown>, text: string | undefined): RawBuilder<boolean> {
  const words = plain(text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
  if (!words.length) return sql`true`
  return sql.join(
    words.map((word) => sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  ) as RawBuilder<boolean>
}
