import { describe, expect, it } from 'vitest'
import { placeAfter } from './useCombobox.ts'

const count = 3
const walk = (ends: 'field' | 'round' | 'stop', key: string, from: number) => {
  const places = [from]
  for (let step = 0; step < 4; step++) places.push(placeAfter(key, { at: places.at(-1)!, count, ends })!)
  return places
}

describe('the arrows in the list under a field', () => {
  it('go round through the field', () => {
    expect(walk('field', 'ArrowDown', -1)).toEqual([-1, 0, 1, 2, -1])
    expect(walk('field', 'ArrowUp', -1)).toEqual([-1, 2, 1, 0, -1])
  })

  it('go round the list alone, which Home and End go to the ends of', () => {
    expect(walk('round', 'ArrowDown', 0)).toEqual([0, 1, 2, 0, 1])
    expect(walk('round', 'ArrowUp', 0)).toEqual([0, 2, 1, 0, 2])
    expect(placeAfter('End', { at: 0, count, ends: 'round' })).toBe(2)
    expect(placeAfter('Home', { at: 2, count, ends: 'round' })).toBe(0)
    expect(placeAfter('Home', { at: 2, count, ends: 'field' })).toBeUndefined()
  })

  it('stop at the ends', () => {
    expect(walk('stop', 'ArrowDown', -1)).toEqual([-1, 0, 1, 2, 2])
    expect(walk('stop', 'ArrowUp', 1)).toEqual([1, 0, -1, -1, -1])
  })

  it('stay in the field while nothing is listed, and leave other keys to it', () => {
    for (const ends of ['field', 'stop'] as const) expect(placeAfter('ArrowDown', { at: -1, count: 0, ends })).toBe(-1)
    expect(placeAfter('a', { at: 0, count, ends: 'stop' })).toBeUndefined()
  })
})
