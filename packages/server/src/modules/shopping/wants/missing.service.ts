import { say } from '@bra/contract/kit/saying'
import { MOST_WANTS, type wantsSchemas } from '@bra/contract/shopping/wants.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { markSeen } from './alerts.queries.ts'
import { deleteWants, insertMissingWants } from './missing.queries.ts'
import { countWants } from './wants.queries.ts'
import { ANYTHING } from './wants.service.ts'

type MissingBody = z.output<typeof wantsSchemas.saveMissing.body>

/** Saves wants of products that have none, all or none of them; those that exist stay as they are. */
export async function saveMissingWants(app: App, user: User, { wants }: MissingBody) {
  const now = app.clock.now()
  const limits = new Map(wants.map(({ product_id: id, limit_cents: cents }) => [id, cents]))
  const rows = [...limits].map(([product_id, limit_cents]) => ({
    ...{ ...ANYTHING, user_id: user.id, product_id, limit_cents, condition_rank: null },
    ...{ created_at: now, updated_at: now, told_at: null },
  }))
  const ids = await app.transaction(async (tx) => {
    await holdLists(tx, user.id)
    const saved = await insertMissingWants(tx, rows)
    if ((await countWants(tx, user.id)) > MOST_WANTS) fail('too_many_wants')
    const made = saved.map(({ id }) => id)
    await markSeen(tx, made, now)
    return made
  })
  const message =
    ids.length > 0
      ? say('Avisos criados.', 'Alerts were created.')
      : say('Todas já estavam na sua lista.', 'All were on your list already.')
  return { error: false, message, ids, existing: limits.size - ids.length }
}

export async function removeWants(app: App, user: User, ids: number[]) {
  await app.transaction((tx) => deleteWants(tx, user.id, ids))
  return { error: false, message: usualReplies.removed }
}
