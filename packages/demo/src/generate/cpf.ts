/** A CPF with right check digits whose first nine are `first`: of nobody, as far as a demo can know. */
export function cpfOf(first: number): string {
  const digits = [...String(first).padStart(9, '0')].map(Number)
  for (const weight of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (weight - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
