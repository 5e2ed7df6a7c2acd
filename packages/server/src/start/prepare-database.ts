import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isInhabited, seedWorld } from '../../seed/seed.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { refuseDemoAccounts } from './demo-accounts.ts'
import { say } from './progress.ts'

export const openConfigured = (config: Config) =>
  openDatabase({ url: config.databaseUrl, dir: embeddedFolder(config), poolSize: config.poolSize })

export const embeddedFolder = (config: Config) => join(config.dataDir, 'pglite')

/** Opens the database, brings it to this version, and fills one in which nobody has an account with the demo world. */
export async function prepareDatabase(config: Config): Promise<Database> {
  const isNew = !config.databaseUrl && !existsSync(embeddedFolder(config))
  say(config.databaseUrl ? 'Conectando ao PostgreSQL…' : isNew ? 'Criando o banco…' : 'Abrindo o banco…')
  const database = await openConfigured(config)
  try {
    // before the long part: it would be a pity to learn at its end that nobody can listen
    await refuseTakenPort(config)
    const applied = await migrate(database.pool)
    if (applied.length > 0) say(`Banco atualizado: ${applied.join(', ')}.`)
    if (config.secure) await refuseDemoAccounts(database.db)
    if (config.seed && !(await isInhabited(database.db))) await seedDemo(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function refuseTakenPort({ port, host }: Config) {
  const probe = createServer().listen({ port, host })
  await once(probe, 'listening')
  await promisify(probe.close.bind(probe))()
}

async function seedDemo({ db }: Database) {
  say('Semeando o mundo de demonstração…')
  await seedWorld(db, { now: systemClock.now(), size: 'demo' })
}
