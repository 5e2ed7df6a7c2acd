import { say } from '@bra/contract/kit/saying'
import type { StorePlan } from '@bra/contract/stores/onboarding.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { noteAct } from '../../people/audit/index.ts'
import { keepStoreToPlan } from '../listings/index.ts'
import { changeStore } from './store-writes.queries.ts'
import { sellerPlan } from './plans.queries.ts'
import { judged } from './decisions.service.ts'
import { holdStore } from './onboarding.queries.ts'
import { tellPlan } from './onboarding-notices.ts'

export const setPlanOfStore = (app: App, operator: User, { id, plan: code, reason }: z.output<typeof StorePlan>) =>
  app.transaction(async (tx) => {
    const plan =
      (await sellerPlan(tx, code)) ?? fail('invalid_input', { plan: say('Escolha um plano.', 'Choose a plan.') })
    const store = (await holdStore(tx, id)) ?? fail('store_not_found')
    const before = (await judged(tx, app, id)).plan
    await changeStore(tx, id, { plan_id: plan.id })
    await keepStoreToPlan(tx, app, id)
    await noteAct(tx, app, operator, {
      ...{ kind: 'store_plan_set', subject: `store:${id}`, title: store.name, reason },
      detail: { before: before.name, after: plan.name },
    })
    const result = await judged(tx, app, id)
    if (result.plan.code !== before.code) await tellPlan(tx, app, { id, plan: result.plan })
    return { error: false, message: usualReplies.saved, result }
  })
