import { describe, expect, it } from 'vitest'
import type { App } from '../../app.ts'
import { testApp } from '../../testing/test-app.ts'
import { orderOf } from '../../testing/order-of.ts'
import { steering } from '../../testing/steering.ts'
import { followedJobs } from './parcels.followed.ts'

const { app, as, clock, sandbox } = await testApp()
const marina = await as('buyer')
const HOUR_MS = 3_600_000
const carried: App = {
  ...app,
  config: { ...app.config, melhorEnvioToken: 'um-token' },
  providers: { ...app.providers, freightUrl: `${sandbox.url}/melhorenvio` },
}
const steer = steering(sandbox.url, 'melhorenvio')
const posted = async (code: string, daysAgo = 2) => {
  const at = new Date(Math.min(Date.now(), clock.now().getTime()) - daysAgo * 24 * HOUR_MS)
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
    await expect(follow()).rejects.toThrow('no answer')
    expect((await parcel(id)).state).toBe('shipped')
    await follow()
    expect((await parcel(id)).state).toBe('delivered')
  })

  it('are not delivered by what became of an earlier parcel with their code', async () => {
    await steer('/parcels/REPETIDO/delivered')
    const id = await posted('REPETIDO', -3)
    await follow()
    expect((await parcel(id)).state).toBe('shipped')
  })
})
