import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Watch {
  /** What the browser complained about: errors of scripts, refused resources, broken policies. */
  complaints: string[]
  /** Fails when the page as it stands breaks a rule of WCAG 2.2 A or AA, in either theme. */
  expectAccessible: () => Promise<void>
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// experimental in axe: it reads a counter that is hidden from assistive technology as part of the name
const EXPERIMENTAL = ['label-content-name-mismatch']

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
      expect(await foundBy(new AxeBuilder({ page }).withTags(RULES).disableRules(EXPERIMENTAL))).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.evaluate(finishTransitions)
      // a theme changes colours alone
      expect(await foundBy(new AxeBuilder({ page }).withRules('color-contrast')), 'in the dark').toEqual([])
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

async function foundBy(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
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
