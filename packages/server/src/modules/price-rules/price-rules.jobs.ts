import { errors } from '@bra/contract/errors'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { notify } from '../notices/index.ts'
import { dueSchedule, keepSchedule } from './rules.queries.ts'
import { nextTime } from './rules.service.ts'
import { insertRun } from './runs.queries.ts'
import { runRules } from './runs.service.ts'

const EVERY_MS = 60_000

export const priceRulesJobs: Jobs = {
  run_price_rules: {
    everyMs: EVERY_MS,
    run: async (app) => {
      while (await app.transaction((tx) => runDue(tx, app)));
    },
  },
}

/** The schedule that is due longest: run and set for the next day at once, however many days were missed. */
async function runDue(tx: Tx, app: App) {
  const now = app.clock.now()
  const due = await dueSchedule(tx, now)
  if (!due) return false
  const { store_id: storeId, hour, owner_id, status } = due
  await keepSchedule(tx, { store_id: storeId, hour, active: true, next_at: nextTime(hour, now) })
  if (status !== 'open' && status !== 'vacation') {
    const nothing = { offers_seen: 0, offers_changed: 0, user_id: null, undone_at: null }
    await insertRun(tx, { ...nothing, store_id: storeId, ran_at: now, problem: errors.store_not_selling[1] })
    return true
  }
  const { changed } = await runRules(tx, app, { storeId, userId: null })
  if (changed > 0)
    await notify(tx, app, {
      userId: owner_id,
      kind: 'selling',
      title: 'Preços ajustados pelas suas regras',
      body: `${changed === 1 ? '1 oferta mudou' : `${changed} ofertas mudaram`} de preço. Confira e, se quiser, desfaça.`,
      link: `/my-store/${storeId}/project-management?aba=historico`,
    })
  return true
}
