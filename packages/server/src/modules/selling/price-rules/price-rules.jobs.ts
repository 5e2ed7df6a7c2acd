import { say, type Saying } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { Refusal, sentenceOf } from '../../../platform/errors.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { insertChange } from '../inventory/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import { dueSchedule, keepSchedule } from './rules.queries.ts'
import { nextTime } from './rules.service.ts'
import { runRules } from './runs.service.ts'

const EVERY_MS = 60_000

const FAILED = say(
  'Algo deu errado e nenhum preço mudou. As regras rodam de novo no próximo horário, ou quando você as aplicar.',
  'Something went wrong and no price changed. The rules run again at the next hour, or when you apply them.',
)

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
    const problem = error instanceof Refusal ? (error.said ?? sentenceOf(error.code)) : FAILED
    await app.transaction((tx) => giveUp(tx, { ...due, problem }, now))
  }
  return held.due !== undefined
}

async function runSchedule(tx: Tx, app: App, due: DueSchedule, now: Date) {
  const { store_id: storeId, status } = due
  if (status !== 'open' && status !== 'vacation')
    return giveUp(tx, { ...due, problem: sentenceOf('store_not_selling') }, now)
  await moveOn(tx, due, now)
  const { offers: changed } = await runRules(tx, app, { storeId, userId: null })
  if (changed > 0)
    await tellStore(tx, app, 'stock', {
      storeId,
      title: say('Preços ajustados pelas suas regras', 'Prices adjusted by your rules'),
      text: changedSaying(changed),
      link: `/my-store/${storeId}/history`,
    })
}

const changedSaying = (offers: number) =>
  offers === 1
    ? say(
        '1 oferta mudou de preço. Confira e, se quiser, desfaça.',
        '1 offer changed its price. Check it and, if you like, undo it.',
      )
    : say(
        `${offers} ofertas mudaram de preço. Confira e, se quiser, desfaça.`,
        `${offers} offers changed their price. Check it and, if you like, undo it.`,
      )

const moveOn = (tx: Tx, { store_id, hour }: Pick<DueSchedule, 'store_id' | 'hour'>, now: Date) =>
  keepSchedule(tx, { store_id, hour, active: true, next_at: nextTime(hour, now) })

async function giveUp(tx: Tx, { problem, store_id, ...due }: DueSchedule & { problem: Saying }, now: Date) {
  await moveOn(tx, { ...due, store_id }, now)
  await insertChange(tx, { store_id, user_id: null, action: { kind: 'price_rules', seen: 0 }, made_at: now, problem })
}
