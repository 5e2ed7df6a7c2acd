import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Draws the world of the browser tests for other dates than their own, in the time of Brasília: the layout of every page
 * on each of them, and all tests, in an order of their own, where `all` says so.
 */
const dates: [at: string, what: string, tests?: 'all'][] = [
  ['2026-12-31T23:50', 'the last minutes of a year', 'all'],
  ['2027-01-01T00:00', 'the first minute of a year'],
  ['2027-01-04T08:00', 'a Monday morning', 'all'],
  ['2027-01-05T10:30', 'a Tuesday'],
  ['2027-01-06T11:00', 'a Wednesday'],
  ['2027-01-07T13:00', 'a Thursday'],
  ['2027-01-08T18:30', 'a Friday evening'],
  ['2027-01-09T15:00', 'a Saturday', 'all'],
  ['2027-01-10T20:00', 'a Sunday'],
  ['2027-02-08T10:00', 'Carnival Monday'],
  ['2027-02-09T10:00', 'Carnival'],
  ['2027-02-28T23:58', 'the end of a short February'],
  ['2027-03-01T09:00', 'a first day of a month that is worked'],
  ['2027-03-26T10:00', 'Good Friday'],
  ['2027-04-21T10:00', 'Tiradentes'],
  ['2027-05-27T10:00', 'Corpus Christi'],
  ['2027-05-31T00:00', 'midnight at the end of a month'],
  ['2027-06-30T23:59', 'a minute before another month'],
  ['2027-08-31T12:00', 'a day that the next month does not have'],
  ['2027-09-07T10:00', 'Independence', 'all'],
  ['2027-10-16T20:59', 'a minute before midnight in UTC'],
  ['2027-10-16T21:00', 'midnight in UTC'],
  ['2027-10-31T10:00', 'a Sunday at the end of a month'],
  ['2027-11-15T10:00', 'the Republic'],
  ['2027-12-25T10:00', 'Christmas'],
  ['2028-02-28T23:58', 'midnight before 29 February'],
  ['2028-02-29T12:00', '29 February', 'all'],
  ['2028-03-01T00:01', 'the day after 29 February'],
]
const LAYOUT = ['visit', 'longest']
/** On this day a store dispatches two hundred orders instead of twenty. */
const DAY_OF_MANY = '2027-01-04T08:00'

const playwright = resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
const config = resolve(import.meta.dirname, 'playwright.config.ts')
const [seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
process.stdout.write(`Ordem dos testes: npm run nightly -- ${seed}\n`)

const red = dates.filter(([at, what, tests]) => {
  process.stdout.write(`\n== ${at}, ${what}\n`)
  const chosen = tests === 'all' ? ['--shuffle', seed] : LAYOUT
  const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', config, ...chosen], {
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_CLOCK: `${at}:00-03:00`,
      ...(at === DAY_OF_MANY && { E2E_ORDERS: '200', ORDERS_OF_DAY: '200' }),
    },
  })
  return status !== 0
})
for (const [at, what] of red)
  process.stdout.write(`Vermelho em ${at} (${what}): E2E_CLOCK=${at}:00-03:00 npm run browser\n`)
process.exitCode = red.length > 0 ? 1 : 0
