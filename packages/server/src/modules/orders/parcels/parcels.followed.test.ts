import { date } from '@bra/contract/trade/format'
import { beforeEach, describe, expect, it } from 'vitest'
import type { App } from '../../../app.ts'
import { testApp } from '../../../testing/test-app.ts'
import { orderOf } from '../../../testing/order-of.ts'
import { steering } from '../../../testing/steering.ts'
import { followedJobs } from './parcels.followed.ts'
import { parcelsJobs } from './parcels.jobs.ts'

const { app, as, clock, sandbox } = await testApp()
const marina = await as('buyer')
const HOUR_MS = 3_600_000
/** A sentence in a mail, of which only the Portuguese is asked. */
const said = (portuguese: string) => ({ 'pt-BR': portuguese })
const carried: App = {
  ...app,
  config: { ...app.config, melhorEnvio: { ...app.config.melhorEnvio, token: 'um-token' } },
  providers: { ...app.providers, freightUrl: `${sandbox.url}/melhorenvio` },
}
const steer = steering(sandbox.url, 'melhorenvio')
/** The carrier of the sandbox tells the real time, which may be before or after the clock of the tests. */
const twoDaysAgo = () => new Date(Math.min(Date.now(), clock.now().getTime()) - 48 * HOUR_MS)
const posted = async (code: string, at = twoDaysAgo()) => {
  const order = await orderOf(app, marina.id)
  const { id } = await app.db
    .updateTable('store_orders')
    .set({ state: 'shipped', tracking_code: code, posted_at: at, carrier: 'Correios' })
    .where('order_id', '=', order)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const parcel = (id: number) =>
  app.db.selectFrom('store_orders').select(['state', 'delivered_at']).where('id', '=', id).executeTakeFirstOrThrow()
const follow = (by = carried) => followedJobs.follow_parcels!.run(by, {})

// parcels of earlier tests must not fill a page
beforeEach(() =>
  app.db.updateTable('store_orders').set({ state: 'completed' }).where('state', '=', 'shipped').execute(),
)

describe('parcels on their way', () => {
  it('are delivered once the carrier has seen them arrive, all of them, however many wait', async () => {
    const ids: number[] = []
    for (let at = 0; at < 55; at += 1) ids.push(await posted(`PACOTE${at}`))
    for (const at of [0, 54]) await steer(`/parcels/PACOTE${at}/delivered`)
    await steer('/parcels/PACOTE1/posted')
    await follow()
    expect((await parcel(ids[0]!)).delivered_at!.getTime()).toBeLessThanOrEqual(clock.now().getTime())
    const states = await Promise.all([0, 1, 2, 54].map(async (at) => (await parcel(ids[at]!)).state))
    expect(states).toEqual(['delivered', 'shipped', 'shipped', 'delivered'])
    await follow()
    const events = await app.db
      .selectFrom('order_events')
      .select(['to_state', 'party'])
      .where('store_order_id', '=', ids[54]!)
      .execute()
    expect(events).toEqual([{ to_state: 'delivered', party: 'system' }])
  })

  it('wait while the carrier is away, or where there is none, and are found later', async () => {
    const id = await posted('AUSENTE')
    await steer('/parcels/AUSENTE/delivered')
    await follow(app)
    await steer('/fail-next', { times: 1 })
    await follow()
    expect((await parcel(id)).state).toBe('shipped')
    await follow()
    expect((await parcel(id)).state).toBe('delivered')
  })

  it('are followed page by page: one that the carrier refuses leaves the others to their turn, and the log knows', async () => {
    const first = await posted('PAGINA0')
    for (let at = 1; at < 50; at += 1) await posted(`PAGINA${at}`)
    const last = await posted('PAGINA50')
    for (const at of [0, 50]) await steer(`/parcels/PAGINA${at}/delivered`)
    const logged: unknown[] = []
    const log = { ...app.log, error: (what: unknown) => logged.push(what) } as unknown as App['log']
    await steer('/fail-next', { times: 1 })
    await follow({ ...carried, log })
    expect([(await parcel(first)).state, (await parcel(last)).state]).toEqual(['shipped', 'delivered'])
    expect(logged).toMatchObject([{ ids: expect.arrayContaining([first]) }])
    await follow()
    expect((await parcel(first)).state).toBe('delivered')
  })

  it('are followed one by one where the carrier refuses the code of one of them', async () => {
    const refused = await posted('NÃO É CÓDIGO')
    const id = await posted('VIZINHO')
    await steer('/parcels/VIZINHO/delivered')
    const logged: unknown[] = []
    const log = {
      ...app.log,
      error: (what: unknown) => logged.push(what),
    } as unknown as App['log']
    await follow({ ...carried, log })
    expect([(await parcel(refused)).state, (await parcel(id)).state]).toEqual(['shipped', 'delivered'])
    expect(logged).toMatchObject([{ ids: [refused] }])
  })

  it('are told to their buyer and their store, with the last day to give them back', async () => {
    const id = await posted('AVISADO')
    const { store_id } = await app.db
      .selectFrom('order_lines')
      .select('store_id')
      .where('store_order_id', '=', id)
      .executeTakeFirstOrThrow()
    await app.db.updateTable('store_orders').set({ store_id }).where('id', '=', id).execute()
    await steer('/parcels/AVISADO/delivered')
    await follow()
    const { delivered_at: at } = await parcel(id)
    const until = date(new Date(at!.getTime() + 7 * 24 * HOUR_MS))
    const mails = await app.db
      .selectFrom('mails')
      .select('details')
      .where('key', 'like', `% ${id}: arrived%`)
      .orderBy('id')
      .execute()
    expect(mails.map(({ details }) => details)).toMatchObject([
      { title: said('Seu pacote chegou'), facts: [[said('Desista da compra até'), said(until)]] },
      { title: said('Um pacote chegou'), facts: [[said('Ele pode desistir até'), said(until)]] },
    ])
    const { notices } = (await marina.get('/api/v1/notices')).body
    expect(notices[0].title).toBe('Seu pacote chegou')
  })

  it('are not delivered by what became of an earlier parcel with their code', async () => {
    await steer('/parcels/REPETIDO/delivered')
    const id = await posted('REPETIDO', new Date(Date.now() + HOUR_MS))
    await follow()
    expect((await parcel(id)).state).toBe('shipped')
  })

  it('leave their buyer all days to give them back, though the carrier is heard late', async () => {
    const id = await posted('TARDE')
    await steer('/parcels/TARDE/delivered')
    const ahead = Math.max(0, Date.now() - clock.now().getTime())
    clock.advance(ahead + 9 * 24 * HOUR_MS)
    await follow()
    expect(await parcel(id)).toEqual({ state: 'delivered', delivered_at: clock.now() })
    await parcelsJobs.complete_parcels!.run(app, {})
    expect((await parcel(id)).state).toBe('delivered')
  })
})
