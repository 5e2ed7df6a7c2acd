import { ufOfCep } from '@bra/contract/trade/postal'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { type Clock, weekdayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { freightRulesOf } from './freight-rules.queries.ts'
import { freeDays } from './shipping.queries.ts'

type FreeDay = Awaited<ReturnType<typeof freeDays>>[number]

/** Returns the rule that makes freight free today (in Brasília) for this state, or null. */
export async function freeShippingToday(db: Db, clock: Clock, uf: Uf) {
  return ruleOn(await freeDays(db), weekdayInBrazil(clock.now()), uf)
}

export const FREIGHT_RULES_CHANGED = 'freight_rules_changed'

/** Freight is free from so many cents of goods, up to so many grams of them without packing; Infinity for any. */
export interface FreeRule {
  goods: number
  grams: number
}

export const ruleOfDay = (day: Pick<FreeDay, 'minimum_cents'> | null): FreeRule[] =>
  day ? [{ goods: day.minimum_cents ?? 0, grams: Infinity }] : []

/** Returns the rule of a store that counts for all of Brazil and any weight; none without such a value in cents. */
export const ruleOfStore = (cents: number | null): FreeRule[] =>
  cents === null ? [] : [{ goods: cents, grams: Infinity }]

/** Returns the rules to a state that stores made for regions and weights, by store; those of all stores without ids. */
export async function freightRulesTo(db: Db, uf: Uf, storeIds?: number[]): Promise<ReadonlyMap<number, FreeRule[]>> {
  const rules = await freightRulesOf(db, { uf, storeIds })
  const ofStore = Map.groupBy(rules, ({ store_id: id }) => id)
  return new Map([...ofStore].map(([id, own]) => [id, own.map(asFreeRule)]))
}

const asFreeRule = ({ from_cents: goods, up_to_grams: grams }: { from_cents: number; up_to_grams: number | null }) => ({
  goods,
  grams: grams ?? Infinity,
})

/** Returns the cents of goods from which freight is free for this weight, or null if it never is. */
export function lowestFreeFrom(rules: FreeRule[], grams: number) {
  const from = rules.filter((rule) => grams <= rule.grams).map(({ goods }) => goods)
  return from.length ? Math.min(...from) : null
}

export const isFreed = (rules: FreeRule[], load: FreeRule) =>
  rules.some(({ goods, grams }) => load.goods >= goods && load.grams <= grams)

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
