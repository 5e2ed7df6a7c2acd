import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const KB = 1024
const MOST_KB = 150
/** Of a page that brings a list or an offers table as well. */
const MOST_KB_OF_RICH = 154
const product = '/product/4-curupira'
const pages = ['/', '/productTcg/list', '/product/list', product]

/** Names of built scripts, as they arrive. */
function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('response', (response) => /\/build\/.*\.js$/.test(response.url()) && scripts.push(response.url()))
  return scripts
}

for (const address of pages)
  test(`${address} brings no more script than a phone can bear`, async ({ page, request }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 1000, 'a wide window shows more of the page at once')
    const scripts = scriptsOf(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const files = [...new Set(scripts)].map(async (url) => (await request.get(url)).body())
    const sizes = (await Promise.all(files)).map((file) => gzipSync(file, { level: 9 }).length / KB)
    expect(scripts.length).toBeGreaterThan(3)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(address === '/' ? MOST_KB : MOST_KB_OF_RICH)
  })

test('what lies below the first window is in the page before any script', async ({ request }) => {
  const home = await (await request.get('/')).text()
  for (const word of ['Maiores altas', 'Mais vendidas', 'Várias lojas, um só pacote', 'Termos de uso'])
    expect(home).toContain(word)
  const card = await (await request.get(product)).text()
  for (const word of ['role="slider"', 'id="ofertas"', 'Histórico de vendas', 'Mais de ']) expect(card).toContain(word)
})

test('a part comes to life when the window comes near it', async ({ page, complaints }) => {
  const scripts = scriptsOf(page)
  await page.goto(product, { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('SalesHistory'))).toEqual([])
  await page.getByRole('heading', { name: 'Histórico de vendas' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Mais vendas' }).click()
  await expect
    .poll(() => page.locator('[aria-labelledby=historico]').locator('tbody tr, li').count())
    .toBeGreaterThan(8)
  expect(complaints).toEqual([])
})

test('the layers of the header fill at their first opening, and the menu takes the focus', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 1000, 'a phone has the menu as a page')
  await page.goto('/')
  await page.getByRole('button', { name: 'Entrar' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Entrar' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: 'English', checked: false })).toBeFocused()
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(['Igual ao aparelho', 'Português'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.getByRole('button', { name: /^Avisos/ }).click()
  await expect(page.getByRole('dialog', { name: 'Avisos' })).not.toBeEmpty()
})

test('the search answers from its first key on', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: /Buscar carta/ })
  await field.pressSequentially('curu')
  await expect(page.locator('[role=option]').first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(field).toHaveValue(/Curupira/)
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/)
  await field.press('Escape')
  await expect(field).toHaveValue('curu')
  await field.press('Enter')
  await expect(page).toHaveURL('/filter-products/curu')
})
