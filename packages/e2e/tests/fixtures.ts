import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]

interface Watch {
  /** What the browser complained about: errors of scripts, refused resources, broken policies. */
  complaints: string[]
  /** Fails when the page as it stands breaks a rule of WCAG 2.2 A or AA, in either theme. */
  expectAccessible: () => Promise<void>
}

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // experimental in axe: it reads a counter that is hidden from assistive technology as part of the name
  rules: { 'label-content-name-mismatch': { enabled: false } },
}
const CONTRAST: RunOptions = { runOnly: ['color-contrast'] }

export const test = base.extend<Watch>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.text().startsWith('Service Worker registration blocked')) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await use(complaints)
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      expect(await foundBy(page, RULES)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.evaluate(finishTransitions)
      // a theme changes colours alone
      expect(await foundBy(page, CONTRAST), 'in the dark').toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await page.evaluate(finishTransitions)
    })
  },
})
export { expect }

/** Those outside the window would never end by themselves. */
function finishTransitions() {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
}

/** In the page itself: we have no frames, and a page of its own for the findings takes four times as long. */
async function foundBy(page: Page, rules: RunOptions) {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.options({ ...rules, resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Keeps the scripts of the next page back until the answer is called. */
export async function holdScripts(page: Page) {
  let letIn = () => {}
  const held = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/build/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letIn
}
