import type { Db, Tx } from '../../platform/db.ts'
import { parameterDefaults } from './defaults.ts'
import { insertMissing, parameter, parameterValues } from './settings.queries.ts'

/** The number that the operator has set for a rule of the marketplace, in the unit of its kind. */
export async function numberOf(db: Db, code: string): Promise<number> {
  const found = await parameter(db, code)
  const value = Number(found?.value)
  if (!found || !Number.isFinite(value)) throw new Error(`The parameter ${code} is not a number`)
  return value
}

/** Several rules at once, as they are written. */
export async function rulesOf<Code extends string>(db: Db, codes: Code[]): Promise<Record<Code, string>> {
  const found = await parameterValues(db, { codes })
  const missing = codes.filter((code) => !found.some((rule) => rule.code === code))
  if (missing.length) throw new Error(`There is no parameter ${missing.join(', ')}`)
  return Object.fromEntries(found.map((rule) => [rule.code, rule.value])) as Record<Code, string>
}

/** A new version may bring new rules: they are there from its first start. */
export const writeMissingParameters = (tx: Tx) => insertMissing(tx, parameterDefaults)
