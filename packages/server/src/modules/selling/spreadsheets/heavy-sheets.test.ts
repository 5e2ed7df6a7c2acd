import { randomBytes } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { readSheet } from './reading.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const read = (content: string) =>
  seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'ofertas.csv', content })

const heading = 'codigo;condicao;preco;quantidade;x;comentario\n'
const MOST_BYTES = 5_100_000
/** Repeats `part` up to the size that one call accepts; in JSON a quote and a line break take two bytes. */
const full = (part: string) => heading + part.repeat(MOST_BYTES / (JSON.stringify(part).length - 2))

describe('a sheet of five megabytes', () => {
  it.each([
    ['forgotten quotes', full('"a\n'), 'sheet_too_long'],
    ['quotes that are forgotten where cells may have lines', full('a;b;c;d;"e\n'), 'sheet_too_long'],
    ['quotes alone', full('"""\n'), 'sheet_too_long'],
    ['one line of quotes', full('"'), null],
    ['one line of separators', full(';').slice(0, 5_000_000), null],
    ['separators instead of a heading', ';'.repeat(5_000_000), 'sheet_headless'],
    ['breaks alone', full('\n'), 'sheet_empty'],
    ['rows that were emptied', full(';;;;;\n'), 'sheet_empty'],
    ['NULs', '\0'.repeat(800_000), 'sheet_unreadable'],
    ['bytes of another kind of file', randomBytes(1_500_000).toString('latin1'), 'sheet_unreadable'],
  ])('of %s is told what it is', async (_, content, code) => {
    const { body } = await read(content)
    const told = code ? { code } : { import: { total: 0, faults_count: 1, faults: [{ line: 2, column: null }] } }
    expect(body).toMatchObject(told)
  })

  it('lets others be answered while it is read', async () => {
    let [turns, isRead] = [0, false]
    const reading = readSheet(full('\n'))
      .catch(() => undefined)
      .then(() => (isRead = true))
    while (!isRead) {
      await othersTurn()
      turns++
    }
    await reading
    expect(turns).toBeGreaterThan(3)
  })
})

describe('a cell longer than any comment', () => {
  it('costs its own line alone', async () => {
    const line = (comment: string) => `BDN-001;NM;10,00;1;;${comment}\n`
    const { lines, broken } = await readSheet(
      heading + line('"A') + line(`"${'a'.repeat(99_999)}\n"`) + line('"Duas\nlinhas"'),
    )
    expect(lines.map(({ cells }) => cells.comentario)).toEqual(['Duas\nlinhas'])
    expect(broken.map(({ line }) => line)).toEqual([2, 3, 4])
  })
})

describe('the sheet of a store that may not sell', () => {
  it('is refused before anything of it is read', async () => {
    await app.db.updateTable('stores').set({ status: 'suspended' }).where('id', '=', storeId).execute()
    expect((await read('nothing that could be read')).body.code).toBe('store_not_selling')
  })
})
