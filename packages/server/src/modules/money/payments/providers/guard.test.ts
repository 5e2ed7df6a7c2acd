import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixedClock } from '../../../../platform/clock.ts'
import { testNow } from '../../../../testing/test-now.ts'
import { guardOf } from './guard.ts'
import { CardRefused, PaymentsNotAsked, PaymentsUnavailable } from './port.ts'

const clock = fixedClock(testNow)
const down = () => Promise.reject(new PaymentsUnavailable('down'))
const up = () => Promise.resolve('answer')

afterEach(() => void vi.useRealTimers())

describe('a provider that fails five times in a row', () => {
  it('is not asked any more, until after a while one call finds it back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: testNow })
    const guard = guardOf({ clock, readsAMinute: null, silentMs: 10_000 })
    for (let times = 0; times < 5; times += 1) await expect(guard.call(true, down)).rejects.toThrow('down')
    const send = vi.fn<typeof up>(up)
    await expect(guard.call(false, send)).rejects.toThrow(PaymentsNotAsked)
    expect(send).not.toHaveBeenCalled()
    vi.setSystemTime(testNow.getTime() + 10_001)
    expect([await guard.call(false, send), await guard.call(false, send)]).toEqual(['answer', 'answer'])
  })

  it('is not one that refuses cards', async () => {
    const guard = guardOf({ clock, readsAMinute: null })
    const refuse = () => Promise.reject(new CardRefused('no'))
    for (let times = 0; times < 9; times += 1) await expect(guard.call(false, refuse)).rejects.toThrow(CardRefused)
    expect(await guard.call(false, up)).toBe('answer')
  })
})

describe('a provider that counts what it is asked', () => {
  it('is asked no more than it answers, and again as time passes', async () => {
    const guard = guardOf({ clock, readsAMinute: 2 })
    await guard.call(true, up)
    await guard.call(true, up)
    await expect(guard.call(true, up)).rejects.toThrow(PaymentsNotAsked)
    expect(await guard.call(false, up)).toBe('answer')
    clock.advance(30_000)
    expect(await guard.call(true, up)).toBe('answer')
    await expect(guard.call(true, up)).rejects.toThrow(PaymentsNotAsked)
  })
})
