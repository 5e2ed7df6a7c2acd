import { describe, expect, it } from 'vitest'
import { pacing } from './melhor-envio.pace.ts'

const MINUTE = 60_000

describe('the pace of calls at the carrier', () => {
  const clock = { at: 1000 }
  const begin = () => pacing(() => clock.at)

  it('never lets more than the limit through within any minute, however many ask at once', () => {
    const pace = begin()
    const turns = Array.from({ length: 1200 }, () => clock.at + pace.turn('one', Infinity)!).toSorted((a, b) => a - b)
    const spans = turns.slice(240).map((turn, at) => turn - turns[at]!)
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(MINUTE)
    expect(turns[239]).toBe(clock.at)
    expect(pace.turn('other', 0)).toBe(0)
  })

  it('gives up a call for which nobody would wait, without taking its turn', () => {
    const pace = begin()
    for (let at = 0; at < 240; at += 1) pace.turn('one', 0)
    for (let at = 0; at < 10; at += 1) expect(pace.turn('one', MINUTE - 1)).toBeNull()
    expect(pace.turn('one', MINUTE)).toBe(MINUTE)
  })

  it('keeps to the limit that the carrier tells, and waits where it says how long', () => {
    const pace = begin()
    pace.heard('one', { limit: 5, waitMs: null })
    expect(Array.from({ length: 6 }, () => pace.turn('one', Infinity))).toEqual([0, 0, 0, 0, 0, MINUTE])
    pace.heard('two', { limit: null, waitMs: 3000 })
    expect(pace.turn('two', Infinity)).toBe(3000)
  })
})
