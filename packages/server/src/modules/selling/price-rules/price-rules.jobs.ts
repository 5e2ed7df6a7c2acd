import { refusals } from '@bra/contract/refusals'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { insertChange } from '../inventory/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import { dueSchedule, keepSchedule } from './rules.queries.ts'
import { nextTime } from './rules.service.ts'
import { runRules } from './runs.service.ts'

const EVERY_MS = 60_000

const FAILED =
  'Algo deu errado e nenhum preço mudou. As regras rodam de novo no próximo horário, ou quando você as aplicar.'

export const priceRulesJobs: Jobs = {
  run_price_rules: {
    everyMs: EVERY_MS,
    run: async (app) => {
      while (await runDue(app));
    },
  },
}

type DueSchedule = NonNullable<Awaited<ReturnType<typeof dueSchedule>>>

/** Runs the most overdue schedule once, however many days were missed; a failing one does not stop the others. */
async function runDue(app: App) {
  const now = app.clock.now()
  const held: { due?: DueSchedule } = {}
  try {
    await app.transaction(async (tx) => {
      held.due = await dueSchedule(tx, now)
      if (held.due) await runSchedule(tx, app, held.due, now)
    })
  } catch (error) {
    const { due } = held
    if (!due) throw error
    app.log.error({ store: due.store_id, err: error }, 'price rules failed')
    const problem = error instanceof Refusal ? error.message : FAILED
    await app.transaction((tx) => giveUp(tx, { ...due, problem }, now))
  }
  return held.due !== undefined
}

/** Runs a schedule and sets its next day in the same transaction. */
async function runSchedule(tx: Tx, app: App, due: DueSchedule, now: Date) {
  const { store_id: storeId, status } = due
  if (status !== 'open' && status !== 'vacation')
    return giveUp(tx, { ...due, problem: refusals.store_not_selling[1] }, now)
  await moveOn(tx, due, now)
  const { offers: changed } = await runRules(tx, app, { storeId, userId: null })
  if (changed > 0)
    await tellStore(tx, app, 'stock', {
      storeId,
      title: 'Preços ajustados pelas suas regras',
      text: `${changed === 1 ? '1 oferta mudou' : `${changed} ofertas mudaram`} de preço. Confira e, se quiser, desfaça.`,
      link: `/my-store/${storeId}/history`,
    })
}

const moveOn = (tx: Tx, { store_id, hour }: Pick<DueSchedule, 'store_id' | 'hour'>, now: Date) =>
  keepSchedule(tx, { store_id, hour, active: true, next_at: nextTime(hour, now) })

/** Writes the reason of the failure into the store's history. */
async function giveUp(tx: Tx, { problem, store_id, ...due }: DueSchedule & { problem: string }, now: Date) {
  await moveOn(tx, { ...due, store_id }, now)
  await insertChange(tx, { store_id, user_id: null, action: { kind: 'price_rules', seen: 0 }, made_at: now, problem })
}
