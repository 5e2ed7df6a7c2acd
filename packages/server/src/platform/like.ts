import { plain } from '@bra/contract/trade/format'
import { sql, type Expression, type RawBuilder } from 'kysely'

const MAX_WORDS = 8

/** True if every word of `text` occurs in `column`, which holds plain text; also true without words. */
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
