import { type Insertable, sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PhotosTables } from './photos.tables.ts'

export const insertPhoto = (tx: Tx, row: Insertable<PhotosTables['photos']>) =>
  tx.insertInto('photos').values(row).execute()

const isIdle = sql<boolean>`not exists (select from photo_uses u where u.photo_id = p.id)`

export async function waitingPhotos(db: Db, userId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from photos p where p.user_id = ${userId} and ${isIdle}`.execute(db)
  return rows[0]!.count
}

interface WantedPhotos {
  ids: string[]
  userId: number
  things: string[]
}

/** Returns the photos that this person uploaded or that one of `things` shows already, and locks their rows. */
export async function usablePhotos(tx: Tx, { ids, userId, things }: WantedPhotos) {
  const { rows } = await sql<{ id: string }>`
    select p.id from photos p
    where p.id = any(${ids}::text[]) and p.swept_at is null and (
      p.user_id = ${userId}
      or exists (select from photo_uses u where u.photo_id = p.id and u.used_by = any(${things}::text[]))
    )
    order by p.id for update of p`.execute(tx)
  return rows
}

interface PhotoUseRow {
  by: string
  id: string
}

const rowsOfUses = (uses: PhotoUseRow[]) =>
  sql`unnest(${uses.map(({ id }) => id)}::text[], ${uses.map(({ by }) => by)}::text[]) kept(photo_id, used_by)`

/** Deletes the uses of `things` that are not in `kept`, and marks their photos as idle since `now`. */
export const releaseUses = (tx: Tx, things: string[], kept: PhotoUseRow[], now: Date) =>
  sql`
  with gone as (
    delete from photo_uses u
    where u.used_by = any(${things}::text[])
      and not exists (select from ${rowsOfUses(kept)} where kept.photo_id = u.photo_id and kept.used_by = u.used_by)
    returning u.photo_id
  )
  update photos set idle_since = ${now} where id in (select photo_id from gone)`.execute(tx)

export const insertUses = async (tx: Tx, uses: PhotoUseRow[]) => {
  if (uses.length === 0) return
  await sql`
    insert into photo_uses (photo_id, used_by) select photo_id, used_by from ${rowsOfUses(uses)}
    on conflict do nothing`.execute(tx)
}

/** Locks the rows and skips locked ones; `markSwept` then checks again that nothing began to use them. */
export async function idlePhotos(tx: Tx, before: Date, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select p.id from photos p where p.idle_since < ${before} and ${isIdle}
    order by p.idle_since limit ${limit} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function markSwept(tx: Tx, ids: string[], now: Date) {
  const { rows } = await sql<{ id: string }>`
    update photos p set swept_at = ${now} where p.id = any(${ids}::text[]) and ${isIdle} returning p.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const deletePhotos = (tx: Tx, ids: string[]) =>
  tx
    .deleteFrom('photos')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()

/** Photos that nothing shows go at the next sweep; photos that an offer shows stay, without their author. */
export const photosPersonal: Personal = {
  records: async (db, userId) => ({
    Fotos: await db
      .selectFrom('photos')
      .select((row) => [
        sql<string>`'/fotos/' || ${row.ref('id')} || '-1280.webp'`.as('endereço'),
        'created_at as enviada em',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  }),
  forget: async (tx, userId) => {
    await tx.updateTable('photos').set({ user_id: null }).where('user_id', '=', userId).execute()
  },
}
