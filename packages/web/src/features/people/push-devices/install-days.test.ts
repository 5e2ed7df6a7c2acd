import { describe, expect, it } from 'vitest'
import { putOff, wantsOffer } from './install-days.ts'

function emptyStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const day = (date: string) => new Date(`${date}T12:00:00Z`)

describe('the offer to install the shop', () => {
  it('comes on a second day, never at first sight', () => {
    const storage = emptyStorage()
    expect(wantsOffer(storage, day('2026-11-01'))).toBe(false)
    expect(wantsOffer(storage, day('2026-11-01'))).toBe(false)
    expect(wantsOffer(storage, day('2026-11-02'))).toBe(true)
  })

  it('stays away for ninety days once it was closed', () => {
    const storage = emptyStorage()
    wantsOffer(storage, day('2026-11-01'))
    putOff(storage, day('2026-11-02'))
    expect(wantsOffer(storage, day('2027-01-30'))).toBe(false)
    expect(wantsOffer(storage, day('2027-01-31'))).toBe(true)
  })
})
