import { describe, expect, it } from 'vitest'
import { Memory, oneForEach, Readings } from './memory.ts'

describe('a memory', () => {
  it('gives a value until its stamp is another, and keeps nothing without a stamp', () => {
    const names = new Memory<string, number>({ most: 10 })
    expect(names.get('saci', 1) ?? names.put('saci', 'Saci', 1)).toBe('Saci')
    expect(names.get('saci', 1)).toBe('Saci')
    expect([names.get('saci', 2), names.get('saci', null), names.has('saci')]).toEqual([undefined, undefined, true])
    expect(names.put('iara', 'Iara', null)).toBe('Iara')
    expect(names.has('iara')).toBe(false)
  })

  it('asks its own rule, which may renew the stamp', () => {
    const holds = (stamp: { until: number }, now: number) => now <= stamp.until && (stamp.until = now + 1) > 0
    const names = new Memory<string, { until: number }, number>({ most: 10, holds })
    names.put('saci', 'Saci', { until: 1 })
    expect([1, 2, 3, 5].map((now) => names.get('saci', now))).toEqual(['Saci', 'Saci', 'Saci', undefined])
  })

  it('forgets first what was asked for longest ago, by weight', () => {
    const texts = new Memory<string>({ maxBytes: 10, bytesOf: (text, key) => text.length + key.length })
    for (const key of ['a', 'b', 'c']) texts.put(key, 'four')
    expect(['a', 'b', 'c'].map((key) => texts.has(key))).toEqual([false, true, true])
    texts.put('d', 'far too long')
    expect(texts.has('d')).toBe(false)
  })
})

describe('a memory of readings', () => {
  it('reads once for all who ask meanwhile, and weighs what was read when it is there', async () => {
    const readings = new Readings<string, number>({ maxBytes: 1000, bytesOf: (text) => text.length })
    const reading = readings.put('long', Promise.resolve('x'.repeat(900)), 1)
    expect(readings.get('long', 1)).toBe(reading)
    await reading
    expect(readings.has('long')).toBe(false)
    await readings.put('short', Promise.resolve('x'), 1)
    expect(await readings.get('short', 1)).toBe('x')
  })

  it('forgets a failure, and leaves none unhandled where nothing is kept', async () => {
    const readings = new Readings<string, number>({ most: 10 })
    await expect(readings.put('a', Promise.reject(new Error('away')), 1)).rejects.toThrow('away')
    expect(readings.has('a')).toBe(false)
    void readings.put('b', Promise.reject(new Error('away')), null)
  })
})

it('makes one value for each owner', () => {
  const partsOf = oneForEach((owner: { name: string }, more: number) => [owner.name, more])
  const [saci, iara] = [{ name: 'saci' }, { name: 'iara' }]
  expect(partsOf(saci, 1)).toBe(partsOf(saci, 2))
  expect([partsOf(saci, 3), partsOf(iara, 4)]).toEqual([
    ['saci', 1],
    ['iara', 4],
  ])
})
