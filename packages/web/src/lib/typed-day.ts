/** Converts `31-12-1990` to the contract's form of a day; anything else stays and is refused there. */
export function dayOfTyped(typed: string): string | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(typed.trim()) ?? []
  return year ? `${year}-${month}-${day}` : typed || undefined
}

/** The reverse of `dayOfTyped`, for the value of a field; what is no whole day stays as it was typed. */
export const typedDayOf = (day: unknown) =>
  (typeof day === 'string' ? day : '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')

/** Returns the trimmed text, or undefined for a field that was left empty. */
export const filled = (typed: string) => typed.trim() || undefined
