import { ufOfCep } from '@bra/contract/trade/postal'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { type Clock, weekdayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { freeDays } from './shipping.queries.ts'

type FreeDay = Awaited<ReturnType<typeof freeDays>>[number]

/** Returns the rule that makes freight free today (in Brasília) for this state, or null. */
export async function freeShippingToday(db: Db, clock: Clock, uf: Uf) {
  return ruleOn(await freeDays(db), weekdayInBrazil(clock.now()), uf)
}

/** Returns the value of goods in cents from which freight is free, or null without a rule. */
export const freeFrom = (rule: Pick<FreeDay, 'minimum_cents'> | null) => rule && (rule.minimum_cents ?? 0)

/** Returns the lower of that and of the store's own `storeCents`; null without either. */
export function lowestFreeFrom(storeCents: number | null, today: Pick<FreeDay, 'minimum_cents'> | null) {
  const from = [storeCents, freeFrom(today)].filter((cents) => cents !== null)
  return from.length ? Math.min(...from) : null
}

/** Without a state, returns no free freight today and the next free day of any state. */
export async function freeShippingDay(app: App, asked: { uf?: string; cep?: string }) {
  const uf = (asked.uf ?? (asked.cep && stateOf(asked.cep))) as Uf | undefined
  const days = await freeDays(app.db)
  const dayOfWeek = weekdayInBrazil(app.clock.now())
  const rule = uf ? ruleOn(days, dayOfWeek, uf) : null
  const next = nextAfter(days, dayOfWeek, uf)
  return {
    result: rule !== null,
    dayOfWeek,
    rule: rule && { name: rule.name, minimum_cents: rule.minimum_cents, ufs: rule.ufs },
    next: next && { name: next.name, dayOfWeek: next.weekday, minimum_cents: next.minimum_cents },
  }
}

const stateOf = (cep: string) => ufOfCep(cep) ?? fail('postal_code_not_found')

const ruleOn = (days: FreeDay[], weekday: number, uf: Uf) =>
  days.find((day) => day.weekday === weekday && day.ufs.includes(uf)) ?? null

/** Returns the next rule in the coming seven days; today's own comes last. */
function nextAfter(days: FreeDay[], weekday: number, uf: Uf | undefined) {
  const daysAhead = (day: FreeDay) => (day.weekday - weekday + 6) % 7
  const serving = days.filter((day) => !uf || day.ufs.includes(uf))
  return serving.toSorted((left, right) => daysAhead(left) - daysAhead(right))[0] ?? null
}
