import { sql } from 'kysely'

const gameOf = (product: string) =>
  sql`(select business_id from categories where id = ${sql.ref(`${product}.category_id`)})`

/** SQL condition: the products `p` and `other` are printings of one card in one game. */
export const sameCard = sql`other.card = p.card and ${gameOf('other')} = ${gameOf('p')}`
