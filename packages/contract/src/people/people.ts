export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200
export const CODE_DIGITS = 6

/** Below this age an account needs one of a guardian (Lei 15.211/2025). */
export const ACCOUNT_MIN_YEARS = 16
export const ADULT_YEARS = 18

export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
