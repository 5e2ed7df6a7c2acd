import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const buyer = await as('buyer')
const [one, other] = await offersOfSeller(app, seller.id)
const store_id = one!.store_id
const print = (asked: object, who = seller) => who.post('/api/v1/store-offer-labels', { store_id, ...asked })
const set = (id: number, change: object) => app.db.updateTable('listings').set(change).where('id', '=', id).execute()

describe('the labels of offers', () => {
  it('carry barcodes that a scanner reads: the own code, or one of the offer', async () => {
    await set(one!.id, { sku: 'TS-00612', position: 'Caixa 3 · B-14' })
    await set(other!.id, { sku: 'um código comprido para a etiqueta' })
    const { body } = await print({ ids: [one!.id, other!.id] })
    const [page] = await readPdf(body.result.data)
    expect(page!.size).toEqual([210, 297])
    expect(page!.codes).toHaveLength(2)
    expect(page!.codes).toEqual(
      expect.arrayContaining([
        ['Code128', `BRA-${other!.id}`],
        ['Code128', 'TS-00612'],
      ]),
    )
    expect(page!.text).toContain('Caixa 3 · B-14')
  })

  it('begin at the first free one of a sheet, and go on on the next', async () => {
    const pagesOf = async (first: number) =>
      readPdf((await print({ ids: [one!.id, other!.id], first })).body.result.data)
    expect(await pagesOf(64)).toHaveLength(1)
    expect(await pagesOf(65)).toHaveLength(2)
  })

  it('are one for each unit where that is asked for, and not without end', async () => {
    await set(one!.id, { quantity: 70 })
    const { body } = await print({ ids: [one!.id], each_unit: true })
    expect(await readPdf(body.result.data)).toHaveLength(2)
    await set(one!.id, { quantity: 1001 })
    const refused = await print({ ids: [one!.id], each_unit: true })
    expect([refused.status, refused.body.fields]).toEqual([422, { each_unit: expect.stringContaining('1001') }])
    await set(one!.id, { quantity: 0 })
    expect((await print({ ids: [one!.id], each_unit: true })).status).toBe(422)
    expect((await print({ ids: [one!.id] })).status).toBe(200)
  })

  it('are refused without offers, for offers of others, and to strangers', async () => {
    const stranger = await as('joelma.nazare@bracards.example')
    const [foreign] = await offersOfSeller(app, stranger.id)
    expect((await print({ ids: [] })).status).toBe(422)
    expect((await print({ ids: [one!.id], first: 66 })).status).toBe(422)
    expect((await print({ ids: [one!.id, foreign!.id] })).body.code).toBe('offer_not_found')
    expect((await print({ ids: [one!.id] }, stranger)).body.code).toBe('store_not_found')
    expect((await print({ ids: [one!.id] }, buyer)).status).toBe(403)
  })
})
