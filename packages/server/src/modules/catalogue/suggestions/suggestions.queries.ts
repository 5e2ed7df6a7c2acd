import type { Suggestion, SuggestionState, SuggestionToJudge } from '@bra/contract/catalogue/suggestions.schemas'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { MergedProducts, Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf, type PageQuery } from '../../../platform/paging.ts'
import type { SuggestionsTables } from './suggestions.tables.ts'

type SuggestionsTable = SuggestionsTables['product_suggestions']

const shown = sql`
  'id', s.id, 'name', s.name, 'collection', s.collection, 'card_number', s.card_number, 'note', s.note,
  'photo', s.photo, 'status', s.status, 'reason', s.reason, 'created_at', s.created_at, 'decided_at', s.decided_at,
  'product', case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end`

const judged = sql<SuggestionToJudge>`json_build_object(
  ${shown}, 'person', (select trim(u.name || ' ' || u.last_name) from users u where u.id = s.user_id)
)`

const joined = sql`product_suggestions s left join products p on p.id = s.product_id`

export const insertSuggestion = (tx: Tx, row: Insertable<SuggestionsTable>) =>
  tx.insertInto('product_suggestions').values(row).returning('id').executeTakeFirstOrThrow()

export async function suggestionsOfPerson(db: Db, userId: number, asked: PageQuery): Promise<Suggestion[]> {
  const { rows } = await sql<{ suggestion: Suggestion }>`
    select json_build_object(${shown}) suggestion from ${joined}
    where s.user_id = ${userId} order by s.id desc
    limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows.map((row) => row.suggestion)
}

export async function suggestionsIn(db: Db, status: SuggestionState, asked: PageQuery): Promise<SuggestionToJudge[]> {
  const { rows } = await sql<{ suggestion: SuggestionToJudge }>`
    select ${judged} suggestion from ${joined}
    where s.status = ${status}
    order by ${status === 'waiting' ? sql`s.id` : sql`s.decided_at desc, s.id`}
    limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows.map((row) => row.suggestion)
}

export async function suggestionById(db: Db, id: number): Promise<SuggestionToJudge | undefined> {
  const { rows } = await sql<{ suggestion: SuggestionToJudge }>`
    select ${judged} suggestion from ${joined} where s.id = ${id}`.execute(db)
  return rows[0]?.suggestion
}

export async function countOfSuggestions(
  db: Db,
  of: { userId: number; waiting?: boolean } | { status: SuggestionState },
) {
  const { total } = await db
    .selectFrom('product_suggestions')
    .select((row) => row.fn.countAll<number>().as('total'))
    .$if('status' in of, (query) => query.where('status', '=', (of as { status: SuggestionState }).status))
    .$if('userId' in of, (query) => query.where('user_id', '=', (of as { userId: number }).userId))
    .$if('waiting' in of, (query) => query.where('status', '=', 'waiting'))
    .executeTakeFirstOrThrow()
  return total
}

export const holdSuggestion = (tx: Tx, id: number) =>
  tx.selectFrom('product_suggestions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const changeSuggestion = (tx: Tx, id: number, change: Updateable<SuggestionsTable>) =>
  tx.updateTable('product_suggestions').set(change).where('id', '=', id).execute()

/** Exports what a person suggested; a decided suggestion stays in the catalogue's history without its author. */
export const suggestionsPersonal: Personal = {
  records: async (db, userId) => ({
    'Sugestões de produtos': await db
      .selectFrom('product_suggestions')
      .select([
        'name as nome',
        'collection as coleção',
        'card_number as número',
        'note as observação',
        'photo as foto',
        'status as situação',
        'created_at as enviada em',
      ])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  }),
  forget: async (tx, userId) => {
    const own = tx.updateTable('product_suggestions').where('user_id', '=', userId)
    await own.set({ user_id: null, note: null }).execute()
  },
}

export const mergeSuggestions = (tx: Tx, { from, into }: MergedProducts) =>
  tx.updateTable('product_suggestions').set({ product_id: into }).where('product_id', '=', from).execute()

export const productNamed = (db: Db, id: number) =>
  db.selectFrom('products').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
