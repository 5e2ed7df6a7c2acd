import { errors } from '@bra/contract/errors'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { notify } from '../notices/index.ts'
import { dueSchedule, keepSchedule } from './rules.queries.ts'
import { nextTime } from './rules.service.ts'
import { insertRun } from './runs.queries.ts'
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

type Due = NonNullable<Awaited<ReturnType<typeof dueSchedule>>>

/** The schedule that is due longest, once, however many days were missed. One that fails holds no other back. */
async function runDue(app: App) {
  const now = app.clock.now()
  const held: { due?: Due } = {}
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

/** Run and set for the next day at once. */
async function runSchedule(tx: Tx, app: App, due: Due, now: Date) {
  const { store_id: storeId, owner_id, status } = due
  if (status !== 'open' && status !== 'vacation')
    return giveUp(tx, { ...due, problem: errors.store_not_selling[1] }, now)
  await moveOn(tx, due, now)
  const { changed } = await runRules(tx, app, { storeId, userId: null })
  if (changed > 0)
    await notify(tx, app, {
      userId: owner_id,
      kind: 'selling',
      title: 'Preços ajustados pelas suas regras',
      body: `${changed === 1 ? '1 oferta mudou' : `${changed} ofertas mudaram`} de preço. Confira e, se quiser, desfaça.`,
      link: `/my-store/${storeId}/project-management?aba=historico`,
    })
}

const moveOn = (tx: Tx, { store_id, hour }: Pick<Due, 'store_id' | 'hour'>, now: Date) =>
  keepSchedule(tx, { store_id, hour, active: true, next_at: nextTime(hour, now) })

/** Its store finds the reason among its runs. */
async function giveUp(tx: Tx, { problem, ...due }: Due & { problem: string }, now: Date) {
  await moveOn(tx, due, now)
  const nothing = { offers_seen: 0, offers_changed: 0, user_id: null, undone_at: null }
  await insertRun(tx, { ...nothing, store_id: due.store_id, ran_at: now, problem })
}
