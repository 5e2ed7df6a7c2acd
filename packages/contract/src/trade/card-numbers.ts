/** True if a body contains something like a payment card number, which must never reach us. */
export function hasCardNumber(body: unknown): boolean {
  const waiting = [body]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' || typeof value === 'number') {
      if (isLikeCardNumber(String(value))) return true
    } else if (value && typeof value === 'object') {
      for (const [name, of] of Object.entries(value)) waiting.push(name, of)
    }
  }
  return false
}

function isLikeCardNumber(text: string) {
  for (const [run] of text.matchAll(/\d+(?:[ .-]{1,2}\d+)*/g)) {
    const groups = run.split(/[ .-]+/)
    if (groups.some((_, index) => beginsCardNumber(groups.slice(index, index + MAX_DIGITS)))) return true
  }
  return false
}

const MIN_DIGITS = 13
const MAX_DIGITS = 19

function beginsCardNumber(groups: string[]) {
  let digits = ''
  for (const group of groups) {
    digits += group
    if (digits.length > MAX_DIGITS) return false
    if (digits.length >= MIN_DIGITS && passesLuhn(digits)) return true
  }
  return false
}

export function passesLuhn(digits: string) {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}
