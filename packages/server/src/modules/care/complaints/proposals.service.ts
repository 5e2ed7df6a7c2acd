import { undecided } from '@bra/contract/care/complaint-states'
import type { ComplaintOutcome, ProposalKind } from '@bra/contract/care/complaints.schemas'
import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { change, type HeldComplaint, passOn, refuseSilenced } from './conversation.service.ts'
import { note } from './complaint-access.ts'
import { resolve } from './resolution.ts'
import { startReturn } from './returns.service.ts'
import { otherSide, tellBoth, tellSide } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import {
  type ComplaintRow,
  endProposal,
  hasUnreadProposal,
  insertProposal,
  openProposal,
  type ProposalRow,
} from './writing.queries.ts'

interface Proposed {
  id: number
  kind: ProposalKind
  cents?: number
  note?: string
}

/** A proposal that is the same as that of the other side accepts it, so that two who press at once have agreed. */
export const propose = (app: App, user: Actor, { id, kind, cents, note: words }: Proposed) =>
  change(app, user, id, async (tx, of) => {
    const { complaint, side } = of
    refuseDecided(complaint)
    refuseSilenced(complaint)
    const asked = { kind, cents: kind === 'refund' ? centsOf(complaint, cents) : null, note: words || null }
    const open = await openProposal(tx, id)
    const isSame = open?.kind === asked.kind && open.cents === asked.cents
    if (isSame && open.party === side)
      return say('Esta proposta já espera a resposta.', 'This proposal already waits for an answer.')
    if (isSame) return agree(tx, app, of, open)
    return putForward(tx, app, of, asked)
  })

export function refuseDecided({ state }: ComplaintRow) {
  if (!undecided.includes(state)) fail('complaint_decided')
}

function centsOf({ contested_cents: most }: ComplaintRow, cents: number | undefined) {
  if (cents === undefined) return failAt('cents', 'complaint_cents_missing')
  if (cents > most) return failAt('cents', 'complaint_cents_too_much')
  return cents
}

type Asked = Pick<ProposalRow, 'kind' | 'cents' | 'note'>

/** The other side gets a notice only of the first proposal that it has not read. */
async function putForward(tx: Tx, app: App, { complaint, side, by }: HeldComplaint, asked: Asked) {
  const now = app.clock.now()
  const isFirst = !(await hasUnreadProposal(tx, complaint.id, side))
  await endProposal(tx, complaint.id, now)
  const of = { complaint_id: complaint.id, user_id: by.userId, party: side }
  await insertProposal(tx, { ...of, ...asked, created_at: now, ended_at: null })
  const noted = { kind: 'proposed' as const, by, cents: asked.cents, note: asked.note }
  if (!(await passOn(tx, app, complaint, noted))) await note(tx, app, complaint, noted)
  const key = `proposed ${now.getTime()}`
  if (isFirst)
    await tellSide(tx, app, complaint, { to: otherSide(side), key, say: (about) => words.proposed(about, asked) })
  return say('Proposta enviada.', 'Proposal sent.')
}

/** Refuses if another proposal has taken its place. */
export const accept = (app: App, user: Actor, { id, proposal_id: seen }: { id: number; proposal_id: number }) =>
  change(app, user, id, async (tx, of) => {
    refuseDecided(of.complaint)
    refuseSilenced(of.complaint)
    const open = await openProposal(tx, id)
    if (open?.id !== seen) return fail('complaint_proposal_gone')
    if (open.party === of.side) fail('complaint_own_proposal')
    return agree(tx, app, of, open)
  })

async function agree(tx: Tx, app: App, { complaint, by }: HeldComplaint, { kind, cents }: ProposalRow) {
  const outcome = outcomeOf(complaint, { kind, cents })
  const resolved = await resolve(tx, app, complaint, { outcome, cents: cents ?? undefined, by, kind: 'accepted' })
  if (outcome === 'return') await startReturn(tx, app, resolved, by)
  await tellBoth(tx, app, resolved, {
    key: `agreed ${app.clock.now().getTime()}`,
    say: (about) => words.agreed(about, { outcome, cents: resolved.refund_cents }),
  })
  return say('Acordo feito. O Bra Cards cuida do dinheiro.', 'You have agreed. Bra Cards takes care of the money.')
}

function outcomeOf({ contested_cents: whole }: ComplaintRow, { kind, cents }: Pick<ProposalRow, 'kind' | 'cents'>) {
  if (kind !== 'refund') return kind satisfies ComplaintOutcome
  return cents === whole ? 'full_refund' : 'partial_refund'
}

/** The buyer no longer complains, so the store gets what is contested. */
export const withdraw = (app: App, user: Actor, { id }: { id: number }) =>
  change(app, user, id, async (tx, { complaint, side, by }) => {
    if (side !== 'client') fail('complaint_not_found')
    refuseDecided(complaint)
    const withdrawn = await resolve(tx, app, complaint, { outcome: 'unfounded', by, kind: 'withdrawn' })
    await tellSide(tx, app, withdrawn, { to: 'store', key: 'withdrawn', say: words.withdrawn })
    return say('Reclamação retirada. O valor segue para a loja.', 'Complaint withdrawn. The amount goes to the store.')
  })
