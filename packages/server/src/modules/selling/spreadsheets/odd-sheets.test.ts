import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { workbookOf } from '../../../testing/workbooks.ts'
import { isGarbled } from './files/text.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const read = async (content: string) =>
  (await seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'estoque.csv', content })).body
const linesOf = async (id: number) =>
  (await app.db.selectFrom('listing_imports').select('lines').where('id', '=', id).executeTakeFirstOrThrow()).lines

const heading = 'codigo;condicao;preco;quantidade;comentario'
const offer = 'BDN-001;NM;5,90;2;Linda'

describe('a sheet with rows above its heading', () => {
  it.each([
    ['an empty row', ['']],
    ['empty rows', ['', '', '']],
    ['an empty row of separators', [';;;;']],
    ['a title', ['Estoque da Loja do Saci, 30/11/2026']],
    ['a title, an empty row and a row of the separator', ['sep=;', 'Estoque; novembro; 2026', '']],
  ])('has %s', async (_, above) => {
    const { import: sheet } = await read([...above, heading, offer, 'ZZZ-999;NM;1;1;'].join('\n'))
    const line = above.length + 2
    expect(sheet).toMatchObject({ total: 1, faults: [{ line: line + 1 }] })
    expect(await linesOf(sheet.id)).toMatchObject([{ line, listing: { price_cents: 590, quantity: 2 } }])
  })

  it('may be a workbook', async () => {
    const rows = [['Estoque'], ['', ''], heading.split(';'), ['BDN-001', 'NM', 5.9, 2, 'Linda']]
    const file = { name: 'a.xlsx', content: workbookOf(rows).toString('base64'), encoding: 'base64' }
    const { body } = await seller.post('/api/v1/product-store-import', { store_id: storeId, ...file })
    expect(body.import).toMatchObject({ total: 1, faults_count: 0 })
  })

  it('is refused with more of them than a title has', async () => {
    expect((await read([...Array<string>(9).fill('Minha loja'), heading, offer].join('\n'))).code).toBe(
      'sheet_unreadable',
    )
  })

  it.each(['|', ';', ',', '\t'])('may be separated by "%s"', async (separator) => {
    const row = ['BDN-001', 'NM', '5.90', '2', 'Linda'].join(separator)
    const { import: sheet } = await read(['Estoque', heading.replaceAll(';', separator), row].join('\n'))
    expect(sheet).toMatchObject({ total: 1, faults_count: 0 })
  })
})

describe('a cell with garbled letters', () => {
  it.each(['CoraÃ§Ã£o', 'CORAÃ‡ÃƒO', 'Promo\uFFFD\uFFFDo', 'BoitatÃ¡ â€“ canto', 'Promoï¿½ï¿½o'])(
    'such as "%s" is a problem of its row',
    async (comment) => {
      const { import: sheet } = await read(
        [heading, `BDN-001;NM;5,90;2;${comment}`, 'BDN-009;NM;5,90;2;Coração não é maçã'].join('\n'),
      )
      expect(sheet).toMatchObject({ total: 1, faults: [{ line: 2, column: 'comentario' }] })
      expect(sheet.faults[0].message).toBe(
        `O texto "${comment}" está com letras trocadas. Corrija-o, ou salve a planilha em UTF-8.`,
      )
      expect(await linesOf(sheet.id)).toMatchObject([{ line: 3, listing: { comment: 'Coração não é maçã' } }])
    },
  )

  it('is none in a column that is not read', async () => {
    const { import: sheet } = await read(`${heading};anotacao\n${offer};CoraÃ§Ã£o`)
    expect(sheet).toMatchObject({ total: 1, faults_count: 0 })
  })

  it.each(['CORAÇÃO', 'IRMÃ…', '“IRMÃ”', '«MAÇû', 'Ângela', '1ª edição nº 2', 'o “café”…', 'Pokémon – ímã'])(
    'is not "%s"',
    (text) => {
      expect(isGarbled(text)).toBe(false)
    },
  )
})
