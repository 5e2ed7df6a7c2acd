import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app } = await testApp()

/** Returns the indexes of offers that hold a column, as a key or beside it, or have it in their condition. */
async function indexesWith(column: string) {
  const { rows } = await sql<{ name: string }>`
    select distinct i.indexrelid::regclass::text name
    from pg_index i
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
      and d.refclassid = 'pg_class'::regclass and d.refobjid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
    where i.indrelid = 'listings'::regclass and a.attname = ${column}
    order by 1`.execute(app.db)
  return rows.map(({ name }) => name)
}

it('no index of the offers holds their units, so that a sale writes none of them', async () => {
  expect(await indexesWith('in_stock')).toContain('listings_of_store_by_asked')
  expect(await indexesWith('in_stock')).toContain('listings_of_store_by_place')
  expect(await indexesWith('quantity')).toEqual([])
})
