import type { SharedCard, SharedKind } from '@bra/contract/shopping/shared-lists.schemas'
import { usualStandard } from '@bra/contract/trade/standard'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SharedListsTables } from './shared-lists.tables.ts'

type SharedLists = SharedListsTables['shared_lists']

export const linksOf = (db: Db, userId: number) =>
  db
    .selectFrom('shared_lists')
    .select(['kind', 'secret', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()

/** Keeps the link that exists already, and returns the one that holds. */
export async function keepLink(tx: Tx, link: Insertable<SharedLists>) {
  await tx
    .insertInto('shared_lists')
    .values(link)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .execute()
  return tx
    .selectFrom('shared_lists')
    .select(['kind', 'secret', 'created_at'])
    .where('user_id', '=', link.user_id)
    .where('kind', '=', link.kind)
    .executeTakeFirstOrThrow()
}

export const deleteLink = (tx: Tx, userId: number, kind: SharedKind) =>
  tx
    .deleteFrom('shared_lists')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst()

export const deleteLinks = (tx: Tx, userId: number) =>
  tx.deleteFrom('shared_lists').where('user_id', '=', userId).execute()

interface SharedOwner {
  kind: SharedKind
  user_id: number
  first_name: string
}

/** Returns the person whose list the link shows; undefined if their account is disabled or blocked. */
export async function ownerOf(db: Db, secret: string) {
  const { rows } = await sql<SharedOwner>`
    select l.kind, l.user_id, split_part(btrim(u.name), ' ', 1) first_name
    from shared_lists l join users u on u.id = l.user_id
    where l.secret = ${secret} and u.disabled_at is null and u.blocked_at is null`.execute(db)
  return rows[0]
}

/** The active wants; one of a card that names no copy is told with the standard of its person. */
const wanted = (userId: number) => sql`
  select w.id, w.product_id, w.quantity, w.edition, w.any_edition, '{}'::text[] extras,
    case when follows then coalesce(own.condition, ${usualStandard.condition}) else w.condition end condition,
    case when follows then coalesce(own.languages, '{}') else w.languages end languages,
    case when follows then coalesce(own.finishes, '{}') else array_remove(array[w.finish], null) end finishes
  from wants w
  join products p on p.id = w.product_id
  cross join lateral (
    select p.type = 'tcg' and w.condition is null and w.languages = '{}' and w.finish is null follows
  ) named
  left join standards own on own.user_id = w.user_id
  where w.user_id = ${userId} and w.active`

const owned = (userId: number) => sql`
  select i.id, i.product_id, i.quantity, null::text edition, false any_edition, i.extras,
    i.condition, array[i.language] languages, array[i.finish] finishes
  from collection_items i
  where i.user_id = ${userId}`

interface SharedPage {
  total: number
  cards: (Omit<SharedCard, 'product'> & { product_id: number })[]
}

interface Cut {
  offset: number
  limit: number
}

export async function sharedPage(db: Db, { kind, user_id }: SharedOwner, { offset, limit }: Cut) {
  const { rows } = await sql<{ page: SharedPage }>`
    with listed as materialized (${kind === 'wants' ? wanted(user_id) : owned(user_id)}),
    shown as (
      select l.*, row_number() over (
        order by c.release_date desc nulls last, p.category_id, p.number_sort, p.id, l.id
      ) place
      from listed l join products p on p.id = l.product_id join categories c on c.id = p.category_id
      order by place limit ${limit} offset ${offset}
    )
    select json_build_object(
      'total', (select count(*) from listed),
      'cards', (
        select coalesce(json_agg(json_build_object(
          'product_id', product_id, 'quantity', quantity, 'condition', condition, 'languages', languages,
          'finishes', finishes, 'edition', edition, 'any_edition', any_edition, 'extras', extras
        ) order by place), '[]')
        from shown
      )
    ) page`.execute(db)
  return rows[0]!.page
}
