import { productCards } from '@bra/server/modules/stores/listings/index'
import type { Database } from '@bra/server/platform/db'
import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Answers `{ ids }` with the rows of those products, by the SQL of the list page alone. */
export async function bareServer(url: string, database: Database) {
  const { text, values } = await statementOfList(database)
  const pool = new Pool({ connectionString: url, max: 10 })
  const server = Fastify()
  server.post<{ Body: { ids: number[] } }>('/rows', async (request) => {
    const { rows } = await pool.query({ name: 'rows', text, values: values(request.body.ids) })
    return rows
  })
  return server
}

/** Reads the statement as the list sends it; `values` puts other ids in the place of those. */
async function statementOfList({ pool }: Database) {
  const ids = [1]
  let sent = { sql: '', parameters: [] as readonly unknown[] }
  const log = ({ query }: { query: typeof sent }) => {
    sent = query
  }
  await productCards(new Kysely({ dialect: new PostgresDialect({ pool }), log }), ids)
  const { sql: text, parameters } = sent
  return { text, values: (others: number[]) => parameters.map((value) => (value === ids ? others : value)) }
}
