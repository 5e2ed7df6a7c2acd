import type { Db, Tx } from '../../../platform/db.ts'
import { parameterDefaults } from './defaults.ts'
import { insertMissing, parameter, parameterValues } from './settings.queries.ts'

/** Returns the value of a rule in the unit of its kind; throws if it is missing or not a number. */
export async function numberOf(db: Db, code: string): Promise<number> {
  const found = await parameter(db, code)
  const value = Number(found?.value)
  if (!found || !Number.isFinite(value)) throw new Error(`The parameter ${code} is not a number`)
  return value
}

/** Returns the values of several rules as stored text; throws if one is missing. */
export async function rulesOf<Code extends string>(db: Db, codes: Code[]): Promise<Record<Code, string>> {
  const found = await parameterValues(db, { codes })
  const missing = codes.filter((code) => !found.some((rule) => rule.code === code))
  if (missing.length) throw new Error(`There is no parameter ${missing.join(', ')}`)
  return Object.fromEntries(found.map((rule) => [rule.code, rule.value])) as Record<Code, string>
}

/** A new version may bring new rules; they are inserted at its first start. */
export const writeMissingParameters = (tx: Tx) => insertMissing(tx, parameterDefaults)
