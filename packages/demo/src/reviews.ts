import { answers, comments } from './reviews/comments.ts'

export type Stars = 1 | 2 | 3 | 4 | 5

const linesOf = (text: string) => text.trim().split(/\s*\n\s*/)

export const reviewComments: Record<Stars, string[]> = {
  1: linesOf(comments[1]),
  2: linesOf(comments[2]),
  3: linesOf(comments[3]),
  4: linesOf(comments[4]),
  5: linesOf(comments[5]),
}

const reviewAnswers = {
  pleased: linesOf(answers.pleased),
  lukewarm: linesOf(answers.lukewarm),
  unhappy: linesOf(answers.unhappy),
}

function moodOf(stars: Stars): keyof typeof reviewAnswers {
  if (stars >= 4) return 'pleased'
  return stars === 3 ? 'lukewarm' : 'unhappy'
}

/** Picks a comment for these stars about this card by `roll` (0 to 1, exclusive). */
export function reviewComment(stars: Stars, roll: number, card: string): string {
  const pool = reviewComments[stars]
  return pool[Math.floor(roll * pool.length)]!.replaceAll('{carta}', card)
}

/** Picks the store's answer to these stars by `roll` (0 to 1, exclusive). */
export function reviewAnswer(stars: Stars, roll: number): string {
  const pool = reviewAnswers[moodOf(stars)]
  return pool[Math.floor(roll * pool.length)]!
}
