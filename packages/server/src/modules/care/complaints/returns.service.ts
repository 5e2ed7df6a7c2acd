import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { holdParcel, type By as ParcelBy } from '../../orders/orders/index.ts'
import { authoriseReturn } from '../../orders/parcels/index.ts'
import { holdContested } from '../../orders/refunds/index.ts'
import { bareCode, refuseWrongCode } from '../../stores/shipping/index.ts'
import { change, tellMediated } from './conversation.service.ts'
import { type By, move, note } from './complaint-access.ts'
import { refuseFloodOf, writeMessage } from './messages.ts'
import { isAboutWhole } from './returns.queries.ts'
import { close } from './resolution.ts'
import { otherSide, tellBoth, tellSide } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import { changeRow, type ComplaintRow, contestedOf } from './writing.queries.ts'

/** Begins the return of a whole parcel and ends the complaint; single cards go back while the complaint goes on. */
export async function startReturn(tx: Tx, app: App, complaint: ComplaintRow, { party, userId }: By) {
  const { id, store_order_id: storeOrderId } = complaint
  const parcel = (await holdParcel(tx, storeOrderId))!
  if (parcel.state !== 'delivered' || !(await isAboutWhole(tx, id))) return
  const by: ParcelBy = { party: party === 'client' ? 'buyer' : party, userId }
  const why = { reason: 'not_as_described' as const, comment: `Reclamação nº ${id}` }
  if (!(await authoriseReturn(tx, app, storeOrderId, { by, why }))) return
  const set = { closed_at: app.clock.now(), ends_at: null }
  await move(tx, app, complaint, { move: 'close', kind: 'closed', by: { party, userId }, set })
  await holdContested(tx, app, { storeOrderId, cents: await contestedOf(tx, storeOrderId), key: `complaint ${id}` })
}

const isComingBack = ({ state, outcome }: ComplaintRow) => state === 'resolved' && outcome === 'return'
const isSentAgain = ({ state, outcome }: ComplaintRow) => state === 'resolved' && outcome === 'reshipment'

/** The buyer may correct the code until the return arrives. */
export const sendBack = (app: App, user: Actor, { id, tracking_code }: { id: number; tracking_code: string }) =>
  change(app, user, id, async (tx, { complaint, side, by }) => {
    if (side !== 'client') fail('complaint_not_found')
    if (!isComingBack(complaint)) fail('complaint_no_return')
    const code = bareCode(tracking_code)
    refuseWrongCode(code)
    const now = app.clock.now()
    const days = await numberOf(tx, 'return_days')
    const posted = complaint.return_posted_at ?? now
    const set = { return_code: code, return_posted_at: posted, ends_at: new Date(posted.getTime() + days * DAY_MS) }
    const sent = (await changeRow(tx, { id, from: 'resolved' }, set)) ?? fail('complaint_moved')
    await note(tx, app, sent, { kind: 'sent_back', by, note: code })
    const key = `sent back ${code}`
    await tellSide(tx, app, sent, { to: 'store', key, say: (about) => words.sent_back(about, code) })
    return say(
      'Avisamos a loja. O dinheiro volta quando ela receber as cartas.',
      'We have told the store. The money comes back when it has received the cards.',
    )
  })

export const takeBack = (app: App, user: Actor, { id }: { id: number }) =>
  change(app, user, id, async (tx, { complaint, side, by }) => {
    if (side !== 'store') fail('complaint_not_found')
    if (!isComingBack(complaint)) fail('complaint_no_return')
    await end(tx, app, complaint, { to: 'buyer', by, kind: 'taken_back' })
    return say(
      'Devolução recebida. O comprador recebe o valor de volta.',
      'Return received. The buyer gets the amount back.',
    )
  })

export const confirmArrival = (app: App, user: Actor, { id }: { id: number }) =>
  change(app, user, id, async (tx, { complaint, side, by }) => {
    if (side !== 'client') fail('complaint_not_found')
    if (!isSentAgain(complaint)) fail('complaint_no_reshipment')
    await end(tx, app, complaint, { to: 'store', by, kind: 'arrived' })
    return say('Chegada confirmada. O valor foi para a loja.', 'Arrival confirmed. The amount has gone to the store.')
  })

export async function end(tx: Tx, app: App, complaint: ComplaintRow, closing: Parameters<typeof close>[3]) {
  const closed = await close(tx, app, complaint, closing)
  await tellBoth(tx, app, closed, {
    key: `ended ${app.clock.now().getTime()}`,
    say: (about) => words.ended(about, closed.refund_cents ?? 0),
  })
}

interface Disputing {
  id: number
  body: string
  photos: string[]
}

/** Who waits for goods says that they did not come, or not as agreed; from then on an operator decides. */
export const dispute = (app: App, user: Actor, { id, body, photos }: Disputing) =>
  change(app, user, id, async (tx, { complaint, side, by }) => {
    const isMissed =
      side === 'client' ? isSentAgain(complaint) : isComingBack(complaint) && complaint.return_code !== null
    if (!isMissed) fail('complaint_no_dispute')
    await refuseFloodOf(tx, user.id, app.clock.now())
    await writeMessage(tx, app, complaint, { by, body, photos })
    const set = { outcome: null, resolved_at: null, ends_at: null }
    const disputed = await move(tx, app, complaint, { move: 'dispute', kind: 'disputed', by, set })
    const key = `disputed ${app.clock.now().getTime()}`
    await tellSide(tx, app, disputed, { to: otherSide(side), key, say: (about) => words.disputed(about, body) })
    await tellMediated(tx, app, disputed)
    return say('Registrado. O Bra Cards vai decidir.', 'Recorded. Bra Cards will decide.')
  })
