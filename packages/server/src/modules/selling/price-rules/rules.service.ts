import { MOST_RULES, type NewPriceRule, RuleWords } from '@bra/contract/selling/price-rules.schemas'
import type { App } from '../../../app.ts'
import { actsFor, ownStore } from '../../../acting.ts'
import { DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { holdSellingStore } from '../inventory/index.ts'
import {
  deleteRule,
  insertRule,
  keepSchedule,
  orderRules,
  ruleById,
  rulesOfStore,
  scheduleOfStore,
  updateRule,
} from './rules.queries.ts'

const SAVED = { error: false, message: usualReplies.saved }

export async function listRules({ db }: App, user: Actor, { store_id }: { store_id: number }) {
  const storeId = ownStore(user, store_id)
  const [rules, schedule] = await Promise.all([rulesOfStore(db, storeId), scheduleOfStore(db, storeId)])
  return { rules, schedule: schedule ? scheduleView(schedule) : null }
}

export async function saveRule(app: App, user: Actor, { id, store_id, position, seen, ...rule }: NewPriceRule) {
  const storeId = ownStore(user, store_id)
  const now = app.clock.now()
  const { scope, pricing, rails, ...plain } = rule
  const row = {
    ...plain,
    scope: JSON.stringify(scope),
    pricing: JSON.stringify(pricing),
    rails: JSON.stringify(rails),
    updated_at: now,
  }
  const saved = await app.transaction(async (tx) => {
    await holdSellingStore(tx, storeId)
    const rules = await rulesOfStore(tx, storeId)
    if (id !== undefined) {
      const kept = rules.find((one) => one.id === id) ?? fail('price_rule_not_found')
      if (seen && JSON.stringify(RuleWords.parse(kept)) !== JSON.stringify(seen)) fail('price_rules_changed')
      await updateRule(tx, id, row)
      return id
    }
    if (rules.length >= MOST_RULES) fail('too_many_price_rules')
    const last = (rules.at(-1)?.position ?? 0) + 1
    const made = await insertRule(tx, { ...row, store_id: storeId, position: last, created_at: now })
    if (position !== undefined) {
      const before = rules.filter((one) => one.position < position).length
      const ids = rules.map((one) => one.id).toSpliced(before, 0, made.id)
      await orderRules(tx, storeId, ids)
    }
    return made.id
  })
  const { store_id: _, ...result } = (await ruleById(app.db, saved))!
  return { ...SAVED, result }
}

export async function removeRule(app: App, user: Actor, id: number) {
  await ownRule(app.db, user, id)
  await app.transaction((tx) => deleteRule(tx, id))
  return { error: false, message: usualReplies.removed }
}

async function ownRule(db: Db, user: Actor, id: number) {
  const rule = await ruleById(db, id)
  return rule && actsFor(user, rule.store_id) ? rule : fail('price_rule_not_found')
}

export async function arrangeRules(app: App, user: Actor, { store_id, ids }: { store_id: number; ids: number[] }) {
  const storeId = ownStore(user, store_id)
  await app.transaction(async (tx) => {
    await holdSellingStore(tx, storeId)
    const known = new Set((await rulesOfStore(tx, storeId)).map((rule) => rule.id))
    if (known.size !== new Set(ids).size || ids.some((id) => !known.has(id))) fail('price_rules_changed')
    await orderRules(tx, storeId, ids)
  })
  return SAVED
}

interface Schedule {
  hour: number
  active: boolean
}

export async function schedulePrices(app: App, user: Actor, { store_id, ...asked }: Schedule & { store_id: number }) {
  const storeId = ownStore(user, store_id)
  const next_at = nextTime(asked.hour, app.clock.now())
  await app.transaction((tx) => keepSchedule(tx, { store_id: storeId, ...asked, next_at }))
  return { ...SAVED, result: scheduleView({ ...asked, next_at }) }
}

/** Returns the next instant at this hour in Brasília. */
export function nextTime(hour: number, now: Date) {
  const today = new Date(`${dayInBrazil(now)}T${String(hour).padStart(2, '0')}:00:00-03:00`)
  return today > now ? today : new Date(today.getTime() + DAY_MS)
}

const scheduleView = ({ hour, active, next_at }: Schedule & { next_at: Date }) => ({
  hour,
  active,
  next_at: active ? next_at.toISOString() : null,
})
