import { beforeEach, describe, expect, it, vi } from 'vitest'
import { both } from '@bra/contract/kit/both'
import { z } from 'zod'
import { testApp } from '../testing/test-app.ts'
import { DAY_MS } from './clock.ts'
import { type AnyJobs, scheduleRepeated, workOnce } from './jobs.ts'
import { enqueueJobs } from './platform.queries.ts'
import { startWorker } from './worker.ts'

const { app, as, clock } = await testApp()
const waiting = () => app.db.selectFrom('jobs').selectAll().orderBy('id').execute()
const add = (name: string, data: object = {}, key?: string) =>
  app.transaction((tx) => enqueueJobs(tx, [{ name, data, key, runAt: clock.now() }]))

beforeEach(async () => {
  await app.transaction((tx) => tx.deleteFrom('jobs').execute())
})

describe('a job', () => {
  it('runs once with what it was given, and is gone', async () => {
    const ran: unknown[] = []
    const jobs: AnyJobs = { greet: { run: async (_, data) => void ran.push(data) } }
    await add('greet', { name: 'Iara' })
    await workOnce(app, jobs)
    await workOnce(app, jobs)
    expect(ran).toEqual([{ name: 'Iara' }])
    expect(await waiting()).toEqual([])
  })

  it('runs once whatever the number of workers', async () => {
    const ran: number[] = []
    const jobs: AnyJobs = { count: { run: async (_, { turn }: { turn: number }) => void ran.push(turn) } }
    const turns = Array.from({ length: 40 }, (_, turn) => turn)
    await Promise.all(turns.map((turn) => add('count', { turn })))
    await Promise.all([workOnce(app, jobs), workOnce(app, jobs), workOnce(app, jobs), workOnce(app, jobs)])
    expect(ran.toSorted((a, b) => a - b)).toEqual(turns)
  })

  it('that fails waits longer each time, keeps the reason, and is tried until it works', async () => {
    let failures = 0
    const jobs: AnyJobs = {
      call: {
        run: async () => {
          failures += 1
          if (failures < 3) throw new Error('fora do ar')
        },
      },
    }
    await add('call')
    await workOnce(app, jobs)
    const [first] = await waiting()
    expect(first).toMatchObject({ attempts: 1, last_error: 'Error: fora do ar' })
    expect(first!.run_at.getTime() - clock.now().getTime()).toBe(2000)

    await workOnce(app, jobs)
    expect(failures).toBe(1)

    clock.advance(2000)
    await workOnce(app, jobs)
    expect((await waiting())[0]!.run_at.getTime() - clock.now().getTime()).toBe(4000)

    clock.advance(4000)
    await workOnce(app, jobs)
    expect(failures).toBe(3)
    expect(await waiting()).toEqual([])
  })

  it('that meets what no schema allows keeps why in Portuguese', async () => {
    const Answer = z.object({ day: z.string(both('Escolha o dia.', 'Choose the day.')) })
    await add('read')
    await workOnce(app, { read: { run: async () => void Answer.parse({ day: 7 }) } })
    const [{ last_error } = { last_error: null }] = await waiting()
    expect(last_error).toContain('"message": "Escolha o dia."')
  })

  it('that gives up after a while is tried until then, and its end is kept once for the operators', async () => {
    const HOUR = 3_600_000
    let tries = 0
    const jobs: AnyJobs = {
      push: {
        givesUpAfterMs: 24 * HOUR,
        run: async () => {
          tries += 1
          throw new Error('fora do ar')
        },
      },
    }
    await add('push')
    for (let hours = 0; hours < 30; hours += 1) {
      await workOnce(app, jobs)
      clock.advance(HOUR)
    }
    expect(tries).toBeGreaterThan(20)
    expect(tries).toBeLessThan(26)
    expect(await waiting()).toEqual([])
    const kept = await app.db.selectFrom('given_up_jobs').selectAll().execute()
    expect(kept).toMatchObject([{ name: 'push', tries, reason: 'Error: fora do ar' }])
  })

  it('with a key is added once', async () => {
    await Promise.all([add('call', {}, 'one'), add('call', {}, 'one')])
    expect(await waiting()).toHaveLength(1)
  })

  it('of a process that died is taken again after its lease', async () => {
    const ran: string[] = []
    await add('long')
    void workOnce(app, { long: { run: () => new Promise(() => undefined) } })
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)

    const jobs: AnyJobs = { long: { run: async () => void ran.push('again') } }
    await workOnce(app, jobs)
    expect(ran).toEqual([])
    clock.advance(11 * 60_000)
    await workOnce(app, jobs)
    expect(ran).toEqual(['again'])
  })

  it('that ended its process twice is not taken a third time, and operators are told', async () => {
    const ran: string[] = []
    await add('deadly')
    for (const attempt of [1, 2]) {
      void workOnce(app, { deadly: { run: () => new Promise(() => undefined) } })
      await expect.poll(async () => (await waiting())[0]?.attempts).toBe(attempt)
      clock.advance(11 * 60_000)
    }
    await workOnce(app, { deadly: { run: async () => void ran.push('third') } })
    clock.advance(2 * DAY_MS)
    await workOnce(app, { deadly: { run: async () => void ran.push('later') } })
    expect(ran).toEqual([])
    const { groups } = (await (await as('operator')).get('/api/v1/admin/inbox')).body
    expect(groups).toContainEqual({
      kind: 'job',
      count: 1,
      items: [
        expect.objectContaining({
          title: expect.stringContaining('deadly'),
          detail: expect.stringMatching(/^Derrubou o servidor duas vezes/),
        }),
      ],
    })
  })

  it('that failed or was stopped in order, however often, has not ended its process', async () => {
    const ran: string[] = []
    await add('unlucky')
    for (let turn = 0; turn < 3; turn += 1) {
      const stopping = new AbortController()
      void workOnce(app, { unlucky: { run: () => new Promise(() => undefined) } }, stopping.signal)
      await expect.poll(async () => (await waiting())[0]?.unended).toBe(1)
      stopping.abort()
      await expect.poll(async () => (await waiting())[0]?.unended).toBe(0)
      clock.advance(11 * 60_000)
      await workOnce(app, { unlucky: { run: () => Promise.reject(new Error('fora do ar')) } })
      clock.advance(DAY_MS)
    }
    await workOnce(app, { unlucky: { run: async () => void ran.push('done') } })
    expect(ran).toEqual(['done'])
  })

  it('that takes longer than its lease is still run once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const ran: string[] = []
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    await add('long')
    const first = workOnce(app, {
      long: {
        run: async () => {
          ran.push('first')
          await done
        },
      },
    })
    const jobs: AnyJobs = { long: { run: async () => void ran.push('second') } }
    for (let times = 1; times <= 8; times += 1) {
      await expect.poll(async () => (await waiting())[0]!.run_at.getTime() - clock.now().getTime()).toBe(600_000)
      clock.advance(150_000)
      vi.advanceTimersByTime(150_000)
      await workOnce(app, jobs)
    }
    finish()
    await first
    vi.useRealTimers()
    expect(ran).toEqual(['first'])
    expect(await waiting()).toEqual([])
  })

  it('that is long keeps no other from its turn', async () => {
    const ran: string[] = []
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const jobs: AnyJobs = {
      reconcile: { waitsFor: 'long', run: () => done },
      expire: { run: async () => void ran.push('expire') },
    }
    await add('reconcile')
    const stop = startWorker(app, jobs, {})
    await expect.poll(async () => (await waiting())[0]!.attempts).toBe(1)
    await add('expire')
    await expect.poll(() => ran).toEqual(['expire'])
    finish()
    await stop()
    expect(await waiting()).toEqual([])
  })

  it('that nobody here knows is left for who does', async () => {
    await add('of another version')
    await workOnce(app, { other: { run: async () => undefined } })
    expect(await waiting()).toHaveLength(1)
  })
})

