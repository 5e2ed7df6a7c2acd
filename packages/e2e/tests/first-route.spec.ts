import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test, untilAwake } from './fixtures.ts'

const KB = 1024
const MOST_KB = 150
/** Pages that also bring a list or the head of a product may have 2 KB more. */
const MOST_KB_OF_RICH = 152
const product = '/product/4-curupira'
const pages = ['/', '/productTcg/list', '/product/list', product]

for (const address of pages)
  test(`${address} needs no more script than a phone can bear`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const scripts = /<meta name="scripts" content="([^"]+)"/.exec(html)![1]!.split(' ')
    expect(scripts.length).toBeGreaterThan(3)
    const files = await Promise.all(scripts.map(async (path) => (await request.get(path)).body()))
    const kilobytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length / KB, 0)
    expect(kilobytes).toBeLessThanOrEqual(address === '/' ? MOST_KB : MOST_KB_OF_RICH)
  })

test('what lies below the first window is in the page before any script', async ({ request }) => {
  const home = await (await request.get('/')).text()
  for (const word of ['Maiores altas', 'Mais vendidas', 'Várias lojas, um só pacote', 'Termos de uso'])
    expect(home).toContain(word)
  const card = await (await request.get(product)).text()
  for (const word of ['role="slider"', 'id="ofertas"', 'Histórico de vendas', 'Mais de ']) expect(card).toContain(word)
})

test('a part comes to life when the window comes near it', async ({ page, request, complaints }) => {
  // what the page asks for by itself depends on how fast it is drawn; what its head names does not
  const html = await (await request.get(product)).text()
  expect(/<meta name="scripts" content="([^"]+)"/.exec(html)![1]).not.toContain('SalesHistory')
  await page.goto(product)
  await page.getByRole('heading', { name: 'Histórico de vendas' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Mais vendas' }).click()
  await expect
    .poll(() => page.locator('[aria-labelledby=historico]').locator('tbody tr, li').count())
    .toBeGreaterThan(8)
  expect(complaints).toEqual([])
})

test('the layers of the header fill at their first opening, and the menu takes the focus @wide', async ({ page }) => {
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

test('the search answers from its first key on @both', async ({ page }) => {
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

test.describe('a script that does not come', () => {
  const ranking = '**/build/assets/StoreRankingPage-*.js'
  const toRanking = async (page: Page) => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Ranking de lojas' })
    await link.scrollIntoViewIfNeeded()
    // the foot of the page wakes late
    await untilAwake(link)
    await link.click()
  }

  test('of a page is fetched with the page of a newer build, once, and then says so with a way on', async ({
    page,
    expectAccessible,
  }) => {
    let calls = 0
    await page.route(ranking, (route) => (calls++ < 1 ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto('/text/sobre', { waitUntil: 'networkidle' })
    await page.evaluate(() => addEventListener('vite:preloadError', () => sessionStorage.setItem('raised', 'yes')))
    await toRanking(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Ranking de lojas' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloaded_for'))).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('raised'))).toBe('yes')

    await page.unroute(ranking)
    await page.route(ranking, (route) => route.fulfill({ status: 404 }))
    await page.goto('/text/sobre', { waitUntil: 'networkidle' })
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    await toRanking(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Atualizamos o site' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible()
    expect(documents).toBe(1)
    await page.getByRole('main').getByRole('link', { name: 'Início' }).click()
    await expect(page).toHaveURL('/')
  })

  test('leaves what was typed where it is', async ({ page }) => {
    await page.route(ranking, (route) => route.abort())
    await page.goto('/auth/login', { waitUntil: 'networkidle' })
    const mail = page.getByRole('main').getByRole('textbox', { name: 'E-mail' })
    await mail.fill('iracema@bracards.example')
    await toRanking(page)
    const notice = page.getByRole('alert').filter({ hasText: 'A página não abriu' })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL('/auth/login')
    await expect(mail).toHaveValue('iracema@bracards.example')
    await page.unroute(ranking)
    await notice.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page).toHaveURL('/ranking')
  })

  test('of a part of the page leaves the page, and comes when it is asked for again', async ({ page }) => {
    const part = '**/build/assets/ArtDialog-*.js'
    await page.route(part, (route) => route.abort())
    await page.goto(product, { waitUntil: 'networkidle' })
    await page
      .getByRole('main')
      .getByRole('button', { name: /de perto$/ })
      .click()
    const notice = page.getByRole('alert').filter({ hasText: 'Uma parte da página não chegou' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(part)
    await notice.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(notice).toBeHidden()
  })
})
