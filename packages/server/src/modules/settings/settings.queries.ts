import type { Db } from '../../platform/db.ts'

export const parameter = (db: Db, code: string) =>
  db.selectFrom('parameters').selectAll().where('code', '=', code).executeTakeFirst()

export const parameterValues = (db: Db, filter: { codes?: string[]; prefix?: string }) =>
  db
    .selectFrom('parameters')
    .select(['code', 'value', 'kind'])
    .$if(Boolean(filter.codes), (query) => query.where('code', 'in', filter.codes!))
    .$if(Boolean(filter.prefix), (query) =>
      query.where((row) => row.fn('starts_with', ['code', row.val(filter.prefix!)])),
    )
    .orderBy('code')
    .execute()
