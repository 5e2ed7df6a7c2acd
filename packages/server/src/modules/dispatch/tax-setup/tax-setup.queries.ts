import { atWork } from '@bra/contract/stores/store-states'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { usual } from './usual.ts'
import type { TaxSetupTables } from './tax-setup.tables.ts'

export type SetupRow = Selectable<TaxSetupTables['tax_setups']>
export type CertificateRow = Selectable<TaxSetupTables['tax_certificates']>

export const setupRowOf = (db: Db, userId: number) =>
  db.selectFrom('tax_setups').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const certificateRowOf = (db: Db, userId: number) =>
  db.selectFrom('tax_certificates').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** True if the store, or one of this owner, was approved and still has duties. */
export const hasStoreAtWork = async (db: Db, of: { id: number } | { owner_id: number }) =>
  (await db
    .selectFrom('stores')
    .select('id')
    .where((store) => store.and(of))
    .where('status', 'in', atWork)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const keepSetup = (tx: Tx, row: Insertable<TaxSetupTables['tax_setups']>) =>
  tx
    .insertInto('tax_setups')
    .values(row)
    .onConflict((known) => known.column('user_id').doUpdateSet(row))
    .execute()

export const keepCertificate = (tx: Tx, row: Insertable<TaxSetupTables['tax_certificates']>) =>
  tx
    .insertInto('tax_certificates')
    .values(row)
    .onConflict((known) => known.column('user_id').doUpdateSet(row))
    .execute()

export const deleteCertificate = (tx: Tx, userId: number) =>
  tx.deleteFrom('tax_certificates').where('user_id', '=', userId).execute()

/** Writes down that a document was authorised in the test environment, which opens production. */
export const noteTried = (tx: Tx, userId: number, now: Date) =>
  tx
    .insertInto('tax_setups')
    .values({ ...usual, user_id: userId, environment: 2, tried_at: now, updated_at: now })
    .onConflict((known) => known.column('user_id').doUpdateSet({ tried_at: now }))
    .execute()

interface Expiring {
  user_id: number
  name: string
  valid_until: Date
}

/** Returns certificates that end before `until` and whose owner was not told since `told`. */
export async function expiringCertificates(tx: Tx, { until, told }: { until: Date; told: Date }) {
  const { rows } = await sql<Expiring>`
    select user_id, name, valid_until from tax_certificates
    where valid_until <= ${until} and (warned_at is null or warned_at < ${told})
    order by user_id for update skip locked`.execute(tx)
  return rows
}

export const noteWarned = (tx: Tx, userId: number, now: Date) =>
  tx.updateTable('tax_certificates').set({ warned_at: now }).where('user_id', '=', userId).execute()

export async function forgetTaxSetup(tx: Tx, userId: number) {
  await tx.deleteFrom('tax_certificates').where('user_id', '=', userId).execute()
  await tx.deleteFrom('tax_setups').where('user_id', '=', userId).execute()
}

export const companyOfSeller = (db: Db, userId: number) =>
  db.selectFrom('companies').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

export const oldestSealed = async (db: Db) =>
  (await db.selectFrom('tax_certificates').select('sealed').orderBy('added_at').limit(1).executeTakeFirst())?.sealed
