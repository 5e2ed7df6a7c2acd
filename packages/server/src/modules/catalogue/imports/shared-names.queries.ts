import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface MissingNames {
  id: number
  /** The Portuguese name, or null where the printing has one. */
  name: string | null
  /** Names by language code that the printing is to have, or null where it has them all. */
  other_names: Record<string, string> | null
}

/** Returns printings that lack a name which another of their card has; of two names, that of more printings counts. */
export async function missingNames(db: Db, categoryIds: number[]): Promise<MissingNames[]> {
  const { rows } = await sql<MissingNames>`
    with printing as (
      select p.id, c.business_id, p.card, p.name_en, p.name, p.other_names, p.corrected
      from products p join categories c on c.id = p.category_id
      where p.card_key is not null and p.name_en is not null
        and c.business_id in (select business_id from categories where id = any(${categoryIds}::int[]))
    ), known as (
      select business_id, card, name_en, name, other_names, count(*) printings,
        count(*) over (partition by business_id, card, name_en) ways
      from printing group by business_id, card, name_en, name, other_names
    ), called as (
      select business_id, card, name_en, 'PT' as language, name as said, sum(printings) printings
      from known where ways > 1 and name <> name_en group by business_id, card, name_en, name
      union all
      select business_id, card, name_en, other.key, other.value, sum(printings)
      from known cross join lateral jsonb_each_text(other_names) other
      where ways > 1 group by business_id, card, name_en, other.key, other.value
    ), usual as (
      select distinct on (business_id, card, name_en, language) business_id, card, name_en, language, said
      from called order by business_id, card, name_en, language, printings desc, said
    ), whole as (
      select business_id, card, name_en, max(said) filter (where language = 'PT') name,
        coalesce(jsonb_object_agg(language, said) filter (where language <> 'PT'), '{}') other_names
      from usual group by business_id, card, name_en
    ), missing as (
      select p.id,
        case when p.name = p.name_en and not 'name' = any(p.corrected) then whole.name end as name,
        case when not p.other_names @> (whole.other_names || p.other_names)
          then whole.other_names || p.other_names end as other_names
      from printing p join whole using (business_id, card, name_en)
    )
    select id, name, other_names from missing where name is not null or other_names is not null order by id`.execute(db)
  return rows
}
