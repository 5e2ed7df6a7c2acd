import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workRoom } from '@bra/contract/kit/doors'
import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from './errors.ts'
import { workOf, WorkThreads } from './work-threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'bra-works-'))
const file = join(folder, 'work.mjs')
writeFileSync(
  file,
  `import { threadId } from 'node:worker_threads'
  export function work({ milliseconds, endless, megabytes }) {
    while (endless);
    for (const all = []; megabytes; ) all.push(new Array(100_000).fill(1.5))
    const began = performance.timeOrigin + performance.now()
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds ?? 0)
    return { threadId, began, ended: performance.timeOrigin + performance.now() }
  }`,
)
const threads = new WorkThreads()
afterAll(async () => {
  await threads.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Told {
  threadId: number
  began: number
  ended: number
}
type Task = { milliseconds?: number; endless?: true; megabytes?: true }
const kind = workOf<Task, Told>(pathToFileURL(file), 20_000)
const codeOf = (error: unknown) => (error as { code?: string }).code
const mostAtOnce = (all: Told[]) =>
  Math.max(...all.map(({ began }) => all.filter((one) => one.began <= began && began < one.ended).length))

describe('the works for others', () => {
  it('run two at a time, whoever asks', async () => {
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((store) => threads.run(kind, `store ${store}`, { milliseconds: 80 })),
    )
    expect(mostAtOnce(all)).toBe(workRoom.threads)
    expect(new Set(all.map(({ threadId }) => threadId)).has(0)).toBe(false)
  })

  it('run one at a time for one store, and ask it to come back when too many of its own wait', async () => {
    const asked = Array.from({ length: 12 }, () => threads.run(kind, 'store 1', { milliseconds: 40 }))
    const [answers] = await Promise.all([Promise.allSettled(asked), threads.run(kind, 'store 2', {})])
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []))
    expect(mostAtOnce(done)).toBe(1)
    expect(done).toHaveLength(1 + workRoom.waitingOfOne)
    expect(new Set(refused)).toEqual(new Set(['work_busy']))
    expect(await threads.run(kind, 'store 1', {})).toHaveProperty('threadId')
  })

  it('ask to come back when too many wait in all', async () => {
    const stores = Array.from({ length: 60 }, (_, store) => threads.run(kind, `store ${store}`, { milliseconds: 2 }))
    const answers = await Promise.allSettled(stores)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(answers.length - refused.length).toBe(workRoom.threads + workRoom.waiting)
    expect(new Set(refused.map(({ reason }) => codeOf(reason)))).toEqual(new Set(['work_busy']))
  })

  it.each([
    ['time', { endless: true }, 1500],
    ['memory', { megabytes: true }, 60_000],
  ] as const)('are refused when one takes more %s than it may, and others go on', async (_, task, milliseconds) => {
    const within = workOf<Task, Told>(pathToFileURL(file), milliseconds)
    await expect(threads.run(within, 'store 1', task)).rejects.toMatchObject({ code: 'work_too_heavy', status: 422 })
    expect(await threads.run(kind, 'store 1', {})).toHaveProperty('threadId')
  })

  it('are given up when the shop closes', async () => {
    const closing = new WorkThreads()
    const endless = closing.run(kind, 'store 1', { endless: true }).catch(codeOf)
    const waiting = closing.run(kind, 'store 1', {}).catch(codeOf)
    await closing.close()
    expect(await Promise.all([endless, waiting])).toEqual(['unavailable', 'unavailable'])
    await expect(closing.run(kind, 'store 2', {})).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('keep the code and the fields of a refusal', async () => {
    const refusing = join(folder, 'refusing.mjs')
    const errors = new URL('./errors.ts', import.meta.url).href
    writeFileSync(
      refusing,
      `import { fail } from ${JSON.stringify(errors)}
      export const work = () => fail('tax_certificate_unreadable', { file: 'x' })`,
    )
    const asked = threads.run(workOf<null, never>(pathToFileURL(refusing), 20_000), 'store 1', null)
    await expect(asked).rejects.toMatchObject({ code: 'tax_certificate_unreadable', fields: { file: 'x' } })
    await expect(asked).rejects.toBeInstanceOf(Refusal)
  })
})
