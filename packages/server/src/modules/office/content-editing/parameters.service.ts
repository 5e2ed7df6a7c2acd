import { say } from '@bra/contract/kit/saying'
import { Email } from '@bra/contract/people/people.schemas'
import { money } from '@bra/contract/trade/format'
import { percent } from '@bra/contract/trade/percents'
import { ufOfCep } from '@bra/contract/trade/postal'
import type { contentEditingSchemas } from '@bra/contract/office/content-editing.schemas'
import type { Parameter } from '@bra/contract/ground/settings.schemas'
import { Cep } from '@bra/contract/kit/shapes'
import { approximateTaxesIn, NO_APPROXIMATE, stateRatesIn } from '@bra/tax-documents/rates'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { noteAct } from '../../people/audit/index.ts'
import { holdParameter, setParameter } from './parameters.queries.ts'
import { publish } from './shelves.service.ts'

type ParameterChange = z.output<typeof contentEditingSchemas.changeParameter.body> & { code: string }

/** Changes a rule from now on; what was promised under the old value stays. */
export const changeParameter = (app: App, operator: User, { code, value: typed, reason }: ParameterChange) =>
  publish(app, async (tx) => {
    const was = (await holdParameter(tx, code)) ?? fail('parameter_not_found')
    const value = valueOf(was.kind, typed)
    FORMS[code]?.(value)
    const [lowest, highest] = LIMITS[code] ?? []
    if (lowest !== undefined && Number(value) < lowest)
      fail('parameter_invalid', { value: say(`Digite pelo menos ${lowest}.`, `Type at least ${lowest}.`) })
    if (highest !== undefined && Number(value) > highest)
      fail('parameter_invalid', { value: say(`Digite no máximo ${highest}.`, `Type at most ${highest}.`) })
    if (value !== was.value) {
      await setParameter(tx, code, value)
      if (code === 'free_plan_offers') await enqueue(tx, app, { name: 'keep_stores_to_plans', data: {} })
      const act = { kind: 'parameter_changed' as const, subject: `parameter:${code}`, title: was.label, reason }
      await noteAct(tx, app, operator, { ...act, detail: { before: toldOf(was), after: toldOf({ ...was, value }) } })
    }
    return { error: false, message: usualReplies.saved, result: { ...was, value } }
  })

function toldOf({ kind, value }: Parameter) {
  if (kind === 'cents') return money(Number(value))
  return kind === 'basis_points' ? percent(Number(value)) : value
}

/** Limits by law (CDC, art. 49), by what cards can be charged in, and so that codes and carts work at all. */
const LIMITS: Record<string, [lowest: number, highest?: number] | undefined> = {
  regret_days: [7],
  token_tries: [1],
  card_installments_max: [1, 12],
  cart_lines_max: [1],
  free_plan_offers: [1],
}

const badRates = say(
  'Escreva os 27 estados, como em: AC 19; AL 19 + 1; AM 20.',
  'Write the 27 states, as in: AC 19; AL 19 + 1; AM 20.',
)
const badTable = say(
  'Escreva como em: 95044000 13,45 22,35 18; IBPT 26.2.A de 01-10-2026.',
  'Write it as in: 95044000 13,45 22,35 18; IBPT 26.2.A de 01-10-2026.',
)

const FORMS: Record<string, ((text: string) => unknown) | undefined> = {
  icms_rates: (text) => stateRatesIn(text) ?? fail('parameter_invalid', { value: badRates }),
  approximate_taxes: (text) =>
    text === NO_APPROXIMATE || approximateTaxesIn(text) || fail('parameter_invalid', { value: badTable }),
}

const BOUNDS: Record<Exclude<Parameter['kind'], 'cep' | 'email' | 'text'>, [lowest: number, highest: number]> = {
  cents: [0, 100_000_000],
  days: [0, 3650],
  hours: [0, 87_600],
  minutes: [1, 525_600],
  count: [0, 1_000_000],
  basis_points: [0, 10_000],
}

function valueOf(kind: Parameter['kind'], typed: string): string {
  if (kind === 'text') return typed
  if (kind === 'cep') return cepOf(typed)
  if (kind === 'email') return Email.safeParse(typed).data ?? failAt('value', 'parameter_not_email')
  const [lowest, highest] = BOUNDS[kind]
  const isNumber = /^\d{1,9}$/.test(typed)
  if (!isNumber || Number(typed) < lowest || Number(typed) > highest) failAt('value', 'parameter_invalid')
  return typed
}

function cepOf(typed: string) {
  const cep = Cep.safeParse(typed).data
  return cep && ufOfCep(cep) ? cep : failAt('value', 'parameter_not_cep')
}
