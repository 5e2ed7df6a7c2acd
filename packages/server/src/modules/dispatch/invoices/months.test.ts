import { problemsOf } from '@bra/tax-documents/validation'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { taxWorld } from '../../../testing/tax-world.ts'
import { invoicesJobs } from './invoices.jobs.ts'

const { app, seller, person, offer, ofPerson, bought, ready } = await taxWorld()
await ready()

const show = async (id: number, who = seller) => (await who.get(`/api/v1/stores-order/${id}`)).body
const make = (id: number, who = seller) => who.post('/api/v1/store-order-invoice', { id })
async function issued(of = offer, who = seller) {
  const id = await bought(of)
  await make(id, who)
  await who.post('/api/v1/send-nf-to-sefaz', { id })
  return id
}

describe('the files of a month', () => {
  it('hold every event with the answer of the authority, and the numbers that were never used', async () => {
    const [corrected, cancelled, given] = [await issued(), await issued(), await bought()]
    await seller.post('/api/v1/store-order-correct-nf', { id: corrected, text: 'O volume é um envelope de papel' })
    await make(given)
    for (const id of [cancelled, given])
      await seller.post('/api/v1/store-order-cancel-nf', { id, reason: 'O comprador desistiu da compra' })
    await invoicesJobs.report_unused_numbers!.run(app, {})
    const numbers = await Promise.all([corrected, cancelled].map(async (id) => (await show(id)).invoices[0].access_key))
    const unused = await app.db
      .selectFrom('invoices')
      .select(['series', 'number'])
      .where('store_order_id', '=', given)
      .executeTakeFirstOrThrow()
    const { result } = (await seller.get(`/api/v1/store-invoices/${offer.store_id}/month`)).body
    const files = unzipSync(Buffer.from(result.data, 'base64'))
    const kept = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const letter = kept(`${numbers[0]}-cce-1.xml`)
    const end = kept(`${numbers[1]}-cancelamento-1.xml`)
    const gap = kept(`serie-${unused.series}-numero-${unused.number}-inutilizacao-1.xml`)
    expect(problemsOf('keptCorrection', letter)).toEqual([])
    expect(problemsOf('keptCancellation', end)).toEqual([])
    expect(problemsOf('keptInutilisation', gap)).toEqual([])
    for (const file of [letter, end, gap]) expect(file).toContain('<nProt>')
  })

  it('hold the cancelled declaration of a person with the answer of the authority', async () => {
    const id = await issued(ofPerson, person)
    await person.post('/api/v1/store-order-cancel-nf', { id, reason: 'O comprador desistiu da compra' })
    const { access_key: key } = (await show(id, person)).invoices[0]
    const { result } = (await person.get(`/api/v1/store-invoices/${ofPerson.store_id}/month`)).body
    const files = unzipSync(Buffer.from(result.data, 'base64'))
    expect(problemsOf('keptEventDCe', strFromU8(files[`${key}-cancelamento-1.xml`]!))).toEqual([])
  })
})
