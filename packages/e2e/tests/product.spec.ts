import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

const MOST_TABS = 6
const PRESSES = 12
const topOfOffers = async (page: Page) => (await page.getByRole('heading', { name: /^Ofertas de/ }).boundingBox())!.y

test('the best offer stands in the first window, a few Tabs from the search @wide', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await context.addCookies([{ name: 'cep', value: '58010000', url: baseURL! }])
  await page.goto('/')
  await page.getByRole('combobox', { name: /Buscar carta/ }).pressSequentially('curupira')
  await page.locator('[role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Curupira' })).toBeFocused()
  const best = page.getByRole('region', { name: 'Melhor para você' })
  expect(await topOfOffers(page)).toBeLessThanOrEqual(720)

  const add = best.getByRole('button', { name: /^Adicionar ao carrinho a oferta de/ })
  let tabs = 0
  for (; tabs < MOST_TABS && !(await add.evaluate((button) => button === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab')
    if (await page.getByRole('button', { name: 'Ver ofertas' }).evaluate((one) => one === document.activeElement))
      await page.keyboard.press('Enter')
  }
  await expect(add).toBeFocused()
  await expect(best).toContainText('Total com frete')

  // a line that is dragged on the chart asks for an alert, which needs an account
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('slider').hover()
  const { x, y } = (await page.getByRole('slider').boundingBox())!
  await page.mouse.move(x + 100, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Entre na sua conta para receber avisos.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  expect(await topOfOffers(page)).toBeLessThanOrEqual(900)
  await page.getByRole('heading', { name: 'Histórico de vendas' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('group', { name: 'Melhor oferta' })).toContainText('com frete')
  expect(complaints).toEqual([])
})

test('the buttons under the picture lie over nothing in any window', async ({ page }) => {
  await page.goto('/product/1', { waitUntil: 'networkidle' })
  const turn = page.getByRole('button', { name: 'Virar: mostrar o verso' })
  const below = page.getByText('Mediana').first()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [button, words] = [(await turn.boundingBox())!, (await below.boundingBox())!]
    const isBeside = words.x >= button.x + button.width
    if (!isBeside) expect(words.y, `at ${width}`).toBeGreaterThanOrEqual(button.y + button.height)
  }
})

test('whoever drew a card is one press away from what else they drew', async ({ page }) => {
  await page.goto('/product/1', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Mirtes Ingazeira' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mirtes Ingazeira')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('what is pressed while the page wakes and learns who is signed in is done, each press once @wide', async ({
  page,
  request,
}) => {
  await enter(page, await sessionOf(request, 'vendedor@bracards.example'))
  await page.addInitScript((presses) => {
    const press = () => document.querySelector<HTMLElement>('#ofertas button[aria-label="Aumentar"]')?.click()
    addEventListener('DOMContentLoaded', () => {
      for (let at = 0; at < presses; at++) setTimeout(press, at * 100)
    })
  }, PRESSES)
  await page.goto('/product/29?idioma=PT')
  const best = page.getByRole('region', { name: 'Melhor para você' })
  await expect(best.getByRole('spinbutton')).toHaveValue(String(1 + PRESSES))
})
