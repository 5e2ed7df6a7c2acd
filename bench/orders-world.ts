import type { Pool } from 'pg'

export async function addBuyers(pool: Pool, count: number) {
  await pool.query(
    `insert into plans (code, name, audience, price_cents, "interval", commission_bp, features, position)
     values ('gratis', 'Grátis', 'seller', 0, 'month', 1200, '{}', 1) on conflict do nothing`,
  )
  await pool.query(
    `insert into users (email, name, last_name, password_hash, created_at, cpf, birth_date, phone)
     select 'comprador' || n || '@bench.invalid', 'Comprador', n::text, '', now(), (90000000000 + n)::text, '1990-05-17',
       '83987654321' from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into addresses (user_id, label, recipient, postcode, address, number, complement, district, city, state,
       is_default, created_at)
     select id, 'Casa', 'Alguém', '01310100', 'Avenida Paulista', '1', '', 'Bela Vista', 'São Paulo', 'SP', true, now()
     from users where email like 'comprador%@bench.invalid'`,
  )
  // a cart may hold three offers of two stores; neighbouring rows share none
  await pool.query(
    `create table bench_choices as
     with stocked as (
       select l.id, l.store_id, row_number() over (partition by l.store_id order by md5(l.id::text)) n
       from listings l join products p on p.id = l.product_id where l.on_sale and p.type = 'tcg'
     ), beside as (
       select store_id, n, id a, lead(id) over (partition by store_id order by n) b,
         lead(id, 97) over (partition by n order by store_id) c
       from stocked
     )
     select row_number() over (order by n, store_id) buyer, a, b, c
     from beside where n % 2 = 1 and b is not null and c is not null`,
  )
  await pool.query(
    `update listings set quantity = 10000, bra_center_quantity = 0
     where id in (select unnest(array[a, b, c]) from bench_choices where buyer <= 10000)`,
  )
  await pool.query('vacuum analyze')
}

export async function fillCarts(pool: Pool) {
  await pool.query(`delete from carts where status = 'active'`)
  await pool.query(
    `with buyers as (
       select u.id, row_number() over (order by u.id) + (select count(*) from carts) % 5000 n
       from users u where u.email like 'comprador%@bench.invalid'
     ), made as (
       insert into carts (user_id, created_at, updated_at) select id, now(), now() from buyers returning id, user_id
     )
     insert into cart_lines (cart_id, listing_id, store_id, product_id, quantity, center_quantity, unit_price_cents,
       condition, language, finish, added_at)
     select made.id, l.id, l.store_id, l.product_id, 1, 0, l.price_cents, l.condition, l.language, l.finish, now()
     from made join buyers on buyers.id = made.user_id
     join bench_choices choice on choice.buyer = buyers.n
     join listings l on l.id in (choice.a, choice.b, choice.c)`,
  )
}

// `of` names the column by which the rows of one order are found in a table
const tables = {
  orders: { of: 'id' },
  order_sales: { of: 'order_id' },
  store_orders: { of: 'order_id' },
  order_payments: { of: 'order_id' },
  order_lines: { of: 'store_order_id', parent: 'store_orders' },
  order_events: { of: 'store_order_id', parent: 'store_orders' },
}

/** Adds paid, long completed orders: copies of the first one, spread over many buyers. */
export async function addOrders(pool: Pool, count: number) {
  const { rows } = await pool.query<{ id: number }>('select min(id) id from orders')
  const model = rows[0]!.id
  await pool.query(
    `create table if not exists bench_ids (kind text, old bigint, n int, new bigint, primary key (kind, old, n))`,
  )
  for (const [table, how] of Object.entries(tables)) await copyRows(pool, { table, ...how, model, count })
  await pool.query('vacuum analyze')
}

interface CopiedTable {
  table: string
  of: string
  parent?: string
  model: number
  count: number
}

async function copyRows(pool: Pool, { table, of, parent, model, count }: CopiedTable) {
  const { rows } = await pool.query<{ name: string; identity: boolean }>(
    `select column_name name, is_identity = 'YES' identity from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  const chosen = parent ? `t.${of} in (select id from ${parent} where order_id = ${model})` : `t.${of} = ${model}`
  if (rows.some(({ name }) => name === 'id'))
    await pool.query(
      `insert into bench_ids select '${table}', t.id, n, nextval(pg_get_serial_sequence('${table}', 'id'))
       from ${table} t, generate_series(1, ${count}) n where ${chosen}`,
    )
  const up = parent ?? 'orders'
  const values = rows.map(({ name }) => {
    if (name === 'id') return 'own.new'
    if (name === of) return 'up.new'
    if (name === 'sale_id') return 'sale.new'
    if (name === 'state') return table === 'store_orders' ? `'completed'` : `'paid'`
    if (name === 'user_id' && table === 'orders') return `(${firstBuyer}) + n.n % 500`
    if (['code', 'payment_id', 'charge_id'].includes(name) && table === 'order_payments') return `'${name}-' || n.n`
    if (name === 'created_at') return `t.created_at - n.n * interval '5 minutes'`
    return `t.${name}`
  })
  const hasId = rows.some(({ name }) => name === 'id')
  const ofSale = rows.some(({ name }) => name === 'sale_id')
  await pool.query(
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')}) overriding system value
     select ${values.join(', ')} from ${table} t cross join generate_series(1, ${count}) n (n)
     ${hasId ? `join bench_ids own on own.kind = '${table}' and own.old = t.id and own.n = n.n` : ''}
     ${of === 'id' ? '' : `join bench_ids up on up.kind = '${up}' and up.old = t.${of} and up.n = n.n`}
     ${ofSale ? `join bench_ids sale on sale.kind = 'order_sales' and sale.old = t.sale_id and sale.n = n.n` : ''}
     where ${chosen}`,
  )
}

const firstBuyer = `select min(id) from users where email like 'comprador%@bench.invalid'`
