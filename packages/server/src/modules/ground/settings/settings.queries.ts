import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SettingsTables } from './settings.tables.ts'

export const parameter = (db: Db, code: string) =>
  db.selectFrom('parameters').selectAll().where('code', '=', code).executeTakeFirst()

/** SQL for the number of a rule; it is null if the rule is missing. */
export const numberInSql = (code: string) => sql<number>`(select value::int from parameters where code = ${code})`

export const textInSql = (code: string) => sql<string>`(select value from parameters where code = ${code})`

export const parameterValues = (db: Db, filter: { codes?: string[]; prefix?: string }) =>
  db
    .selectFrom('parameters')
    .select(['code', 'value', 'kind'])
    .$if(Boolean(filter.codes), (query) => query.where('code', '=', sql<string>`any(${filter.codes})`))
    .$if(Boolean(filter.prefix), (query) =>
      query.where((row) => row.fn('starts_with', ['code', row.val(filter.prefix!)])),
    )
    .orderBy('code')
    .execute()

/** Existing values are not overwritten: the operator may have set them. */
export const insertMissing = (tx: Tx, parameters: SettingsTables['parameters'][]) =>
  tx
    .insertInto('parameters')
    .values(parameters)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
