import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

const told = sql`code, title, to_json(updated_at) #>> '{}' as updated_at,
  (select count(*)::int from static_text_versions v where v.code = t.code) as versions`

interface KeptText {
  code: string
  title: string
  body: string
  updated_at: string
  versions: number
}

export async function keptTexts(db: Db) {
  const { rows } = await sql<Omit<KeptText, 'body'>>`select ${told} from static_texts t order by title`.execute(db)
  return rows
}

export async function keptText(db: Db, code: string) {
  const { rows } = await sql<KeptText>`select ${told}, body from static_texts t where code = ${code}`.execute(db)
  return rows[0]
}

export const holdText = (tx: Tx, code: string) =>
  tx.selectFrom('static_texts').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()

export async function versionsOfText(db: Db, code: string) {
  const { rows } = await sql<{ id: number; code: string; title: string; body: string; written_at: string }>`
    select id, code, title, body, to_json(written_at) #>> '{}' as written_at
    from static_text_versions where code = ${code} order by id desc`.execute(db)
  return rows
}

export async function replaceText(tx: Tx, text: { code: string; title: string; body: string }, now: Date) {
  await sql`
    insert into static_text_versions (code, title, body, written_at, replaced_at)
    select code, title, body, updated_at, ${now} from static_texts where code = ${text.code}`.execute(tx)
  await tx
    .updateTable('static_texts')
    .set({ title: text.title, body: text.body, updated_at: now })
    .where('code', '=', text.code)
    .execute()
}
