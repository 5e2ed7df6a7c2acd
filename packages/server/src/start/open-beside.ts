import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { embeddedFolder } from './prepare-database.ts'

/** Opens the database for a command while the server may run; the embedded one admits a single program. */
export async function openBeside(config: Config): Promise<Database> {
  try {
    return await openDatabase({ url: config.databaseUrl, dir: embeddedFolder(config), poolSize: 2 })
  } catch (error) {
    const advice = config.databaseUrl
      ? 'Confira DATABASE_URL e se o PostgreSQL está no ar.'
      : 'Pare o servidor que usa esta pasta e repita o comando, ou use PostgreSQL com DATABASE_URL.'
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Não consegui abrir o banco de dados: ${reason}\n${advice}`, { cause: error })
  }
}
