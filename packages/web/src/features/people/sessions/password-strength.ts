import { PASSWORD_MIN } from '@bra/contract/people/people'

export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const LONG = 14
const VERY_LONG = 18
const FEW_SIGNS = 5
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-z\d]/i]
const WALKS = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm'
const WALK_LENGTH = 4

/** Length counts most; repeated characters, keyboard runs and the person's own words do not help. */
export function strengthOf(password: string, ownWords: string[] = []): Strength {
  if (password.length < PASSWORD_MIN) return 'weak'
  const lower = password.toLowerCase()
  const isOwn = ownWords.some((word) => word.length > 2 && lower.includes(word.toLowerCase()))
  const isPoor = new Set(lower).size < FEW_SIGNS
  if (isOwn || isPoor || walks(lower)) return 'weak'
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = variety + (password.length >= LONG ? 1 : 0) + (password.length >= VERY_LONG ? 1 : 0)
  if (points >= 4) return 'strong'
  return points >= 3 ? 'good' : 'fair'
}

/** True if most of it is a run on the keyboard or of the alphabet: "1234abcd", "qwertyuiop". */
function walks(password: string) {
  const steps = Array.from({ length: password.length - WALK_LENGTH + 1 }, (_, at) =>
    password.slice(at, at + WALK_LENGTH),
  )
  const walked = steps.filter((step) => WALKS.includes(step)).length
  return walked * 2 >= steps.length
}
