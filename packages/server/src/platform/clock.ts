/** Time comes only from here, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Lets the time of this process run from another instant, for all who ask `Date`; returns what undoes it. */
export function beginAt(start: Date | string) {
  const real = Date
  const shift = new real(start).getTime() - real.now()
  const now = () => real.now() + shift
  globalThis.Date = new Proxy(real, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now()], made) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  })
  return () => void (globalThis.Date = real)
}

export function fixedClock(start: Date | string) {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    advance: (ms: number) => {
      at = new Date(at.getTime() + ms)
    },
  }
}

export const DAY_MS = 86_400_000
export const daysBefore = (from: Date, days: number) => new Date(from.getTime() - days * DAY_MS)

const brasilia = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
/** Returns the calendar day in Brasília, as yyyy-mm-dd. */
export const dayInBrazil = (at: Date) => brasilia.format(at)
export const startOfDayInBrazil = (at: Date) => new Date(`${dayInBrazil(at)}T00:00:00-03:00`)
/** Returns 0 for Sunday to 6 for Saturday, in Brasília. */
export const weekdayInBrazil = (at: Date) => new Date(`${dayInBrazil(at)}T12:00:00Z`).getUTCDay()

export const instant = (at: Date | string) => new Date(at).toISOString()
export const instantOrNull = (at: Date | string | null) => (at === null ? null : instant(at))
