import { Pool } from 'pg'
import type { Market } from './limit-questions.ts'
import { BUYERS, tokenOf } from './limit-rows.ts'

/** Reads what visitors type who look for a product: its name in one language, its beginning, or this and the number. */
export async function readMarket(url: string): Promise<Market> {
  const rows = await queried<{ text: string }>(
    url,
    `select case id % 4 when 0 then name when 1 then split_part(name, ',', 1) || ' ' || split_part(card_number, '/', 1)
       when 2 then split_part(name, ',', 1) else name_en end text
     from products order by id`,
  )
  return { products: rows.length, texts: rows.map(({ text }) => text) }
}

export async function addBuyers(url: string) {
  await queried(
    url,
    `with people as (
       insert into users (email, name, last_name, password_hash, created_at)
       select 'limite' || n || '@bench.invalid', 'Pessoa', n::text, '', now() from generate_series(0, $1::int - 1) n
       returning id, last_name
     )
     insert into sessions (user_id, token_hash, device, address, network, created_at, last_seen_at, expires_at)
     select id, sha256(($2::text[])[last_name::int + 1]::bytea), 'Firefox no Linux', '192.0.2.1', '192.0.2.1', now(), now(),
       now() + interval '30 days'
     from people`,
    [BUYERS, Array.from({ length: BUYERS }, (_, buyer) => tokenOf(buyer))],
  )
  const rows = await queried<{ id: number }>(url, 'select id from listings where on_sale order by id')
  return rows.map(({ id }) => id)
}

async function queried<Row extends object>(url: string, statement: string, values: unknown[] = []) {
  const pool = new Pool({ connectionString: url, max: 1 })
  const { rows } = await pool.query<Row>(statement, values)
  await pool.end()
  return rows
}
