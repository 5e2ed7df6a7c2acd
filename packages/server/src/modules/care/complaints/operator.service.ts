import type { ComplaintOutcome } from '@bra/contract/care/complaints.schemas'
import { undecided } from '@bra/contract/care/complaint-states'
import { say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { isOfCentre } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { byOperator, hold, move, note, timeToAgree } from './complaint-access.ts'
import { writeMessage } from './messages.ts'
import { refuseDecided } from './proposals.service.ts'
import { startReturn } from './returns.service.ts'
import { resolve } from './resolution.ts'
import { showComplaint } from './showing.service.ts'
import { tellBoth } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import { complaintNamed } from './waiting.words.ts'
import { changeRow, type ComplaintRow } from './writing.queries.ts'

async function act(app: App, id: number, work: (tx: Tx, complaint: ComplaintRow) => Promise<Saying>) {
  const message = await app.transaction(async (tx) => work(tx, await hold(tx, id)))
  return { error: false, message, result: await showComplaint(app, id, 'operator') }
}

const about = (id: number) => ({ subject: `complaint:${id}`, title: complaintNamed(id) })

/** Both sides get a notice; who has to answer stays the same. */
export const writeToBoth = (
  app: App,
  operator: User,
  { id, ...said }: { id: number; body: string; photos: string[] },
) =>
  act(app, id, async (tx, complaint) => {
    if (complaint.state === 'closed') fail('complaint_over')
    await writeMessage(tx, app, complaint, { by: { party: 'operator', userId: operator.id }, ...said })
    const key = `operator ${app.clock.now().getTime()}`
    await tellBoth(tx, app, complaint, { key, say: (of) => words.operator_wrote(of, said.body) })
    return say('Mensagem enviada.', 'Message sent.')
  })

interface Decision {
  id: number
  outcome: ComplaintOutcome
  cents?: number
  reason: string
}

/** Refuses if the two sides agreed first, or another operator decided. */
export const decide = (app: App, operator: User, { id, outcome, cents, reason }: Decision) =>
  act(app, id, async (tx, complaint) => {
    refuseDecided(complaint)
    if (outcome === 'partial_refund' && cents === undefined) failAt('cents', 'complaint_cents_missing')
    if (cents !== undefined && cents > complaint.contested_cents) failAt('cents', 'complaint_cents_too_much')
    const by = byOperator(operator)
    const resolved = await resolve(tx, app, complaint, { outcome, cents, by, kind: 'decided', note: reason })
    if (outcome === 'return') await startReturn(tx, app, resolved, by)
    const { refund_cents: refund } = resolved
    const key = `decided ${app.clock.now().getTime()}`
    await tellBoth(tx, app, resolved, {
      key,
      say: (of) => words.decided(of, { outcome, cents: refund, reason: unchanged(reason) }),
    })
    await noteAct(tx, app, operator, {
      ...{ kind: 'complaint_decided', ...about(id), reason },
      detail: { outcome, cents: refund },
    })
    return say('Decisão registrada. Os dois lados foram avisados.', 'Decision recorded. Both sides have been told.')
  })

/** Lifts a block; what nobody has decided gets the whole time to agree again. */
export const reopen = (app: App, operator: User, { id, reason }: { id: number; reason: string }) =>
  act(app, id, async (tx, complaint) => {
    if (complaint.state === 'closed') fail('complaint_over')
    const isToTalkOver = complaint.state === 'in_mediation' && !isOfCentre(complaint)
    if (complaint.blocked_by === null && !isToTalkOver) fail('complaint_not_blocked')
    const by = byOperator(operator)
    const noted = { kind: 'reopened' as const, by, note: reason }
    const free = (await changeRow(tx, { id, from: complaint.state }, { blocked_by: null })) ?? fail('complaint_moved')
    if (isToTalkOver)
      await move(tx, app, free, { move: 'reopen', ...noted, set: { ...(await timeToAgree(tx, app)), reminders: 0 } })
    else await note(tx, app, free, noted)
    const key = `reopened ${app.clock.now().getTime()}`
    await tellBoth(tx, app, free, { key, say: (of) => words.reopened(of, reason) })
    await noteAct(tx, app, operator, { kind: 'complaint_reopened', ...about(id), reason })
    return undecided.includes(free.state)
      ? say('Reclamação reaberta. O prazo recomeça.', 'Complaint reopened. The time begins anew.')
      : say('Conversa reaberta.', 'The conversation is reopened.')
  })
