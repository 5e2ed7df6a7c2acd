import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isInhabited } from '../modules/people/accounts/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { refuseDemoAccounts } from './demo-accounts.ts'
import { patiently } from './patience.ts'
import { say } from './progress.ts'
import { refuseOtherKey } from './secret-key.ts'

const openNow = (config: Config) =>
  openDatabase({ url: config.databaseUrl, dir: embeddedFolder(config), poolSize: config.poolSize })

export const openConfigured = (config: Config) => patiently(config, () => openNow(config))

export const embeddedFolder = (config: Config) => join(config.dataDir, 'pglite')

/** Opens the database, migrates it, and seeds the demo world if nobody has an account yet. */
export function prepareDatabase(config: Config): Promise<Database> {
  const isNew = !config.databaseUrl && !existsSync(embeddedFolder(config))
  say(config.databaseUrl ? 'Conectando ao PostgreSQL…' : isNew ? 'Criando o banco…' : 'Abrindo o banco…')
  return patiently(config, () => prepareNow(config))
}

async function prepareNow(config: Config) {
  const database = await openNow(config)
  try {
    const applied = await migrate(database.pool)
    if (applied.length > 0) say(`Banco atualizado: ${applied.join(', ')}.`)
    await refuseOtherKey(database.db, config)
    if (config.secure) await refuseDemoAccounts(database.db)
    if (config.seed && !(await isInhabited(database.db))) await seedDemo(database, config)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function seedDemo({ db }: Database, config: Config) {
  say('Semeando o mundo de demonstração…')
  // a start that seeds nothing does not load the demo world
  const { seedWorld } = await import('@bra/demo/seed')
  const now = systemClock.now()
  await seedWorld(db, { now, size: 'demo' })
  const { seedTaxes } = await import('@bra/demo/insert/taxes')
  await seedTaxes(db, config, now)
}
