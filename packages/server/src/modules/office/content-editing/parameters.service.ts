import { Email } from '@bra/contract/people.schemas'
import { money } from '@bra/contract/format'
import { ufOfCep } from '@bra/contract/postal'
import type { publishingSchemas } from '@bra/contract/publishing.schemas'
import type { Parameter } from '@bra/contract/settings.schemas'
import { Cep } from '@bra/contract/shapes'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { fail, failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { noteAct } from '../audit/index.ts'
import { holdParameter, setParameter } from '../settings/index.ts'
import { publish } from './shelves.service.ts'

type Change = z.output<typeof publishingSchemas.changeParameter.body> & { code: string }

/** Holds from now on; what was promised by the rule as it was stays as it was. */
export const changeParameter = (app: App, operator: User, { code, value: typed, reason }: Change) =>
  publish(app, async (tx) => {
    const was = (await holdParameter(tx, code)) ?? fail('parameter_not_found')
    const value = valueOf(was.kind, typed)
    const [lowest, highest] = LIMITS[code] ?? []
    if (lowest !== undefined && Number(value) < lowest)
      fail('parameter_invalid', { value: `Digite pelo menos ${lowest}.` })
    if (highest !== undefined && Number(value) > highest)
      fail('parameter_invalid', { value: `Digite no máximo ${highest}.` })
    if (value !== was.value) {
      await setParameter(tx, code, value)
      const act = { kind: 'parameter_changed' as const, subject: `parameter:${code}`, title: was.label, reason }
      await noteAct(tx, app, operator, { ...act, detail: { before: toldOf(was), after: toldOf({ ...was, value }) } })
    }
    return { error: false, message: 'Salvo com sucesso.', result: { ...was, value } }
  })

/** As it is shown. */
const toldOf = ({ kind, value }: Parameter) => (kind === 'cents' ? money(Number(value)) : value)

/** By law (CDC, art. 49), by what cards can be charged in, and so that codes and carts are of use at all. */
const LIMITS: Record<string, [lowest: number, highest?: number] | undefined> = {
  regret_days: [7],
  token_tries: [1],
  card_installments_max: [1, 12],
  cart_lines_max: [1],
}

const BOUNDS: Record<Exclude<Parameter['kind'], 'cep' | 'email' | 'text'>, [lowest: number, highest: number]> = {
  cents: [0, 100_000_000],
  days: [0, 3650],
  hours: [0, 87_600],
  minutes: [1, 525_600],
  count: [0, 1_000_000],
  basis_points: [0, 10_000],
}

/** In the form in which rules of this kind are kept. */
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
