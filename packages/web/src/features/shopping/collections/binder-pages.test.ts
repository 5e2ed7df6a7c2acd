import { describe, expect, it } from 'vitest'
import { leftOf, pagesOfBinder, pocketAfter } from './binder-pages.ts'

describe('the pages of a binder', () => {
  it('hold nine pockets each, the last one the rest', () => {
    const pockets = Array.from({ length: 20 }, () => ({ copies: 0 })) as Parameters<typeof pagesOfBinder>[0]
    expect(pagesOfBinder(pockets).map((page) => page.length)).toEqual([9, 9, 2])
    expect(pagesOfBinder([])).toEqual([])
  })

  it('lie open in pairs that begin with an odd one', () => {
    expect([1, 2, 3, 4].map(leftOf)).toEqual([1, 1, 3, 3])
  })

  it('are walked by arrows up to their edges', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => pocketAfter(key, 4, 9))).toEqual([
      3, 5, 1, 7,
    ])
    expect(pocketAfter('ArrowRight', 2, 9)).toBeUndefined()
    expect(pocketAfter('ArrowLeft', 0, 9)).toBeUndefined()
    expect(pocketAfter('ArrowDown', 4, 6)).toBeUndefined()
    expect(pocketAfter('Enter', 4, 9)).toBeUndefined()
  })
})
