import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { modules, wings } from './modules.ts'
import { tablesDeclaredIn, tablesIn } from './testing/tables-in-sql.ts'

const root = fileURLToPath(new URL('modules/', import.meta.url))
const floors = Object.keys(wings)
const floorOf = (module: string) => floors.findIndex((wing) => module in wings[wing]!)

interface SourceOfModule {
  module: string
  text: string
}

const sources = (ending: string): SourceOfModule[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ module: path.split('/')[1]!, text: readFileSync(join(root, path), 'utf8') }))

/** Modules by the views and tables that they declare. */
const owners = new Map(
  sources('.tables.ts').flatMap(({ module, text }) => tablesDeclaredIn(text).map((table) => [table, module] as const)),
)

/** Accepted writes to tables of another wing, each with its reason. */
const foreignWrites: { module: string; tables: string[]; why: string }[] = [
  {
    module: 'stats',
    tables: ['store_stats', 'product_views_summaries', 'product_sales_stats', 'categories'],
    why: 'Figures are counted from sales and orders, but lists of lower wings read them beside the store or the product.',
  },
  {
    module: 'inventory',
    tables: ['listings', 'removed_listings', 'cart_lines', 'order_lines'],
    why: 'A seller writes offers, and one that is removed or restored takes along the lines that name it, in one statement.',
  },
  {
    module: 'bulk-edits',
    tables: ['listings'],
    why: 'A change of many offers computes the new prices in the statement that writes them.',
  },
  {
    module: 'bulk-history',
    tables: ['listings'],
    why: 'Undoing a change joins its lines with the offers in the statement that writes them.',
  },
  {
    module: 'content-editing',
    tables: ['banners', 'faq', 'site_notices', 'free_shipping_days', 'block_dates', 'plans'],
    why: 'One editor serves six lists that differ only in their columns; it names the table by the list.',
  },
  {
    module: 'content-editing',
    tables: ['parameters', 'static_texts', 'static_text_versions'],
    why: 'Every part of the shop reads parameters and texts, and nobody but an operator changes one.',
  },
  {
    module: 'catalog-editing',
    tables: [
      ...['products', 'product_merges', 'categories', 'businesses', 'rarities', 'elements'],
      ...['word_merges', 'word_mergings', 'banners'],
    ],
    why: 'The statements of a correction stand beside the act of the operator; the catalogue itself writes what imports bring.',
  },
  {
    module: 'boxes',
    tables: ['boxes'],
    why: 'Freight is quoted by the boxes of a store, which nobody changes but the store that packs.',
  },
  {
    module: 'labels',
    tables: ['shipping_labels'],
    why: 'Timers of parcels read whether a label was bought; only whoever buys it writes it.',
  },
]

const named = [...sources('.queries.ts'), ...sources('.tables.ts')].map(({ module, text }) => ({
  module,
  ...tablesIn(text, (name) => owners.has(name)),
}))
const pairs = (kind: 'reads' | 'writes') =>
  named.flatMap(({ module, [kind]: tables }) =>
    [...tables].map((table) => ({ module, table, owner: owners.get(table)! })),
  )
const told = ({ module, table, owner }: { module: string; table: string; owner: string }) =>
  `${module} → ${table} of ${owner}`
const isNamed = (module: string, owner: string) => module === owner || modules[module]!.uses.includes(owner)

describe('the tables of the house', () => {
  it('belong to one module each', () => {
    const declared = sources('.tables.ts').flatMap(({ text }) => tablesDeclaredIn(text))
    expect(declared.filter((table, index) => declared.indexOf(table) !== index)).toEqual([])
  })

  it('are written by their wing alone, but for the writes that are declared', () => {
    const foreign = pairs('writes').filter(({ module, owner }) => floorOf(module) !== floorOf(owner))
    const found = new Set(foreign.map(({ module, table }) => `${module} → ${table}`))
    const declared = foreignWrites.flatMap(({ module, tables }) => tables.map((table) => `${module} → ${table}`))
    expect([...found].sort()).toEqual(declared.sort())
  })

  it('are read by their own wing and those below it in the table', () => {
    expect(
      pairs('reads')
        .filter(({ module, owner }) => floorOf(module) < floorOf(owner))
        .map(told),
    ).toEqual([])
  })

  it('are read and written within a wing by modules whose row names the owner', () => {
    const inside = [...pairs('reads'), ...pairs('writes')].filter(
      ({ module, owner }) => floorOf(module) === floorOf(owner),
    )
    expect(inside.filter(({ module, owner }) => !isNamed(module, owner)).map(told)).toEqual([])
  })
})

describe('the reader of statements', () => {
  const known = (name: string) => ['orders', 'stores', 'users', 'plans'].includes(name)
  const read = (source: string) => {
    const { reads, writes } = tablesIn(source, known)
    return { reads: [...reads].sort(), writes: [...writes].sort() }
  }

  it('tells what is written from what is read', () => {
    expect(read('sql`insert into orders select 1 from stores s, users u`')).toEqual({
      reads: ['stores', 'users'],
      writes: ['orders'],
    })
    expect(read('sql`update stores s set name = u.name from users u`')).toEqual({
      reads: ['users'],
      writes: ['stores'],
    })
    expect(read('sql`delete from orders using stores where true`')).toEqual({ reads: ['stores'], writes: ['orders'] })
    expect(read("tx.updateTable('plans').from('users as u')")).toEqual({ reads: ['users'], writes: ['plans'] })
    expect(read("db.selectFrom('orders').innerJoin('stores as s', 's.id', 'x')")).toEqual({
      reads: ['orders', 'stores'],
      writes: [],
    })
  })

  it('takes a lock for no write, and words of a comment for no statement', () => {
    expect(read('sql`select 1 from orders o for no key update of o`')).toEqual({ reads: ['orders'], writes: [] })
    expect(read('// told from stores\n/** update users */')).toEqual({ reads: [], writes: [] })
  })

  it('takes every table that a file names for written where the statement is given its table', () => {
    expect(read("const lists = { one: 'plans' }\nsql`update ${sql.table(name)} set x = 1`").writes).toEqual(['plans'])
  })
})
