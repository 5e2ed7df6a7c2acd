import { complaintLife } from '@bra/contract/care/complaint-life'
import { openToComplaints } from '@bra/contract/care/complaint-states'
import type { Complaint, ComplaintOptions, complaintsSchemas } from '@bra/contract/care/complaints.schemas'
import { withPassportPhotos } from '@bra/contract/ground/passports'
import { say } from '@bra/contract/kit/saying'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { restOf } from '../../orders/escrow/index.ts'
import { lifeRules, mayRegret, parcelOfBuyer, type ParcelRow } from '../../orders/orders/index.ts'
import { holdContested } from '../../orders/refunds/index.ts'
import { bySystem, hold, move, note, timeToAgree } from './complaint-access.ts'
import { writeMessage } from './messages.ts'
import { returnByRight } from './regret.ts'
import { contestedCents, noComplaintBecause, reasonsFor, worseThan } from './opening.rules.ts'
import { openableLines, type OpenableLine } from './reading.queries.ts'
import { refuseDisputed } from './resolution.ts'
import { showComplaint } from './showing.service.ts'
import { tellSide } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import { contestedOf, insertComplaint } from './writing.queries.ts'

type OpenBody = z.output<typeof complaintsSchemas.open.body>

/** Tells the page what a complaint about the parcel can be about; the call goes by the same. */
export async function optionsOf(app: App, user: User, storeOrderId: number): Promise<ComplaintOptions> {
  const { db } = app
  const parcel = (await parcelOfBuyer(db, user.id, storeOrderId)) ?? fail('parcel_not_found')
  const lines = await openableLines(db, storeOrderId)
  return {
    ...{ order_id: parcel.order_id, store_order_id: storeOrderId, store: parcel.store },
    ...{ part: parcel.part, parts: parcel.parts },
    reasons: await reasonsOf(db, app, parcel),
    lines: lines.map((line) => ({ ...line, worse_conditions: worseThan(line.condition) })),
    free_cents: freeOf(parcel),
    freight_cents: parcel.freight_cents,
    hours: await numberOf(db, 'complaint_hours'),
  }
}

const reasonsOf = async (db: Db, { clock }: Pick<App, 'clock'>, parcel: ParcelRow) =>
  reasonsFor({ state: parcel.state, mayRegret: mayRegret(parcel, await lifeRules(db), clock.now()) })

const freeOf = (parcel: ParcelRow) =>
  openToComplaints.includes(parcel.state)
    ? restOf({ ...parcel, store_id: parcel.store?.id ?? null }) - parcel.contested_cents
    : 0

/** Holds the contested amount until the complaint ends; the rest of the parcel goes its usual way. */
export async function openComplaint(app: App, user: User, body: OpenBody) {
  const id = await app.transaction(async (tx) => {
    await ownParcel(tx, user, body.store_order_id)
    await refuseDisputed(tx, body)
    const parcel = await ownParcel(tx, user, body.store_order_id)
    if (!openToComplaints.includes(parcel.state)) fail(noComplaintBecause(parcel.state))
    if (!(await reasonsOf(tx, app, parcel)).includes(body.reason)) failAt('reason', 'complaint_reason_early')
    const lines = linesOf(await openableLines(tx, parcel.id), body)
    const cents = contestedCents({ lines, freightCents: parcel.freight_cents, freeCents: freeOf(parcel) })
    if (cents === 0) fail('complaint_nothing_held')
    return insertOpened(tx, app, { user, body, parcel, cents, lines })
  })
  return {
    error: false,
    message: say('Reclamação aberta. Avisamos a loja.', 'Complaint opened. We have told the store.'),
    result: await showComplaint(app, id, 'client'),
  }
}

const ownParcel = async (tx: Tx, user: User, id: number) =>
  (await parcelOfBuyer(tx, user.id, id)) ?? fail('parcel_not_found')

type TakenLine = OpenableLine & { taken: number } & Pick<Complaint['lines'][number], 'received_condition' | 'received'>

function linesOf(all: OpenableLine[], { reason, lines: asked }: OpenBody): TakenLine[] {
  const isWhole = reason === 'not_arrived'
  if (!isWhole && asked.length === 0) failAt('lines', 'complaint_lines_missing')
  if (new Set(asked.map(({ line_id: id }) => id)).size < asked.length) failAt('lines', 'complaint_lines_twice')
  const known = new Set(all.map(({ id }) => id))
  if (asked.some(({ line_id: id }) => !known.has(id))) failAt('lines', 'complaint_line_unknown')
  const taken = all.map((line) => {
    const of = asked.find(({ line_id: id }) => id === line.id)
    const quantity = isWhole ? line.free : (of?.quantity ?? 0)
    if (quantity > line.free) failAt('lines', 'complaint_units_taken')
    const received = of?.received_condition ?? null
    const worse = worseThan(line.condition)
    if (quantity > 0 && reason === 'worse_condition' && worse.length > 0 && !(received && worse.includes(received)))
      failAt('lines', 'complaint_not_worse')
    return { ...line, taken: quantity, received_condition: received, received: of?.passport ?? null }
  })
  if (taken.every((line) => line.taken === 0)) failAt('lines', 'complaint_units_taken')
  return taken
}

/** The photos of the passports stand first; a complaint about many cards shows those that fit. */
const photosSent = ({ lines, photos }: OpenBody) =>
  lines.reduceRight((others, { passport }) => withPassportPhotos(passport ?? null, others), photos)

interface Opened {
  user: User
  body: OpenBody
  parcel: ParcelRow
  cents: number
  lines: TakenLine[]
}

async function insertOpened(tx: Tx, app: App, { user, body, parcel, cents, lines }: Opened) {
  const by = { party: 'client' as const, userId: user.id }
  const now = app.clock.now()
  const isOfCentre = parcel.store === null
  const time = isOfCentre ? { due_from: null, due_at: null } : await timeToAgree(tx, app)
  const complaint = await insertComplaint(
    tx,
    {
      ...{ store_order_id: parcel.id, store_id: parcel.store?.id ?? null, user_id: user.id, reason: body.reason },
      ...{ state: complaintLife.State.enum.open, contested_cents: cents, opened_at: now },
      ...time,
    },
    lines.flatMap(({ id, taken, received_condition, received }) =>
      taken > 0
        ? [{ order_line_id: id, quantity: taken, received_condition, received: received && JSON.stringify(received) }]
        : [],
    ),
  )
  const { id } = complaint
  await holdContested(tx, app, {
    storeOrderId: parcel.id,
    cents: await contestedOf(tx, parcel.id),
    key: `complaint ${id}`,
  })
  await note(tx, app, complaint, { kind: 'opened', by, cents })
  await writeMessage(tx, app, complaint, { by, body: body.body, photos: photosSent(body) })
  // the centre is ours, so nobody else is to be asked first
  if (isOfCentre) await move(tx, app, complaint, { move: 'mediate', kind: 'mediation', by: bySystem })
  const about = { body: body.body, cents, until: time.due_at }
  await tellSide(tx, app, complaint, { key: 'opened', to: 'store', say: (of) => words.opened(of, about) })
  if (body.reason === 'regret') await returnByRight(tx, app, await hold(tx, id), by)
  return id
}
