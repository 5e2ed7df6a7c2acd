import { atWork } from '@bra/contract/stores/store-states'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { companyRowOfStore } from '../../stores/companies/index.ts'
import { usual } from './usual.ts'
import type { TaxSetupTables } from './tax-setup.tables.ts'

export type CertificateRow = Selectable<TaxSetupTables['tax_certificates']>

export const setupRowOf = (db: Db, companyId: number) =>
  db.selectFrom('tax_setups').selectAll().where('company_id', '=', companyId).executeTakeFirst()

export const certificateRowOf = (db: Db, companyId: number) =>
  db.selectFrom('tax_certificates').selectAll().where('company_id', '=', companyId).executeTakeFirst()

export const companyOfPerson = (db: Db, userId: number) =>
  db.selectFrom('companies').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** True if one of these stores was approved and still has duties. */
export const hasStoreAtWork = async (db: Db, storeIds: number[]) =>
  (await db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', sql<number>`any(${storeIds}::int[])`)
    .where('status', 'in', atWork)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const keepSetup = (tx: Tx, row: Insertable<TaxSetupTables['tax_setups']>) =>
  tx
    .insertInto('tax_setups')
    .values(row)
    .onConflict((known) => known.column('company_id').doUpdateSet(row))
    .execute()

export const keepCertificate = (tx: Tx, row: Insertable<TaxSetupTables['tax_certificates']>) =>
  tx
    .insertInto('tax_certificates')
    .values(row)
    .onConflict((known) => known.column('company_id').doUpdateSet(row))
    .execute()

export const deleteCertificate = (tx: Tx, companyId: number) =>
  tx.deleteFrom('tax_certificates').where('company_id', '=', companyId).execute()

export async function noteTried(tx: Tx, storeId: number, now: Date) {
  const { id } = (await companyRowOfStore(tx, storeId))!
  await noteTriedBy(tx, id, now)
}

export const noteTriedBy = (tx: Tx, companyId: number, now: Date) =>
  tx
    .insertInto('tax_setups')
    .values({ ...usual, company_id: companyId, environment: 2, tried_at: now, updated_at: now })
    .onConflict((known) => known.column('company_id').doUpdateSet({ tried_at: now }))
    .execute()

export interface Expiring {
  company_id: number
  valid_until: Date
  stores: number[]
}

/** Returns certificates that end before `until` and of which nobody was told since `told`. */
export async function expiringCertificates(tx: Tx, { until, told }: { until: Date; told: Date }) {
  const { rows } = await sql<Expiring>`
    select t.company_id, t.valid_until,
      array(select s.id from companies c join stores s on s.owner_id = c.user_id where c.id = t.company_id) stores
    from tax_certificates t
    where valid_until <= ${until} and (warned_at is null or warned_at < ${told})
    order by t.company_id for update of t skip locked`.execute(tx)
  return rows
}

export const noteWarned = (tx: Tx, companyId: number, now: Date) =>
  tx.updateTable('tax_certificates').set({ warned_at: now }).where('company_id', '=', companyId).execute()

export async function forgetTaxSetup(tx: Tx, userId: number) {
  const company = await companyOfPerson(tx, userId)
  if (!company) return
  await deleteCertificate(tx, company.id)
  await tx.deleteFrom('tax_setups').where('company_id', '=', company.id).execute()
}

export const oldestSealed = async (db: Db) =>
  (await db.selectFrom('tax_certificates').select('sealed').orderBy('added_at').limit(1).executeTakeFirst())?.sealed
