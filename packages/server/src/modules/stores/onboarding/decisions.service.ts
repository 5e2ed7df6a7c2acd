import type { Decide, onboardingSchemas } from '@bra/contract/stores/onboarding.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import { type Db, isTaken, type Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { noteAct } from '../../people/audit/index.ts'
import { approveDocument } from '../companies/index.ts'
import { setStoreOpen } from '../listings/index.ts'
import { moveStore } from './store-writes.queries.ts'
import { parcelsUnderWay } from './closing.queries.ts'
import { countStores, storeRows, storeToJudge } from './decisions.queries.ts'
import { holdStore, noteDecision, suspendedFrom } from './onboarding.queries.ts'
import { documentsOf } from './send.service.ts'
import { tellDecided } from './onboarding-notices.ts'

export async function judged(db: Db, app: Pick<App, 'store'>, id: number) {
  const store = (await storeToJudge(db, app, id)) ?? fail('store_not_found')
  return { ...store, under_way: await parcelsUnderWay(db, app, id) }
}

export async function pageOfStores({ db }: App, asked: z.output<typeof onboardingSchemas.list.query>) {
  const [stores, total] = await Promise.all([storeRows(db, asked), countStores(db, asked)])
  return { stores, paginate: paginate(asked, total) }
}

export const decide = (app: App, operator: User, decision: z.output<typeof Decide>) =>
  app.transaction((tx) => decideIn(tx, app, operator, decision)).catch(asTakenDocument)

/** Two accounts may name one CNPJ; a unique key lets only one of them sell. */
function asTakenDocument(error: unknown): never {
  if (isTaken(error, 'companies_approved_document_key')) fail('store_document_taken')
  throw error
}

async function decideIn(tx: Tx, app: App, operator: User, { id, move: wanted, reason, seen }: z.output<typeof Decide>) {
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
  const result = await judged(tx, app, id)
  const hasParcels = Object.values(result.under_way).some((count) => count > 0)
  await tellDecided(tx, app, { id, move: move === 'close' && hasParcels ? 'close_under_way' : move, reason })
  return { error: false, message: usualReplies.saved, result }
}

/** Moves that keep the day on which the owner comes back, because a suspension does not change it. */
const keepsDay = new Set<string>(['suspend', 'reopen_away'])

/** True if the store was on vacation when it was suspended, and its day to be back has not come. */
async function isStillAway(tx: Tx, { clock }: App, { id, back_on: backOn }: HeldStore) {
  const wasAway = (await suspendedFrom(tx, id)) === 'vacation'
  return wasAway && (backOn === null || backOn > dayInBrazil(clock.now()))
}

type HeldStore = NonNullable<Awaited<ReturnType<typeof holdStore>>>

/** Refuses if the papers are not those the operator saw; the owner, who could change them, waits for this lock. */
async function openedWith(tx: Tx, app: App, store: HeldStore, seen: z.output<typeof Decide>['seen']) {
  await documentsOf(tx, app, store.owner_id)
  const isSeen =
    seen?.name === store.legal_name &&
    seen.document === store.document &&
    seen.address === store.legal_address &&
    seen.email === store.contact_email
  if (!isSeen) fail('store_papers_changed')
  await approveDocument(tx, store.owner_id, app.clock.now())
  return { opened_at: app.clock.now() }
}
