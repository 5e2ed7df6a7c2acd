import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'

/** Counts the words of all names anew, for tests that write names by statements of their own. */
export const refreshSearchWords = (tx: Tx) =>
  sql`
  with names as (
    select plain(name || ' ' || coalesce(name_en, '')) name from products
    union all
    select plain(name || ' ' || coalesce(name_en, '')) from categories
  ),
  counted as (
    select word, count(*)::int uses
    from names, regexp_split_to_table(name, '[^a-z0-9]+') word
    where length(word) between 3 and 100 and word !~ '^\d+$'
    group by word
  ),
  gone as (delete from search_words where word not in (select word from counted))
  insert into search_words (word, uses) select word, uses from counted
  on conflict (word) do update set uses = excluded.uses where search_words.uses <> excluded.uses`.execute(tx)
