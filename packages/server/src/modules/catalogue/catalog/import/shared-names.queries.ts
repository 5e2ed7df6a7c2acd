import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'

/** Returns printings without a Portuguese name of cards of which another printing has one, in the games of these sets. */
export async function untranslated(db: Db, categoryIds: number[], most: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    with translated as (
      select c.business_id, p.card, p.name_en, p.name, count(*) printings
      from products p join categories c on c.id = p.category_id
      where p.card_key is not null and p.name <> p.name_en
        and c.business_id in (select business_id from categories where id = any(${categoryIds}::int[]))
      group by c.business_id, p.card, p.name_en, p.name
    )
    select distinct on (p.id) p.id, known.name
    from translated known
    join products p on p.card = known.card and p.name_en = known.name_en and p.name = p.name_en
    join categories c on c.id = p.category_id and c.business_id = known.business_id
    where not 'name' = any(p.corrected)
    order by p.id, known.printings desc, known.name
    limit ${most}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
