import { say } from '@bra/contract/kit/saying'
import type { freightRulesSchemas } from '@bra/contract/stores/freight-rules.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { deleteFreightRule, freightRulesOf, insertFreightRule, updateFreightRule } from './freight-rules.queries.ts'
import { FREIGHT_RULES_CHANGED } from './free-shipping.ts'
import { holdStore } from '../stores/index.ts'

const MAX_RULES = 30

type Saved = z.output<typeof freightRulesSchemas.save.body>

export async function listFreightRules({ db }: App, user: Actor, storeId: number) {
  ownStore(user, storeId)
  const rules = await freightRulesOf(db, { storeIds: [storeId] })
  return { rules: rules.map(({ store_id: _, ...rule }) => rule) }
}

export async function saveFreightRule(app: App, user: Actor, { id, ...rule }: Saved) {
  ownStore(user, rule.store_id)
  const saved = await app.transaction(async (tx) => {
    if (id !== undefined) return (await updateFreightRule(tx, id, rule)) ?? fail('freight_rule_not_found')
    // two of them at the same moment would both find room
    await holdStore(tx, rule.store_id)
    if ((await freightRulesOf(tx, { storeIds: [rule.store_id] })).length >= MAX_RULES) fail('too_many_freight_rules')
    return insertFreightRule(tx, rule, app.clock.now())
  })
  app.bus.publish(FREIGHT_RULES_CHANGED, {})
  return { error: false, message: say('Criado/Alterado com sucesso.', 'Saved.'), result: saved }
}

export async function removeFreightRule(app: App, user: Actor, id: number) {
  const removed = await app.transaction((tx) => deleteFreightRule(tx, id, user.storeIds))
  if (!removed) fail('freight_rule_not_found')
  app.bus.publish(FREIGHT_RULES_CHANGED, {})
  return { success: true, message: usualReplies.removed }
}
