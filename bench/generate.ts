import { readFileSync } from 'node:fs'
import { writeMissingParameters } from '@bra/server/modules/settings/index'
import { openDatabase } from '@bra/server/platform/db'
import { migrate } from '@bra/server/platform/migrate'
import { Client, Pool } from 'pg'

export const adminUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres'

/** The address of a generated market of `products` products; made now unless it is there already. */
export async function marketOf(products: number, { again = false } = {}) {
  const name = `bra_bench_${products}`
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  if (again || !(await isThere(name))) await generate(name, url.href, products)
  await bringUpToDate(url.href)
  return url.href
}

/** A database of its own, with nothing in it. */
export async function emptyDatabase(name: string) {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  await administer(`drop database if exists ${name} with (force)`)
  await administer(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  return url.href
}

/** A market that may be changed, made anew from one that is kept. */
export async function copyOf(market: string, name: string) {
  const url = new URL(market)
  await administer(`drop database if exists ${name} with (force)`)
  await administer(`create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  return url.href
}

async function generate(name: string, url: string, products: number) {
  const started = performance.now()
  await administer(`drop database if exists ${name} with (force)`)
  await administer(`create database ${name}`)
  const pool = new Pool({ connectionString: url, max: 1 })
  await migrate(pool)
  const client = await pool.connect()
  await client.query(`set bench.products = ${products}`)
  await client.query(readFileSync(new URL('world.sql', import.meta.url), 'utf8'))
  client.release()
  await pool.query('vacuum analyze')
  await pool.end()
  await administer(`comment on database ${name} is 'generated'`)
  console.log(`${name}: ${products} products generated in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

/** As every start of the product does: one made by an earlier version lacks migrations and parameters since. */
async function bringUpToDate(url: string) {
  const database = await openDatabase({ url, dir: '' })
  await migrate(database.pool)
  await database.db.transaction().execute(writeMissingParameters)
  await database.close()
}

/** A market whose generation was cut short is not there. */
async function isThere(name: string) {
  const rows = await administer(
    `select 1 from pg_database where datname = '${name}' and shobj_description(oid, 'pg_database') = 'generated'`,
  )
  return rows.length > 0
}

async function administer(statement: string) {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
