import { beingTalkedOver } from '@bra/contract/care/complaint-states'
import { complaintLife } from '@bra/contract/care/complaint-life'
import type { ComplaintSide } from '@bra/contract/care/complaints.schemas'
import { say, type Saying } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { announce, holdAs, move, note, type Noted } from './complaint-access.ts'
import { refuseFloodOf, writeMessage } from './messages.ts'
import { showComplaint } from './showing.service.ts'
import { otherSide, tellBoth, tellSide } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import { mayStillSpeak } from './view.ts'
import { changeRow, type ComplaintRow, hasUnread, hasWritten, markProposalsRead, markRead } from './writing.queries.ts'

export type HeldComplaint = Awaited<ReturnType<typeof holdAs>>

export async function change(app: App, user: Actor, id: number, work: (tx: Tx, of: HeldComplaint) => Promise<Saying>) {
  const { message, side } = await app.transaction(async (tx) => {
    const of = await holdAs(tx, user, id)
    return { message: await work(tx, of), side: of.side }
  })
  return { error: false, message, result: await showComplaint(app, id, side) }
}

export function refuseSilenced({ state, blocked_by: blockedBy }: ComplaintRow) {
  if (state === 'closed') fail('complaint_over')
  if (blockedBy !== null) fail('complaint_blocked')
}

interface Written {
  id: number
  body: string
  photos: string[]
}

/** The other side sees the message at once, and gets a notice only of the first one that it has not read. */
export const addMessage = (app: App, user: Actor, { id, body, photos }: Written) =>
  change(app, user, id, async (tx, { complaint, side, by }) => {
    if (!mayStillSpeak(complaint, side, await hasWritten(tx, id, side))) refuseSilenced(complaint)
    await refuseFloodOf(tx, user.id, app.clock.now())
    const isFirst = !(await hasUnread(tx, id, side))
    await writeMessage(tx, app, complaint, { by, body, photos })
    await passOn(tx, app, complaint, { kind: 'answered', by })
    if (isFirst)
      await tellSide(tx, app, complaint, {
        ...{ to: otherSide(side), key: `message ${app.clock.now().getTime()}` },
        say: (of) => words.wrote(of, body),
      })
    return say('Mensagem enviada.', 'Message sent.')
  })

/** Makes the other side the one to answer; returns null if it is already, or if an operator is. */
export async function passOn(tx: Tx, app: App, complaint: ComplaintRow, noted: Noted) {
  const turn = noted.by.party === 'client' ? 'buyer_writes' : 'store_writes'
  return complaintLife.can(complaint.state, turn) ? move(tx, app, complaint, { move: turn, ...noted }) : null
}

export const readMessages = (app: App, user: Actor, id: number) =>
  change(app, user, id, async (tx, { complaint, side }) => {
    const [of, now] = [{ id, party: otherSide(side) }, app.clock.now()]
    const read = [...(await markRead(tx, of, now)), ...(await markProposalsRead(tx, of, now))]
    if (read.length > 0) announce(tx, app, complaint)
    return say('Mensagens lidas.', 'Messages read.')
  })

/** Ends the conversation; what nobody has decided goes to an operator, as the two sides no longer talk. */
export const block = (app: App, user: Actor, { id, who }: { id: number; who: ComplaintSide }) =>
  change(app, user, id, async (tx, { complaint, side, by }) => {
    if (side !== who) fail('complaint_not_found')
    refuseSilenced(complaint)
    const blocked =
      (await changeRow(tx, { id, from: complaint.state }, { blocked_by: side })) ?? fail('complaint_moved')
    await note(tx, app, blocked, { kind: 'blocked', by })
    if (beingTalkedOver.includes(blocked.state))
      await move(tx, app, blocked, { move: 'mediate', kind: 'mediation', by })
    const key = `blocked ${app.clock.now().getTime()}`
    await tellSide(tx, app, complaint, { to: otherSide(side), key, say: words.blocked })
    return beingTalkedOver.includes(complaint.state)
      ? say(
          'Conversa encerrada. O Bra Cards vai decidir a reclamação.',
          'The conversation is ended. Bra Cards will decide the complaint.',
        )
      : say('Conversa encerrada.', 'The conversation is ended.')
  })

export const tellMediated = (tx: Tx, app: App, complaint: ComplaintRow) =>
  tellBoth(tx, app, complaint, { key: `mediated ${app.clock.now().getTime()}`, say: words.mediated })
