import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { statusesOf } from '../../../testing/test-people.ts'
import { taxWorld } from '../../../testing/tax-world.ts'
import { invoicesJobs } from './invoices.jobs.ts'

const world = await taxWorld()
const { app, seller, bought, ready, steer, clock, sandbox } = world
await ready()

const MINUTES = 60_000
const [FIRST, SECOND] = ['O endereco correto e rua das Flores', 'O endereco correto e rua dos Lirios']
const issued = async () => {
  const id = await bought()
  await seller.post('/api/v1/store-order-invoice', { id })
  await seller.post('/api/v1/send-nf-to-sefaz', { id })
  return id
}
const correct = (id: number, text: string) => seller.post('/api/v1/store-order-correct-nf', { id, text })
const cancel = (id: number, reason = 'O comprador desistiu da compra') =>
  seller.post('/api/v1/store-order-cancel-nf', { id, reason })
const invoiceOf = (id: number) =>
  app.db
    .selectFrom('invoices')
    .selectAll()
    .where('store_order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const keptOf = async (id: number) =>
  app.db
    .selectFrom('invoice_events')
    .select(['kind', 'sequence', 'text', 'state', 'protocol'])
    .where('invoice_id', '=', (await invoiceOf(id)).id)
    .orderBy('id')
    .execute()
const lettersOf = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body.invoices[0].letters
interface Known {
  key: string
  events: string[]
  cancelled: boolean
}
const atAuthority = async (id: number) => {
  const { access_key: key } = await invoiceOf(id)
  const answer = await fetch(`${sandbox.url}/__sandbox/sefaz/documents`)
  const { documents } = (await answer.json()) as { documents: Known[] }
  return documents.find((one) => one.key === key)!
}
const later = async () => {
  clock.advance(20 * MINUTES)
  await steer('/clock', { value: clock.now().getTime() - Date.now() })
}
const finish = () => invoicesJobs.finish_invoice_events!.run(app, {})
const registered = (sequence: number, text: string) => ({
  ...{ kind: 'correction', sequence, text, state: 'registered', protocol: expect.any(String) },
})

describe('a letter of correction', () => {
  it('whose answer was lost says here what the authority heard, and another text has the next number', async () => {
    const id = await issued()
    await steer('/lose-answer', { value: 'event' })
    expect((await correct(id, FIRST)).body.code).toBe('invoice_service_down')
    expect(await keptOf(id)).toMatchObject([{ sequence: 1, text: FIRST, state: 'asked' }])
    expect(await lettersOf(id)).toEqual([])
    expect((await correct(id, SECOND)).status).toBe(200)
    expect(await keptOf(id)).toEqual([registered(1, FIRST), registered(2, SECOND)])
    expect((await atAuthority(id)).events).toEqual(['110110:1', '110110:2'])
    const at = expect.any(String)
    expect(await lettersOf(id)).toEqual([
      { number: 2, at, text: SECOND },
      { number: 1, at, text: FIRST },
    ])
  })

  it('whose answer was lost is found by a job, and the same text is not sent again', async () => {
    const id = await issued()
    await steer('/lose-answer', { value: 'event' })
    await correct(id, FIRST)
    await later()
    await finish()
    expect(await keptOf(id)).toEqual([registered(1, FIRST)])
    expect((await correct(id, FIRST)).status).toBe(200)
    expect((await atAuthority(id)).events).toEqual(['110110:1'])
  })

  it('that never arrived is sent again as it was kept', async () => {
    const id = await issued()
    await steer('/fail-next', { value: 1 })
    expect((await correct(id, FIRST)).body.code).toBe('invoice_service_down')
    expect((await atAuthority(id)).events).toEqual([])
    await later()
    await finish()
    expect(await keptOf(id)).toEqual([registered(1, FIRST)])
    expect((await atAuthority(id)).events).toEqual(['110110:1'])
  })

  it('sent 20 times at once is one event, and nobody gets an error of the server', { timeout: 60_000 }, async () => {
    const id = await issued()
    const answers = await Promise.all(Array.from({ length: 20 }, () => correct(id, FIRST)))
    expect([...new Set(statusesOf(answers))].filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(statusesOf(answers)[0]).toBe(200)
    expect(await keptOf(id)).toEqual([registered(1, FIRST)])
    expect((await atAuthority(id)).events).toEqual(['110110:1'])
  })

  it('takes the next number if another program used this one', async () => {
    const id = await issued()
    await correct(id, FIRST)
    const { id: invoice } = await invoiceOf(id)
    await app.db.deleteFrom('invoice_events').where('invoice_id', '=', invoice).execute()
    expect((await correct(id, SECOND)).status).toBe(200)
    expect(await keptOf(id)).toEqual([registered(1, FIRST), registered(2, SECOND)])
  })

  it('is not among the files of a month while nobody knows whether it was registered', async () => {
    const id = await issued()
    const { access_key: key, store_id: store } = await invoiceOf(id)
    const letters = async () => {
      const { result } = (await seller.get(`/api/v1/store-invoices/${store}/month`)).body
      return Object.keys(unzipSync(Buffer.from(result.data, 'base64'))).filter((name) => name.startsWith(`${key}-cce`))
    }
    await steer('/lose-answer', { value: 'event' })
    await correct(id, FIRST)
    expect(await letters()).toEqual([])
    await correct(id, FIRST)
    expect(await letters()).toEqual([`${key}-cce-1.xml`])
  })
})

describe('a cancellation', () => {
  it('whose answer was lost is found, and keeps the reason that the authority got', async () => {
    const id = await issued()
    await steer('/lose-answer', { value: 'event' })
    expect((await cancel(id)).body.code).toBe('invoice_service_down')
    expect((await invoiceOf(id)).state).toBe('authorised')
    await later()
    await finish()
    expect(await invoiceOf(id)).toMatchObject({ state: 'cancelled', cancelled_at: expect.any(Date) })
    expect(await keptOf(id)).toMatchObject([
      {
        kind: 'cancellation',
        state: 'registered',
        text: 'O comprador desistiu da compra',
        protocol: expect.any(String),
      },
    ])
  })

  it('asked for again after a lost answer is done once', async () => {
    const id = await issued()
    await steer('/lose-answer', { value: 'event' })
    await cancel(id)
    expect((await cancel(id, 'Outro motivo para cancelar')).status).toBe(200)
    expect((await atAuthority(id)).events).toEqual(['110111:1'])
    expect(await keptOf(id)).toMatchObject([{ text: 'O comprador desistiu da compra', state: 'registered' }])
  })

  it('asked for 20 times at once is one event', { timeout: 60_000 }, async () => {
    const id = await issued()
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)))
    expect(statusesOf(answers)[0]).toBe(200)
    expect(statusesOf(answers).every((status) => status === 200 || status === 409)).toBe(true)
    expect((await atAuthority(id)).events).toEqual(['110111:1'])
    expect((await keptOf(id)).length).toBe(1)
  })
})

describe('a document', () => {
  it('sent while it is cancelled answers in words, whatever was faster', { timeout: 60_000 }, async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => bought()))
    for (const id of ids) await seller.post('/api/v1/store-order-invoice', { id })
    const send = (id: number) => seller.post('/api/v1/send-nf-to-sefaz', { id })
    const answers = await Promise.all(ids.flatMap((id) => [send(id), cancel(id), send(id)]))
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body.code)).toEqual([])
  })

  it('given up is reported once, also when the answer to the report was lost', async () => {
    const report = () => invoicesJobs.report_unused_numbers!.run(app, {})
    // what other tests gave up is reported before
    await report()
    const id = await bought()
    await seller.post('/api/v1/store-order-invoice', { id })
    await cancel(id)
    await steer('/lose-answer', { value: 'inutilise' })
    await report()
    expect(await keptOf(id)).toMatchObject([{ kind: 'inutilisation', state: 'asked' }])
    clock.advance(61 * MINUTES)
    await steer('/clock', { value: clock.now().getTime() - Date.now() })
    await report()
    expect(await keptOf(id)).toMatchObject([{ kind: 'inutilisation', state: 'registered' }])
    expect((await invoiceOf(id)).next_try_at).toBeNull()
  })
})
