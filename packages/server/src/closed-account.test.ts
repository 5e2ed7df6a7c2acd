import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { complaintWorld } from './testing/complaint-world.ts'
import { testApp } from './testing/test-app.ts'
import { settle } from './testing/test-people.ts'

const world = await testApp()
const { app } = world
const { marina, opened, offer } = await complaintWorld(world)

/** A word that nobody else writes. */
const WORD = 'Jabuticabeira'
/** The law keeps these: what was decided about money, and the proof of who asked for what (LGPD, art. 16). */
const kept = ['account_closures.reason', 'audit_log.reason']

interface Column {
  place: string
  rows: number
}

/** Names the columns of the database in which the word stands. */
async function placesOf(word: string) {
  const columns = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector')
    order by 1, 2`.execute(app.db)
  const found: Column[] = []
  for (const { table_name: table, column_name: column } of columns.rows) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int n from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${word}%`}`.execute(
      app.db,
    )
    if (rows[0]!.n > 0) found.push({ place: `${table}.${column}`, rows: rows[0]!.n })
  }
  return found
}

/** The buyer writes the word wherever others, or the buyer alone, may read it. */
async function writeEverywhere() {
  const { parcel, id } = await opened({}, { body: `Veio riscada, ${WORD}` })
  const answers = {
    complaint: await marina.post('/api/v1/complaint/add_message', { id, body: `Ainda espero, ${WORD}` }),
    message: await marina.post('/api/v1/order-messages', { store_order_id: parcel.id, body: `Boa tarde, ${WORD}` }),
    review: await marina.post('/api/v1/create-order-review/', {
      ...{ store_order_id: parcel.id, stars: 2, comment: `Demorou, ${WORD}` },
    }),
    question: await marina.post('/api/v1/offer-questions', { id: offer.id, body: `Tem canto? ${WORD}` }),
    search: await marina.post('/api/v1/saved-searches', {
      ...{ name: `Busca ${WORD}`, query: { search: 'saci' }, alert: 'daily' },
    }),
    name: await marina.post('/api/v1/update-client', { user: { name: WORD, last_name: WORD } }),
  }
  return answers
}

it('an account that closes leaves nothing that it wrote, wherever it stands, but what law keeps', async () => {
  const answers = await writeEverywhere()
  for (const [what, { status, body }] of Object.entries(answers))
    expect([what, status, body]).toEqual([what, 200, body])
  await settle(app)
  expect((await placesOf(WORD)).length).toBeGreaterThanOrEqual(8)
  // the outbox forgets what a mail says once it is sent, days before an account closes
  await app.db.updateTable('mails').set({ details: '{}' }).execute()
  await app.transaction(async (tx) => {
    for (const { forget } of app.personal.toReversed()) await forget(tx, marina.id, app)
  })
  const places = (await placesOf(WORD)).map(({ place }) => place)
  expect(places.filter((place) => !kept.includes(place))).toEqual([])
})
