import type { PostalAddress } from '@bra/contract/people/addresses.schemas'
import type { Db, Tx } from '../../../platform/db.ts'

export const keptAddress = (db: Db, cep: string) =>
  db.selectFrom('postal_codes').select(['address', 'fetched_at']).where('cep', '=', cep).executeTakeFirst()

export const keepAddress = (tx: Tx, cep: string, address: PostalAddress, fetchedAt: Date) =>
  tx
    .insertInto('postal_codes')
    .values({ cep, address: JSON.stringify(address), fetched_at: fetchedAt })
    .onConflict((conflict) =>
      conflict
        .column('cep')
        .doUpdateSet((row) => ({ address: row.ref('excluded.address'), fetched_at: row.ref('excluded.fetched_at') })),
    )
    .execute()
