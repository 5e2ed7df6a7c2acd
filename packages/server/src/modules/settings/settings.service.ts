import type { Parameter } from '@bra/contract/settings.schemas'
import type { App } from '../../app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { fail, failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { noteAct } from '../audit/index.ts'
import { parameterDefaults } from './defaults.ts'
import { holdParameter, insertMissing, parameter, parameterValues, setParameter } from './settings.queries.ts'

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

const HIGHEST: Record<Exclude<Parameter['kind'], 'text'>, number> = {
  cents: 100_000_000,
  days: 3650,
  hours: 87_600,
  minutes: 525_600,
  count: 1_000_000,
  basis_points: 10_000,
}

/** CDC, art. 49. */
const LOWEST: Record<string, number | undefined> = { regret_days: 7 }

/** Holds from now on; what was promised by the rule as it was stays as it was. */
export const changeParameter = (
  app: App,
  operator: User,
  { code, value, reason }: { code: string; value: string; reason: string },
) =>
  app.transaction(async (tx) => {
    const was = (await holdParameter(tx, code)) ?? fail('parameter_not_found')
    const isNumber = /^\d{1,9}$/.test(value)
    if (was.kind !== 'text' && !(isNumber && Number(value) <= HIGHEST[was.kind])) failAt('value', 'parameter_invalid')
    const lowest = LOWEST[code] ?? 0
    if (isNumber && Number(value) < lowest) fail('parameter_invalid', { value: `Por lei, pelo menos ${lowest}.` })
    if (value !== was.value) {
      await setParameter(tx, code, value)
      const detail = { before: was.value, after: value }
      await noteAct(tx, app, operator, {
        kind: 'parameter_changed',
        subject: `parameter:${code}`,
        title: was.label,
        reason,
        detail,
      })
    }
    return { error: false, message: 'Salvo com sucesso.', result: { ...was, value } }
  })
