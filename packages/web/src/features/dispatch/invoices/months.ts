const MONTHS = 24

/** The latest months as "2026-11", newest first. */
export function lastMonths(now = new Date()): string[] {
  return Array.from({ length: MONTHS }, (_, at) => {
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth() - at, 1))
    return day.toISOString().slice(0, 7)
  })
}

export const monthTitle = (month: string, language: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric' })
