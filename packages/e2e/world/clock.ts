import type { BrowserContext } from '@playwright/test'

const MINUTE_MS = 60_000

/** The demo world follows the date, so the tests have one of their own, a Wednesday unless another is given. */
const SEEDED_AT = process.env.E2E_CLOCK ?? '2026-11-25T14:30:00-03:00'

/** The servers of the tests begin after the last thing that was written into the template. */
const BEGINS_AT = Date.parse(SEEDED_AT) + 2 * MINUTE_MS

export const clock = {
  seeded: SEEDED_AT,
  begins: new Date(BEGINS_AT).toISOString(),
}

let shift = 0

/** Counts from here on: the server of this worker begins now. */
export const beginClock = () => (shift = BEGINS_AT - Date.now())

/** The time of the server of this worker. */
export const now = () => Date.now() + shift

/** Gives the pages of a context the time of the server; their timers run as ever. */
export const shiftClockOf = (context: BrowserContext) => context.addInitScript(shiftDate, shift)

function shiftDate(by: number) {
  const real = Date
  const now = () => real.now() + by
  globalThis.Date = new Proxy(real, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now()], made) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  })
}
