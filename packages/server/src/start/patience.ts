import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../platform/config.ts'
import { cannotWrite, isOutage } from '../platform/database-errors.ts'
import { explain } from './explain.ts'
import { say } from './progress.ts'

const RETRY_MS = 1000
const TRIES_BETWEEN_LINES = 30

/** Repeats the work while PostgreSQL is out of reach. Any other error ends the start. */
export async function patiently<T>(config: Config, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await work()
    } catch (error) {
      if (!config.databaseUrl || !isOutage(error)) throw error
      if (tries % TRIES_BETWEEN_LINES === 0) say(`${reasonOf(error, config)} Esperando por ele…`)
      await sleep(RETRY_MS)
    }
}

const reasonOf = (error: unknown, config: Config) =>
  cannotWrite(error) ? 'O banco de dados não aceita gravações: há espaço no disco?' : explain(error, config)
