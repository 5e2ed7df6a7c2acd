import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { beginClock, clock, shiftClockOf } from '../world/clock.ts'
import { portsOf, SITE_URL } from '../world/ports.ts'
import { copyOfTemplate, startServer } from '../world/server.ts'

interface Watch {
  /** Complaints of the browser: script errors, refused resources, broken policies. */
  complaints: string[]
  /** Fails when the page breaks a rule of WCAG 2.2 A or AA. */
  expectAccessible: () => Promise<void>
  /** Checks accessibility in both themes and in a wide window; fails when anything hangs over the edge of a narrower one. */
  expectFitEverywhere: () => Promise<void>
  /** Does the same for another state of a page that was checked so: its colours and its wide window are known. */
  expectFitAgain: () => Promise<void>
}

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // experimental in axe: it counts a counter that is hidden from assistive technology as part of the name
  rules: { 'label-content-name-mismatch': { enabled: false } },
}
/** A wide window shows the same colours. */
const RULES_BUT_COLOURS: RunOptions = { ...RULES, rules: { ...RULES.rules, 'color-contrast': { enabled: false } } }
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CONTRAST: RunOptions = { runOnly: ['color-contrast'] }

const WIDE = { width: 1440, height: 900 }
const OTHER_WIDTHS = [320, 768]

export const test = base.extend<Watch, { server: void }>({
  server: [
    // Playwright reads the names of what a fixture needs from here, and refuses another form
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex: worker }) => {
      const dataDir = copyOfTemplate(worker)
      beginClock()
      const stop = await startServer({ dataDir, ports: portsOf(worker), clockAt: clock.begins })
      await use()
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: SITE_URL,
  // between two calls of a long test the server may end a line that is kept, just when the next call takes it
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } })
    await use(request)
    await request.dispose()
  },
  context: async ({ context }, use) => {
    await shiftClockOf(context)
    await use(context)
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.text().startsWith('Service Worker registration blocked')) return
      // on a slow machine the live line tries TLS as well, which the server under test does not speak
      if (message.text().startsWith("WebSocket connection to 'wss://")) return
      // the page was left while its live line was being opened
      if (message.text().endsWith('WebSocket is closed before the connection is established.')) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await use(complaints)
  },
  expectAccessible: ({ page }, use) => use(() => checkRules(page)),
  expectFitEverywhere: ({ page }, use) =>
    use(async () => {
      await checkRules(page)
      await checkDark(page)
      await page.setViewportSize(WIDE)
      expect(await foundBy(page, RULES_BUT_COLOURS), 'in a wide window').toEqual([])
      await checkWidths(page)
    }),
  expectFitAgain: ({ page }, use) =>
    use(async () => {
      await checkRules(page)
      await checkWidths(page)
    }),
})
export { expect }

/** Waits until scripts listen to a part of the page: until then, a pressed link fetches a whole document. */
export const untilAwake = (part: Locator) =>
  expect.poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))).toBe(true)

async function checkRules(page: Page) {
  // a page for a signed-in person is drawn when its script is here, on a slow machine long after the network is quiet
  await expect(page).toHaveTitle(/./)
  expect(await foundBy(page, RULES)).toEqual([])
}

async function checkWidths(page: Page) {
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    expect(await overhang(page), `at ${width} px`).toEqual([])
  }
}

/** The dark theme changes colours only, so contrast alone is checked. */
async function checkDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await foundBy(page, CONTRAST), 'in the dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * A button that just became available is still between two colours, and a message that slides in or out covers something;
 * outside the window a transition never ends by itself.
 */
function finishTransitions() {
  const isSliding = (each: Animation) => each instanceof CSSAnimation && /slide/i.test(each.animationName)
  for (const each of document.getAnimations()) if (each instanceof CSSTransition || isSliding(each)) each.finish()
}

async function foundBy(page: Page, rules: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.evaluate(finishTransitions)
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false }
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    async (options) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, options),
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Names what makes the page wider than its window. */
export function overhang(page: Page) {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((each) => {
      const { left, right } = each.getBoundingClientRect()
      return right > left && right > innerWidth
    })
    const innermost = wide.filter((each) => !wide.some((other) => each !== other && each.contains(other)))
    return innermost.map((each) => `${each.localName}.${each.classList.value} ${each.textContent}`)
  })
}

/** Keeps the scripts of the next page back until the returned function is called. */
export async function holdScripts(page: Page) {
  let letIn = () => {}
  const held = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/build/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letIn
}
