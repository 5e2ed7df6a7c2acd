import type { Decide } from '@bra/contract/openings.schemas'
import type { openingsSchemas } from '@bra/contract/openings.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { dayInBrazil } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { paginate } from '../../platform/paging.ts'
import type { User } from '../../platform/routes.ts'
import { noteAct } from '../audit/index.ts'
import { setStoreOpen } from '../listings/index.ts'
import { moveStore } from '../stores/index.ts'
import { parcelsUnderWay } from './closing.queries.ts'
import { countStores, storeRows, storeToJudge } from './decisions.queries.ts'
import { holdStore, noteDecision, suspendedFrom } from './openings.queries.ts'
import { documentsOf } from './send.service.ts'
import { tellDecided } from './telling.ts'

export async function judged(db: Db, id: number) {
  const store = (await storeToJudge(db, id)) ?? fail('store_not_found')
  return { ...store, under_way: await parcelsUnderWay(db, id) }
}

export async function pageOfStores({ db }: App, asked: z.output<typeof openingsSchemas.list.query>) {
  const [stores, total] = await Promise.all([storeRows(db, asked), countStores(db, asked)])
  return { stores, paginate: paginate(asked, total) }
}

/** The operator's word, with what follows for offers and owner, all or nothing. */
export const decide = (app: App, operator: User, { id, move: wanted, reason, seen }: z.output<typeof Decide>) =>
  app.transaction(async (tx) => {
    const before = (await holdStore(tx, id)) ?? fail('store_not_found')
    const move = wanted === 'reopen' && (await isStillAway(tx, app, before)) ? 'reopen_away' : wanted
    const set = move === 'open' ? await openedWith(tx, app, before, seen) : keepsDay.has(move) ? {} : { back_on: null }
    const to = await moveStore(tx, id, { from: before.status, move, set })
    if (!to) fail('store_moved')
    await setStoreOpen(tx, app, { storeId: id, open: to === 'open' })
    await noteDecision(tx, {
      ...{ store_id: id, user_id: operator.id, from_status: before.status, to_status: to },
      ...{ reason: reason || null, decided_at: app.clock.now() },
    })
    await noteAct(tx, app, operator, {
      ...{ kind: 'store_decided', subject: `store:${id}`, title: before.name, reason: reason || null },
      detail: { before: before.status, after: to },
    })
    const result = await judged(tx, id)
    const hasParcels = Object.values(result.under_way).some((count) => count > 0)
    await tellDecided(tx, app, { id, move: move === 'close' && hasParcels ? 'close_under_way' : move, reason })
    return { error: false, message: 'Salvo com sucesso.', result }
  })

/** The owner's own day to be back, which a suspension does not change. */
const keepsDay = new Set<string>(['suspend', 'reopen_away'])

/** Its owner was on vacation when it was suspended, and has not named a day that has come. */
async function isStillAway(tx: Tx, { clock }: App, { id, back_on: backOn }: Store) {
  const wasAway = (await suspendedFrom(tx, id)) === 'vacation'
  return wasAway && (backOn === null || backOn > dayInBrazil(clock.now()))
}

type Store = NonNullable<Awaited<ReturnType<typeof holdStore>>>

/** Under the papers that the operator saw; its owner, who changes them, has to wait for this to end. */
async function openedWith(tx: Tx, app: App, store: Store, seen: z.output<typeof Decide>['seen']) {
  await documentsOf(tx, store.owner_id)
  const isSeen =
    seen?.name === store.legal_name &&
    seen.document === store.document &&
    seen.address === store.legal_address &&
    seen.email === store.contact_email
  if (!isSeen) fail('store_papers_changed')
  return { opened_at: app.clock.now() }
}
