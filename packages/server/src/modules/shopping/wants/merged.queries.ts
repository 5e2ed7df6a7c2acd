import { sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Tx } from '../../../platform/db.ts'
import { ofOnePerson } from '../collections/index.ts'

export async function mergeWants(tx: Tx, { from, into }: MergedProducts) {
  await sql`delete from wants gone using wants kept where ${ofOnePerson(from, into)}`.execute(tx)
  await tx.updateTable('wants').set({ product_id: into }).where('product_id', '=', from).execute()
}
