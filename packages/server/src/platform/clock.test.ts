import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { beginAt, dayInBrazil, systemClock } from './clock.ts'
import { readConfig } from './config.ts'

const LAST_MINUTE = '2027-12-31T23:59:00-03:00'
const MINUTE_MS = 60_000

it('lets the time of a process run from another instant, for the embedded database too', async () => {
  const embedded = new PGlite()
  const undo = beginAt(LAST_MINUTE)
  try {
    const since = systemClock.now().getTime() - Date.parse(LAST_MINUTE)
    expect(since).toBeGreaterThanOrEqual(0)
    expect(since).toBeLessThan(MINUTE_MS)
    expect(dayInBrazil(systemClock.now())).toBe('2027-12-31')
    expect(new Date() instanceof Date).toBe(true)
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
    const { rows } = await embedded.query<{ now: Date }>('select now()')
    expect(Math.abs(rows[0]!.now.getTime() - Date.now())).toBeLessThan(MINUTE_MS)
  } finally {
    undo()
    await embedded.close()
  }
  expect(dayInBrazil(systemClock.now())).not.toBe('2027-12-31')
})

it('refuses another time where real people buy, and where several processes would begin at it one after another', () => {
  expect(readConfig({ CLOCK_AT: LAST_MINUTE }).clockAt).toBe(LAST_MINUTE)
  expect(() => readConfig({ CLOCK_AT: LAST_MINUTE, SECURE: 'true' })).toThrow('CLOCK_AT')
  expect(() => readConfig({ CLOCK_AT: LAST_MINUTE, PROCESSES: '2' })).toThrow('CLOCK_AT')
  expect(() => readConfig({ CLOCK_AT: 'amanhã' })).toThrow('CLOCK_AT')
})
