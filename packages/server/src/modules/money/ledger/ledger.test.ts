import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase, type Tx } from '../../../platform/db.ts'
import { testApp } from '../../../testing/test-app.ts'
import { type Account, balancesOf, type Line, linesOf, post, sumOfAll } from './index.ts'

const { app, clock } = await testApp()

// the orders of the demo have their money here
await app.transaction(async (tx) => {
  await sql`set local session_replication_role = replica`.execute(tx)
  await sql`truncate ledger_lines, ledger_entries`.execute(tx)
})

const charge = (store: number, cents: number): Line[] => [
  { account: 'provider', cents: -cents },
  { account: `escrow:${store}`, cents },
]
const posted = (key: string, lines: Line[], of: { orderId?: number; storeOrderId?: number } = {}) =>
  app.transaction((tx) => post(tx, app, { key, kind: 'charge', lines, ...of }))
const balance = async (account: Account) => (await balancesOf(app.db, [account])).get(account)
const entryOf = async (key: string) =>
  (await app.db.selectFrom('ledger_entries').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
const run = (statement: ReturnType<typeof sql>) => app.transaction(async (tx) => void (await statement.execute(tx)))

describe('the ledger', () => {
  it('moves money from account to account, and knows what each holds', async () => {
    expect(await posted('charge:1', charge(1, 10_000), { orderId: 1 })).toBe(true)
    await posted('release:1', [
      { account: 'escrow:1', cents: -10_000 },
      { account: 'store:1', cents: 8_800 },
      { account: 'commission', cents: 1_200 },
    ])
    expect([...(await balancesOf(app.db, ['store:1', 'escrow:1', 'commission', 'buyer:77']))]).toEqual([
      ['store:1', 8_800],
      ['escrow:1', 0],
      ['commission', 1_200],
      ['buyer:77', 0],
    ])
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('posts what happened once, however often it is told', async () => {
    expect(await posted('charge:2', charge(2, 500))).toBe(true)
    expect(await posted('charge:2', charge(2, 500))).toBe(false)
    const twice = await app.transaction(async (tx) => [
      await post(tx, app, { key: 'charge:3', kind: 'charge', lines: charge(2, 40) }),
      await post(tx, app, { key: 'charge:3', kind: 'charge', lines: charge(2, 40) }),
    ])
    expect(twice).toEqual([true, false])
    expect(await balance('escrow:2')).toBe(540)
  })

  it('takes two lines of one account as one, and leaves out those of nothing', async () => {
    const goodsAndFreight = [...charge(4, 1000), ...charge(4, 250), { account: 'fees' as const, cents: 0 }]
    await posted('charge:4', goodsAndFreight)
    const lines = await app.db
      .selectFrom('ledger_lines')
      .select(['account', 'cents'])
      .where('entry_id', '=', await entryOf('charge:4'))
      .orderBy('cents')
      .execute()
    expect(lines).toEqual([
      { account: 'provider', cents: -1250 },
      { account: 'escrow:4', cents: 1250 },
    ])
  })

  it('forgets what a transaction posted that is undone, so that it may be posted again', async () => {
    const undone = app.transaction(async (tx) => {
      await post(tx, app, { key: 'charge:5', kind: 'charge', lines: charge(5, 100) })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await balance('escrow:5')).toBe(0)
    expect(await posted('charge:5', charge(5, 100))).toBe(true)
  })

  it('tells the statement of an account page by page, newest first', async () => {
    for (const [index, cents] of [100, 200, 300].entries()) {
      await posted(`charge:6:${index}`, charge(6, cents), { orderId: 60, storeOrderId: 61 })
    }
    const first = await linesOf(app.db, 'escrow:6', { limit: 2 })
    expect(first.map(({ key, cents }) => [key, cents])).toEqual([
      ['charge:6:2', 300],
      ['charge:6:1', 200],
    ])
    expect(first[0]).toMatchObject({ kind: 'charge', order_id: 60, store_order_id: 61, created_at: clock.now() })
    const rest = await linesOf(app.db, 'escrow:6', { before: first[1]!.entry_id, limit: 2 })
    expect(rest.map(({ cents }) => cents)).toEqual([100])
  })
})

describe('the database itself', () => {
  it('refuses an entry whose lines do not sum to zero, with everything that came with it', async () => {
    const unbalanced: Line[] = [
      { account: 'provider', cents: -100 },
      { account: 'store:8', cents: 99 },
    ]
    await expect(posted('charge:8', unbalanced)).rejects.toThrow('do not sum to zero')
    await expect(posted('charge:8', [{ account: 'store:8', cents: 1 }])).rejects.toThrow('do not sum to zero')
    expect(await balance('store:8')).toBe(0)
    expect(await posted('charge:8', charge(8, 100))).toBe(true)
  })

  it('refuses it too when the check is asked for before the last line', async () => {
    const tricked = app.transaction(async (tx) => {
      await post(tx, app, { key: 'charge:9', kind: 'charge', lines: charge(9, 100) })
      await sql`set constraints all immediate`.execute(tx)
      await insertLine(tx, 'charge:9', 'store:9')
    })
    await expect(tricked).rejects.toThrow('do not sum to zero')
  })

  it('refuses to change, delete or empty what was posted', async () => {
    await posted('charge:10', charge(10, 100))
    const changes = [
      sql`update ledger_entries set kind = 'gift' where key = 'charge:10'`,
      sql`update ledger_lines set cents = cents * 2`,
      sql`update ledger_lines set account = 'store:11' where account = 'escrow:10'`,
      sql`delete from ledger_lines`,
      sql`delete from ledger_entries where key = 'charge:10'`,
      sql`truncate ledger_lines`,
      sql`truncate ledger_entries cascade`,
      sql`insert into ledger_entries (key, kind, created_at) values ('charge:10', 'gift', '2026-01-01')
          on conflict (key) do update set kind = excluded.kind`,
    ]
    for (const change of changes) await expect(run(change)).rejects.toThrow('the ledger is only added to')
    expect(await balance('escrow:10')).toBe(100)
  })

  it('refuses other lines for an entry of an earlier transaction, even some that balance', async () => {
    await posted('charge:12', charge(12, 100))
    const late = app.transaction(async (tx) => {
      await insertLine(tx, 'charge:12', 'store:12', 1)
      await insertLine(tx, 'charge:12', 'fees', -1)
    })
    await expect(late).rejects.toThrow('is closed')
  })

  it('refuses an entry that is signed for a transaction to come', async () => {
    await run(sql`insert into ledger_entries (key, kind, created_at, transaction_id)
      values ('charge:13', 'charge', '2026-01-01', (pg_current_xact_id()::text::bigint + 1)::text::xid8)`)
    const late = app.transaction((tx) => insertLine(tx, 'charge:13', 'store:13'))
    await expect(late).rejects.toThrow('is closed')
  })

  it('refuses an account that does not exist, and a line of nothing', async () => {
    for (const account of ['store', 'store:', 'store:1x', 'seller:1', 'provider:1', ' fees', 'commission\n']) {
      const lines = [
        { account: account as Account, cents: 1 },
        { account: 'fees' as const, cents: -1 },
      ]
      await expect(posted(randomUUID(), lines)).rejects.toThrow('ledger_lines_account_check')
    }
    await posted('charge:14', charge(14, 1))
    const ofNothing = app.transaction(async (tx) => {
      await post(tx, app, { key: 'charge:15', kind: 'charge', lines: charge(15, 100) })
      await insertLine(tx, 'charge:15', 'store:15', 0)
    })
    await expect(ofNothing).rejects.toThrow('ledger_lines_cents_check')
  })
})

async function insertLine(tx: Tx, key: string, account: Account, cents = 1) {
  await sql`insert into ledger_lines (entry_id, account, cents)
    select id, ${account}, ${cents} from ledger_entries where key = ${key}`.execute(tx)
}

const oneConnection = app.database.kind === 'pglite' ? ' (the embedded database has one)' : ''
describe.skipIf(oneConnection)(`twenty connections at once${oneConnection}`, () => {
  it('that post the same key make one entry', async () => {
    const answers = await postAtOnce(Array.from({ length: 20 }, () => 'charge:20'))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await balance('escrow:20')).toBe(100)
  })

  it('that post to the same accounts lose nothing', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `charge:21:${index}`)
    expect(await postAtOnce(keys)).toEqual(keys.map(() => true))
    expect(await balance('escrow:20')).toBe(2100)
  })
})

it('still sums to zero after all this', async () => {
  expect(await sumOfAll(app.db)).toBe(0)
})

/** One transaction of its own for each key, all of them open before any posts. */
async function postAtOnce(keys: string[]) {
  const url = (app.database.pool.options as PoolConfig).connectionString
  const { db, close } = await openDatabase({ url, dir: '', poolSize: keys.length })
  const { promise: allOpen, resolve } = Promise.withResolvers<void>()
  let open = 0
  const answers = keys.map((key) =>
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      open += 1
      if (open === keys.length) resolve()
      await allOpen
      return post(tx, app, { key, kind: 'charge', lines: charge(20, 100) })
    }),
  )
  return Promise.all(answers).finally(close)
}