describe('a repeated job', () => {
  it('that ended its process twice is tried once more a day later', async () => {
    const deadly: AnyJobs = { tidy: { everyMs: 60_000, run: () => new Promise(() => undefined) } }
    await scheduleRepeated(app, deadly)
    for (const unended of [1, 2]) {
      void workOnce(app, deadly)
      await expect.poll(async () => (await waiting())[0]?.unended).toBe(unended)
      clock.advance(11 * 60_000)
    }
    let turns = 0
    const jobs: AnyJobs = { tidy: { everyMs: 60_000, run: async () => void (turns += 1) } }
    await workOnce(app, jobs)
    clock.advance(12 * 60 * 60_000)
    await workOnce(app, jobs)
    expect(turns).toBe(0)
    clock.advance(13 * 60 * 60_000)
    await workOnce(app, jobs)
    expect(turns).toBe(1)
    expect((await waiting())[0]).toMatchObject({ unended: 0, given_up_at: null })
  })

  it('is scheduled once by many processes, and waits for its next turn', async () => {
    let turns = 0
    const jobs: AnyJobs = { tidy: { everyMs: 60_000, run: async () => void (turns += 1) } }
    await Promise.all([scheduleRepeated(app, jobs), scheduleRepeated(app, jobs), scheduleRepeated(app, jobs)])
    await Promise.all([workOnce(app, jobs), workOnce(app, jobs)])
    expect(turns).toBe(1)

    clock.advance(59_000)
    await workOnce(app, jobs)
    expect(turns).toBe(1)
    clock.advance(1000)
    await workOnce(app, jobs)
    expect(turns).toBe(2)
    expect(await waiting()).toHaveLength(1)
  })

  it('that a clock put off which was years ahead for a while has its turn as soon as the clock is right', async () => {
    let turns = 0
    const jobs: AnyJobs = { tidy: { everyMs: 60_000, run: async () => void (turns += 1) } }
    const years = 5 * 365 * DAY_MS
    clock.advance(years)
    await scheduleRepeated(app, jobs)
    await workOnce(app, jobs)
    clock.advance(-years)
    await workOnce(app, jobs)
    await workOnce(app, jobs)
    expect(turns).toBe(2)
    clock.advance(60_000)
    await workOnce(app, jobs)
    expect(turns).toBe(3)
  })
})
