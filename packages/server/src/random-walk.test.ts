import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { differences } from './testing/random-walk/books-compared.ts'
import { drain, leftOpen } from './testing/random-walk/drain.ts'
import { wrongs } from './testing/random-walk/laws.ts'
import { step, told } from './testing/random-walk/walk.ts'
import { type Walk, walkOf } from './testing/random-walk/world.ts'
import { testNow } from './testing/test-now.ts'

// WALK_SEEDS=1,2,3 WALK_STEPS=500 make a longer walk; a failure names its seed and the last acts
const seeds = (process.env.WALK_SEEDS ?? '1,2').split(',').map(Number)
const steps = Number(process.env.WALK_STEPS ?? 80)

// the sandbox stamps its objects with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
beforeEach(() => void vi.setSystemTime(testNow))
afterAll(() => void vi.useRealTimers())
const walks: Walk[] = []
for (const seed of seeds) walks.push(await walkOf(seed))

describe.each(walks)('buyers, stores, operators, banks and jobs that do as they like (seed $seed)', (walk) => {
  it('keep money and stock whole, and come to an end that the provider agrees with', { timeout: 600_000 }, () =>
    told(walk, async () => {
      for (let number = 0; number < steps; number += 1) {
        await step(walk, number)
        expect(await wrongs(walk)).toEqual([])
      }
      await drain(walk)
      expect(await wrongs(walk)).toEqual([])
      expect(await leftOpen(walk)).toEqual([])
      expect(await differences(walk)).toEqual([])
    }),
  )
})
