import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ThreadPool } from './thread-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'bra-threads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function moduleOf(name: string, text: string) {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, text)
  return pathToFileURL(file)
}

/** Returns twice the number; throws at 0, uses endless memory at 666, and never returns below 0. */
const doubling = moduleOf(
  'doubling',
  `export async function work(number) {
    while (number < 0);
    if (number === 0) throw new Error('zero')
    if (number === 666) for (const all = []; ; ) all.push(new Array(100_000).fill(number))
    return 2 * number
  }`,
)
const pool = new ThreadPool<number, number>(doubling, { threads: 2, waiting: 3, milliseconds: 5000, megabytes: 64 })
afterAll(() => pool.close())

describe('a pool of threads', () => {
  it('answers each task with its own answer', async () => {
    expect(await Promise.all([1, 2, 3].map((number) => pool.run(number)))).toEqual([2, 4, 6])
  })

  it('outlives a thread that fails, and one that does not come back', async () => {
    await expect(pool.run(0)).rejects.toThrow('zero')
    await expect(pool.run(-1)).rejects.toThrow('ended')
    expect(await pool.run(5)).toBe(10)
  })

  it('answers those who wait for a thread that dies', async () => {
    const one = new ThreadPool<number, number>(doubling, { threads: 1, waiting: 3, milliseconds: 1500, megabytes: 64 })
    const answers = await Promise.allSettled([-1, 7, 8].map((number) => one.run(number)))
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'none'))).toEqual(['none', 14, 16])
    await one.close()
  })

  it('gives a thread no more memory than its limit, and goes on', async () => {
    const narrow = new ThreadPool<number, number>(doubling, {
      threads: 1,
      waiting: 3,
      milliseconds: 200_000,
      megabytes: 24,
    })
    await expect(narrow.run(666)).rejects.toThrow('memory')
    expect(await narrow.run(5)).toBe(10)
    await narrow.close()
  })

  it('works again after it was closed', async () => {
    await pool.close()
    expect(await pool.run(4)).toBe(8)
  })

  it('asks to try again when too many wait', async () => {
    const running = Array.from({ length: 5 }, (_, number) => pool.run(number + 1))
    expect(() => pool.run(9)).toThrow('Muitas tentativas')
    expect(await Promise.all(running)).toEqual([2, 4, 6, 8, 10])
  })

  it('ends a thread that nothing is asked of, and starts another for the next task', async () => {
    const telling = moduleOf(
      'telling',
      `import { threadId } from 'node:worker_threads'
      export const work = () => threadId`,
    )
    const resting = new ThreadPool<null, number>(telling, {
      threads: 1,
      waiting: 3,
      milliseconds: 20_000,
      megabytes: 64,
      restMilliseconds: 1,
    })
    afterAll(() => resting.close())
    const [first, same] = await Promise.all([resting.run(null), resting.run(null)])
    expect(same).toBe(first)
    await expect.poll(() => resting.run(null), { interval: 50 }).not.toBe(first)
  })
})
