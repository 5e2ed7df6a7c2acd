import { productCards } from '@bra/server/modules/stores/listings/index'
import type { Database } from '@bra/server/platform/db'
import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Answers `{ ids }` with the rows of those products, by the SQL of the list page alone. */
export async function bareServer(url: string, database: Database) {
  const statement = await statementOfList(database)
  const pool = new Pool({ connectionString: url, max: 10 })
  const server = Fastify()
  server.post<{ Body: { ids: number[] } }>('/rows', async (request) => {
    const { rows } = await pool.query({ name: 'rows', text: statement, values: [request.body.ids] })
    return rows
  })
  return server
}

async function statementOfList({ pool }: Database) {
  let statement = ''
  const log = (event: { query: { sql: string } }) => {
    statement = event.query.sql
  }
  await productCards(new Kysely({ dialect: new PostgresDialect({ pool }), log }), [1])
  return statement
}
