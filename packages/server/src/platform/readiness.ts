import { cannotWrite } from './database-errors.ts'
import type { Db } from './db.ts'
import { databaseAnswers, databaseTakes } from './platform.queries.ts'

const AWAY = 'O banco de dados não responde.'
const UNWRITABLE = 'O banco de dados não aceita gravações: o disco está cheio, ou ele só permite leitura.'

export class Readiness {
  readonly #db: Db
  #wasRefused = false

  constructor(db: Db) {
    this.#db = db
  }

  async watch<T>(writing: Promise<T>) {
    try {
      return await writing
    } catch (error) {
      if (cannotWrite(error)) this.#wasRefused = true
      throw error
    }
  }

  /** Returns why the shop cannot work, as a sentence, or null. It tests writing only after a write was refused. */
  async trouble(): Promise<string | null> {
    try {
      await databaseAnswers(this.#db)
      if (!this.#wasRefused) return null
      await this.#db.transaction().execute(databaseTakes)
      this.#wasRefused = false
      return null
    } catch (error) {
      return cannotWrite(error) ? UNWRITABLE : AWAY
    }
  }
}
