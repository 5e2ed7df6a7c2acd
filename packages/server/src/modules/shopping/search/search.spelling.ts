export interface Candidate {
  word: string
  distance: number
}

/** Letters of a word for which one slip is forgiven, besides a first one. */
const LETTERS_A_SLIP = 5

/** Returns those of `others` that are a few slips away from the typed word, the nearest first; equal ones as they stand. */
export function nearestSpellings(typed: string, others: string[]): Candidate[] {
  const most = Math.min(3, 1 + Math.floor(typed.length / LETTERS_A_SLIP))
  return others
    .filter((word) => word !== typed)
    .map((word) => ({ word, distance: slipsBetween(typed, word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Returns every word that is one slip or one misplaced letter away: the database finds few of those alike. */
export function slipsOf(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  return places.flatMap(([left, right]) => [
    left + right.slice(1),
    ...places.slice(0, -1).map((_, to) => {
      const others = left + right.slice(1)
      return others.slice(0, to) + right.slice(0, 1) + others.slice(to)
    }),
    ...LETTERS.flatMap((letter) => [left + letter + right, left + letter + right.slice(1)]),
  ])
}

function slipsBetween(a: string, b: string) {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1])
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, wrong)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1)
        row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
