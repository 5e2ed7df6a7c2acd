/** Returns a CPF with valid check digits whose first nine digits are `first`. */
export function cpfOf(first: number): string {
  const digits = [...String(first).padStart(9, '0')].map(Number)
  for (const weight of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (weight - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
