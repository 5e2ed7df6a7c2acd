import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const write = async (ids: number[]) =>
  (await seller.post('/api/v1/product-store-export', { store_id: storeId, ids })).body.content as string
const read = (content: string) =>
  seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'ofertas.csv', content })

async function bring(...lines: string[]) {
  const { body } = await read(lines.join('\r\n'))
  await seller.post('/api/v1/product-store-import/start', { id: body.import.id })
  await settle(app)
  return (await seller.get(`/api/v1/product-store-import/${body.import.id}`)).body.import
}

describe('a lone hyphen', () => {
  const heading = 'id;codigo;condicao;idioma;acabamento;extras;certificadora;nota;certificado;preco;comentario'
  const rowOf = (id: number) => app.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const made = async (offer: object) => {
    const { id: product_id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', 'BDN-022')
      .executeTakeFirstOrThrow()
    const asked = { store_id: storeId, product_id, language: 'RU', price_cents: 1000, quantity: 1, ...offer }
    return (await seller.post('/api/v1/product-store-save/', asked)).body.result.id as number
  }

  it('takes away comment and extras, which an empty cell leaves', async () => {
    const id = await made({ condition: 'NM', extras: ['promo'], comment: '-' })
    expect(await bring(heading, `${id};BDN-022;NM;RU;;;;;;11,00;`)).toMatchObject({ counts: { changed: 1 } })
    expect(await rowOf(id)).toMatchObject({ price_cents: 1100, extras: ['promo'], comment: '-' })
    const content = await write([id])
    expect((await read(content)).body.import.counts).toMatchObject({ unchanged: 1 })
    expect(await bring(heading, `${id};BDN-022;NM;RU;;-;;;;11,00;-`)).toMatchObject({ counts: { changed: 1 } })
    expect(await rowOf(id)).toMatchObject({ extras: [], comment: null })
  })

  it('takes away position and own code, which go out and come back as they are', async () => {
    const id = await made({ condition: 'HP', position: 'Caixa 3 · B-14', sku: '000123' })
    const content = await write([id])
    expect(content).toContain(";Caixa 3 · B-14;'000123;")
    expect((await read(content)).body.import.counts).toMatchObject({ unchanged: 1 })
    const columns = 'codigo;condicao;idioma;preco;quantidade;posicao;sku'
    expect(await bring(columns, 'BDN-022;HP;RU;10,00;1;;')).toMatchObject({ counts: { unchanged: 1 } })
    expect(await bring(columns, 'BDN-022;HP;RU;10,00;1;Estante 7;-')).toMatchObject({ counts: { changed: 1 } })
    expect(await rowOf(id)).toMatchObject({ position: 'Estante 7', sku: null })
  })

  it('takes away the comment of an offer named by its variant, and of no other', async () => {
    const id = await made({ condition: 'MP', comment: 'Dobra no canto' })
    const line = (comment: string) => `BDN-022;MP;RU;10,00;1;${comment}`
    const columns = 'codigo;condicao;idioma;preco;quantidade;comentario'
    expect(await bring(columns, line(''))).toMatchObject({ counts: { unchanged: 1 } })
    expect(await bring(columns, line('-'))).toMatchObject({ counts: { changed: 1 } })
    expect(await rowOf(id)).toMatchObject({ comment: null })
  })

  it('makes of a graded card one that is not, which the condition alone does not', async () => {
    const grade = { company: 'PSA', grade: 9.5, certificate: '0012345678' }
    const id = await made({ condition: 'graded', grade })
    const content = await write([id])
    // a spreadsheet would drop the leading zeros
    expect(content).toContain(";PSA;9,5;'0012345678;")
    expect((await read(content)).body.import).toMatchObject({ faults_count: 0, counts: { unchanged: 1 } })
    const { body } = await read(`${heading}\n${id};BDN-022;SP;RU;;;;;;10,00;`)
    expect(body.import.faults).toMatchObject([{ line: 2, message: expect.stringContaining('hífen na certificadora') }])
    expect(await bring(heading, `${id};BDN-022;SP;RU;;;-;;;10,00;`)).toMatchObject({ counts: { changed: 1 } })
    expect(await rowOf(id)).toMatchObject({ condition: 'SP', grade: null })
  })
})
