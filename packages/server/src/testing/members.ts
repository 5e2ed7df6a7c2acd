import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Membership } from '../acting.ts'

interface Member {
  store_id: number
  user_id: number
  rights: Membership['rights']
}

/** Adds people to the view behind which a table of teams will stand; who was added before is gone. */
export async function addMembers({ db }: App, members: Member[]) {
  const rows = sql.lit(JSON.stringify(members))
  await sql`create or replace view store_members as
    select id store_id, owner_id user_id, '"all"'::jsonb rights from stores
    union all select store_id, user_id, rights
    from jsonb_to_recordset(${rows}::jsonb) added(store_id integer, user_id integer, rights jsonb)`.execute(db)
}
