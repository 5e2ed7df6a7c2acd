import { describe, expect, it } from 'vitest'
import { reviewAuthors } from './people.ts'
import { reviewAnswer, reviewComment, reviewComments } from './reviews.ts'

const all = Object.values(reviewComments).flat()

describe('reviews', () => {
  it('say eighty different things', () => {
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(80)
  })

  it('name the card of the order', () => {
    const first = reviewComment(5, 0, 'Iara')
    expect(first).toBe('Chegou antes do prazo e a Iara está linda, NM de verdade.')
    expect(reviewComment(1, 0.999, 'Iara')).not.toContain('{carta}')
  })

  it('are answered in the mood of their stars', () => {
    expect(reviewAnswer(5, 0)).toContain('Que bom')
    expect(reviewAnswer(3, 0)).toContain('Obrigado por aceitar')
    expect(reviewAnswer(1, 0)).toContain('reembolso')
  })

  it('are signed with a first name and an initial', () => {
    expect(reviewAuthors.filter((author) => !/^\p{L}+ \p{Lu}\.$/u.test(author))).toEqual([])
    expect(new Set(reviewAuthors).size).toBe(reviewAuthors.length)
  })
})
