import { afterAll, describe, expect, it } from 'vitest'
import { ThreadPool } from './thread-pool.ts'

/** Answers twice the number; throws at zero, and never comes back from a number below. */
const thread = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (number) => {
    while (number < 0);
    if (number === 0) throw new Error('zero')
    parentPort.postMessage({ answer: 2 * number })
  })`
const pool = new ThreadPool<number, number>(new URL(`data:text/javascript,${encodeURIComponent(thread)}`), {
  threads: 2,
  waiting: 3,
  milliseconds: 1500,
})
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

  it('asks to try again when too many wait', async () => {
    const running = Array.from({ length: 5 }, (_, number) => pool.run(number + 1))
    expect(() => pool.run(9)).toThrow('Muitas tentativas')
    expect(await Promise.all(running)).toEqual([2, 4, 6, 8, 10])
  })
})
