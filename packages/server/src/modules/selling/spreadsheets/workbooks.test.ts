import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { workbookOf, zipOf } from '../../../testing/workbooks.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const read = async (bytes: Buffer, name = 'estoque.xlsx') =>
  (
    await seller.post('/api/v1/product-store-import', {
      store_id: storeId,
      name,
      content: bytes.toString('base64'),
      encoding: 'base64',
    })
  ).body

const heading = ['codigo', 'condicao', 'preco', 'quantidade', 'comentario']
const lineOf = async (id: number) =>
  (await app.db.selectFrom('listing_imports').select('lines').where('id', '=', id).executeTakeFirstOrThrow()).lines

describe('a workbook', () => {
  it('is read from its first visible sheet, with numbers, shared texts and the values of formulas', async () => {
    const { import: sheet } = await read(
      workbookOf([
        heading,
        ['BDN-001', 'SP', 12.5, 3, 'Linda & rara'],
        ['', '', '', ''],
        ['BDN-002', 'NM', { formula: 'C2*1.05', value: 4.725 }, { formula: '1+1', value: 2 }],
      ]),
    )
    expect(sheet).toMatchObject({ total: 2, faults_count: 0, shop: null })
    const lines = await lineOf(sheet.id)
    expect(lines).toMatchObject([
      { line: 2, listing: { price_cents: 1250, quantity: 3, comment: 'Linda & rara', condition: 'SP' } },
      { line: 4, listing: { price_cents: 473, quantity: 2 } },
    ])
  })

  it('never takes a day or an hour for a price or a quantity, however the file shows it', async () => {
    const codes = ['dd/mm/yyyy', '[$-416]d &quot;de&quot; mmmm;@', 'hh:mm', '&quot;dias&quot; 0.00', '[Red]0.00']
    const numFmts = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')
    const shown = [0, 14, 17, 22, 45, 164, 165, 166, 2, 167, 168]
    const styles = `<styleSheet><numFmts>${numFmts}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${shown.map((format) => `<xf numFmtId="${format}"/>`).join('')}</cellXfs></styleSheet>`
    const days = shown.map((_, style) => ['BDN-001', 'NM', { style, value: 46.5 }, 1])
    const counts = shown.map((_, style) => ['BDN-001', 'NM', 1, { style, value: 46 }])
    const { import: sheet } = await read(workbookOf([heading, ...days, ...counts], { 'xl/styles.xml': styles }))
    const faulty = (column: string) =>
      new Set(
        sheet.faults.flatMap((fault: { line: number; column: string }) =>
          fault.column === column ? [shown[(fault.line - 2) % shown.length]] : [],
        ),
      )
    const dates = new Set([14, 17, 22, 45, 164, 165, 166])
    expect([faulty('preco'), faulty('quantidade')]).toEqual([dates, dates])
  })

  it('tells the line of a problem as the program of sheets counts it', async () => {
    const { import: sheet } = await read(workbookOf([heading, ['BDN-001', 'NM', 1, 1], [''], ['NADA-1', 'NM', 1, 1]]))
    expect(sheet).toMatchObject({ total: 1, faults: [{ line: 4, column: 'codigo' }] })
  })

  it.each([
    ['that is empty', () => workbookOf([]), 'sheet_empty'],
    ['that has a heading alone', () => workbookOf([heading]), 'sheet_empty'],
    [
      'without the names of columns',
      () =>
        workbookOf([
          ['a', 'b', 'c'],
          ['BDN-001', 'NM', 1],
        ]),
      'sheet_headless',
    ],
    ['that is another ZIP', () => zipOf({ 'foto.jpg': 'nada' }), 'sheet_not_workbook'],
    ['that is encrypted', () => zipOf({ 'xl/workbook.xml': '<workbook/>' }, 1), 'sheet_locked'],
    ['that is cut off', () => workbookOf([heading, ['BDN-001', 'NM', 1, 1]]).subarray(0, 300), 'sheet_unreadable'],
    ['that is broken', () => workbookOf([heading], { 'xl/worksheets/sheet2.xml': '<<<>&' }), 'sheet_empty'],
    ['with a password', () => oleOf('EncryptedPackage'), 'sheet_locked'],
    ['of an old Office', () => oleOf('Workbook'), 'sheet_old'],
    [
      'with too many lines',
      () => workbookOf([heading, ...Array.from({ length: 10_001 }, () => ['BDN-001', 'NM', 1, 1])]),
      'sheet_too_long',
    ],
  ])('%s is refused with its reason', async (_, make, code) => {
    expect((await read(make())).code).toBe(code)
  })

  it.each([
    [
      'one cell',
      `<worksheet><sheetData><row><c t="str"><v>${'0'.repeat(60_000_000)}</v></c></row></sheetData></worksheet>`,
      'sheet_too_big',
    ],
    ['elements in each other', '<a>'.repeat(10_000_000), 'sheet_unreadable'],
    ['rows', '<row><c t="str"><v>a</v></c></row>'.repeat(1_000_000), 'sheet_too_long'],
  ])('that unpacks to millions of %s is refused', async (_, sheet, code) => {
    const bytes = workbookOf([heading], { 'xl/worksheets/sheet2.xml': sheet })
    expect(bytes.length).toBeLessThan(1_000_000)
    expect((await read(bytes)).code).toBe(code)
  })

  it('larger than 5 MB is refused before it is opened', async () => {
    const { fields } = await read(randomBytes(5_000_003))
    expect(fields.content).toBe('A planilha passa de 5 MB. Divida-a em partes.')
  })
})

const oleOf = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')])

describe('a CSV as bytes', () => {
  const text = 'codigo;condicao;preço;quantidade;comentário\r\nBDN-003;NM;1,00;1;À mão'
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['Latin-1', Buffer.from(text, 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    const { import: sheet } = await read(bytes, 'estoque.csv')
    expect(sheet).toMatchObject({ total: 1, faults_count: 0 })
    expect(await lineOf(sheet.id)).toMatchObject([{ listing: { comment: 'À mão' } }])
  })
})
