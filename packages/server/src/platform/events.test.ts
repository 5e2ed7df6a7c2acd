import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { DAY_MS } from './clock.ts'
import { deliverEvents, emit, eventsJobs, type Hearers, listenerJobs } from './events.ts'
import { workOnce } from './jobs.ts'
import { startWorker } from './worker.ts'

const { app, clock } = await testApp()
const announce = (order: number) => app.transaction(async (tx) => emit(tx, app, 'sale_changed', { orderId: order }))
const waitingJobs = () => app.db.selectFrom('jobs').selectAll().execute()

beforeEach(async () => {
  await app.transaction(async (tx) => {
    await tx.deleteFrom('events').execute()
    await tx.deleteFrom('jobs').execute()
  })
})

/** Two modules that listen, and what each has heard. */
function audience() {
  const heard: string[] = []
  const hearers: Hearers = {
    stats: { sale_changed: async (_, { orderId }) => void heard.push(`stats ${orderId}`) },
    invoices: { sale_changed: async (_, { orderId }) => void heard.push(`invoices ${orderId}`) },
    reviews: {},
  }
  const deliver = async () => {
    await deliverEvents(app, hearers)
    await workOnce(app, listenerJobs(hearers))
  }
  return { heard, hearers, deliver }
}

describe('an event', () => {
  it('is heard once by each module that listens', async () => {
    const { heard, deliver } = audience()
    await announce(1)
    await deliver()
    await deliver()
    expect(heard).toEqual(['stats 1', 'invoices 1'])
  })

  it('of a transaction that fails is never heard', async () => {
    const { heard, deliver } = audience()
    const failing = app.transaction(async (tx) => {
      emit(tx, app, 'sale_changed', { orderId: 1 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await deliver()
    expect(heard).toEqual([])
  })

  it('is refused outside a transaction, where nothing would write it', async () => {
    const announce = () => app.statement(async (tx) => emit(tx, app, 'payment_settled', {} as never))
    await expect(announce).rejects.toThrow('outside a transaction')
  })

  it('is heard once when several processes deliver at the same moment', async () => {
    const { heard, deliver } = audience()
    for (let order = 1; order <= 20; order += 1) await announce(order)
    await Promise.all([deliver(), deliver(), deliver(), deliver()])
    await deliver()
    expect(heard).toHaveLength(40)
    expect(new Set(heard).size).toBe(40)
  })

  it('is tried again with the listener that failed, and not with the others', async () => {
    const { heard, hearers, deliver } = audience()
    const listen = hearers.stats!.sale_changed!
    hearers.stats!.sale_changed = async () => {
      throw new Error('busy')
    }
    await announce(1)
    await deliver()
    expect(heard).toEqual(['invoices 1'])

    hearers.stats!.sale_changed = listen
    clock.advance(2000)
    await deliver()
    expect(heard).toEqual(['invoices 1', 'stats 1'])
  })

  it('is heard once by the next process where the one that delivered it died after its commit', async () => {
    const { heard, hearers, deliver } = audience()
    await announce(1)
    await deliverEvents(app, hearers)
    expect(heard).toEqual([])
    expect(await waitingJobs()).toHaveLength(2)
    await deliver()
    expect(heard).toEqual(['stats 1', 'invoices 1'])
  })

  it('is swept a week after it was delivered, and never before it was', async () => {
    const { hearers } = audience()
    const left = async () =>
      (await app.db.selectFrom('events').select('data').orderBy('id').execute()).map(({ data }) => data.orderId)
    await announce(1)
    await deliverEvents(app, hearers)
    clock.advance(DAY_MS)
    await announce(2)
    await deliverEvents(app, hearers)
    await announce(3)
    clock.advance(6 * DAY_MS)
    await eventsJobs.sweep_events!.run(app, {})
    expect(await left()).toEqual([1, 2, 3])
    clock.advance(1)
    await eventsJobs.sweep_events!.run(app, {})
    expect(await left()).toEqual([2, 3])
    clock.advance(30 * DAY_MS)
    await eventsJobs.sweep_events!.run(app, {})
    expect(await left()).toEqual([3])
  })

  it('reaches its listeners through the running worker, which ends when told', async () => {
    const { heard, hearers } = audience()
    await announce(7)
    const stop = startWorker(app, {}, hearers)
    await expect.poll(() => heard).toEqual(['stats 7', 'invoices 7'])
    await stop()
    await announce(8)
    await new Promise((later) => setTimeout(later, 1200))
    expect(heard).toHaveLength(2)
  })
})
