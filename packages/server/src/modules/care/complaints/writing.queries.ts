import { undecided } from '@bra/contract/care/complaint-states'
import type { ComplaintState } from '@bra/contract/care/complaint-life'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import type { ComplaintsTables } from './complaints.tables.ts'

type Complaints = ComplaintsTables['complaints']
export type ComplaintRow = Selectable<Complaints>
export type ProposalRow = Selectable<ComplaintsTables['complaint_proposals']>

export const complaintById = (db: Db, id: number) =>
  db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst()

export const holdRow = (tx: Tx, id: number) =>
  tx.selectFrom('complaints').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export async function insertComplaint(
  tx: Tx,
  complaint: Insertable<Complaints>,
  lines: Omit<Insertable<ComplaintsTables['complaint_lines']>, 'complaint_id'>[],
): Promise<ComplaintRow> {
  const row = await tx.insertInto('complaints').values(complaint).returningAll().executeTakeFirstOrThrow()
  await tx
    .insertInto('complaint_lines')
    .values(lines.map((line) => ({ ...line, complaint_id: row.id })))
    .execute()
  return row
}

/** Changes a complaint only while it is in `from`; returns undefined otherwise. */
export const changeRow = (tx: Tx, { id, from }: { id: number; from: ComplaintState }, set: Updateable<Complaints>) =>
  tx.updateTable('complaints').set(set).where('id', '=', id).where('state', '=', from).returningAll().executeTakeFirst()

export const insertEvent = (tx: Tx, event: Insertable<ComplaintsTables['complaint_events']>) =>
  tx.insertInto('complaint_events').values(event).execute()

export const insertMessage = async (tx: Tx, message: Insertable<ComplaintsTables['complaint_messages']>) =>
  (await tx.insertInto('complaint_messages').values(message).returning('id').executeTakeFirstOrThrow()).id

export const hasWritten = async (db: Db, complaintId: number, party: 'client' | 'store') =>
  (await db
    .selectFrom('complaint_messages')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('party', '=', party)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const hasUnread = async (db: Db, complaintId: number, party: 'client' | 'store') =>
  (await db
    .selectFrom('complaint_messages')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('party', '=', party)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const markRead = (tx: Tx, of: { id: number; party: 'client' | 'store' }, now: Date) =>
  tx
    .updateTable('complaint_messages')
    .set({ read_at: now })
    .where('complaint_id', '=', of.id)
    .where('party', '=', of.party)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()

/** True if the other side has not read an earlier proposal of this one, whether it still stands or not. */
export const hasUnreadProposal = async (db: Db, complaintId: number, party: 'client' | 'store') =>
  (await db
    .selectFrom('complaint_proposals')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('party', '=', party)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const markProposalsRead = (tx: Tx, of: { id: number; party: 'client' | 'store' }, now: Date) =>
  tx
    .updateTable('complaint_proposals')
    .set({ read_at: now })
    .where('complaint_id', '=', of.id)
    .where('party', '=', of.party)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()

export const writtenSince = (db: Db, userId: number, since: Date) =>
  db
    .selectFrom('complaint_messages')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()

export const openProposal = (db: Db, complaintId: number) =>
  db
    .selectFrom('complaint_proposals')
    .selectAll()
    .where('complaint_id', '=', complaintId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export const endProposal = (tx: Tx, complaintId: number, now: Date) =>
  tx
    .updateTable('complaint_proposals')
    .set({ ended_at: now })
    .where('complaint_id', '=', complaintId)
    .where('ended_at', 'is', null)
    .execute()

export const insertProposal = (tx: Tx, proposal: Insertable<ComplaintsTables['complaint_proposals']>) =>
  tx.insertInto('complaint_proposals').values(proposal).execute()

/** SQL condition for a complaint `c`: its money is still held, as nobody has decided or the goods are on their way. */
export const holdsMoney = sql<boolean>`(c.state in ${literals(undecided)}
  or c.state = 'resolved' and c.refund_cents is null)`

export async function contestedOf(db: Db, storeOrderId: number) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(c.contested_cents), 0)::int cents from complaints c
    where c.store_order_id = ${storeOrderId} and ${holdsMoney}`.execute(db)
  return rows[0]!.cents
}

export async function contestedUnits(db: Db, id: number) {
  const { rows } = await sql<{ units: number }>`
    select sum(quantity)::int units from complaint_lines where complaint_id = ${id}`.execute(db)
  return rows[0]!.units
}

/** Returns complaints of the order that hold money of a parcel in which none is left to hold. */
export async function withoutMoney(db: Db, orderId: number) {
  const { rows } = await sql<{ id: number }>`
    select c.id from store_orders so join complaints c on c.store_order_id = so.id
    where so.order_id = ${orderId} and so.contested_cents = 0 and ${holdsMoney} order by c.id`.execute(db)
  return rows
}
