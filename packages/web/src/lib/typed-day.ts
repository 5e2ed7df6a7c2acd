/** `31/12/1990` as the contract writes a day; anything else stays as it is, and is refused there. */
export function dayOfTyped(typed: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim()) ?? []
  return year ? `${year}-${month}-${day}` : typed || undefined
}

/** A field that may stay empty. */
export const filled = (typed: string) => typed.trim() || undefined
