import type { Page } from '@playwright/test'
import { expect, holdScripts, test, untilAwake } from './fixtures.ts'

const tiles = (page: Page) => page.locator('main article')
const count = (page: Page) => page.locator('main h2').first()
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

/** The filters stand in a panel, or in a narrow window in the drawer behind "Filtros". */
async function tickRarity(page: Page, name: string) {
  if (isWide(page)) return page.getByRole('complementary').getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: /^Ver \d+ carta/ }).click()
}

test('a list is whole before any script arrives', async ({ request }) => {
  const html = await (await request.get('/product/list/1-boca-da-noite')).text()
  expect(html).toContain('<h1')
  expect(html).toContain('Lendária')
  expect(html).toContain('?pagina=2')
  expect(html).toContain('"BreadcrumbList"')
  expect(html).toContain('"ItemList"')
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/product\/list\/1-boca-da-noite"/)
  expect(await (await request.get('/product/list/1?raridade=rara')).text()).toContain('content="noindex"')
})

test('the list of an unknown category, brand or league is not found', async ({ request }) => {
  for (const address of ['/product/list/99999', '/product/list/abc', '/brand/nenhuma', '/league/nenhuma'])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('more cards are appended, and a reload keeps them and the place on the page', async ({ page }) => {
  await page.goto('/product/list/1-boca-da-noite')
  await expect(tiles(page)).toHaveCount(48)
  const more = page.getByRole('link', { name: 'Carregar mais' })
  await untilAwake(more)
  await more.click()
  await expect(tiles(page)).toHaveCount(96)
  await expect(page).toHaveURL(/\?pagina=2$/)
  await expect(page.getByText('Mostrando 96 de 123')).toBeVisible()
  await expect(tiles(page).nth(48).getByRole('link')).toBeFocused()

  await tiles(page).nth(80).scrollIntoViewIfNeeded()
  await page.waitForTimeout(200)
  await page.reload()
  await expect(tiles(page)).toHaveCount(96)
  await expect(tiles(page).nth(80)).toBeInViewport()
})

test('Back from a product finds the list as it was left', async ({ page }) => {
  await page.goto('/product/list/1-boca-da-noite?pagina=2')
  const tile = tiles(page).nth(72).getByRole('link')
  await tile.scrollIntoViewIfNeeded()
  await tile.click()
  await expect(page).toHaveURL(/\/product\/\d/)
  await page.goBack()
  await expect(tiles(page)).toHaveCount(96)
  await expect(tile).toBeInViewport()
})

test('each filter is a step that Back and Forward retrace @both', async ({ page }) => {
  await page.goto('/productTcg/list?jogo=causos')
  await expect(count(page)).toHaveText('532 cartas')
  await tickRarity(page, 'Lendária')
  await expect(page).toHaveURL(/raridade=lendaria/)
  await expect(count(page)).toHaveText('21 cartas')
  await tickRarity(page, 'Épica')
  await expect(count(page)).toHaveText('63 cartas')
  await page.goBack()
  await expect(count(page)).toHaveText('21 cartas')
  await page.goBack()
  await expect(count(page)).toHaveText('532 cartas')
  await page.goForward()
  await expect(count(page)).toHaveText('21 cartas')
  await page.reload()
  await expect(count(page)).toHaveText('21 cartas')
})

test('a filter ticked before the script arrives is set as soon as it is here @wide', async ({ page }) => {
  // the slower the page hydrates, the likelier a kept tick meets it while React wakes the box; a machine with other
  // tests beside this one is slow enough at half of its speed
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  const letScriptsIn = await holdScripts(page)
  await page.goto('/productTcg/list', { waitUntil: 'commit' })
  await tickRarity(page, 'Lendária')
  letScriptsIn()
  await expect(page).toHaveURL(/raridade=lendaria/)
  await expect(count(page)).toHaveText('21 cartas')
})

test('a filter taken away gives the focus to the next, the last one to the results', async ({ page }) => {
  await page.goto('/productTcg/list?raridade=rara,epica&condicao=NM')
  const remove = (name: string) => page.getByRole('button', { name: `Remover filtro ${name}` })
  await remove('Rara').press('Enter')
  await expect(remove('Épica')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove('NM Praticamente Nova ou superior')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(count(page)).toBeFocused()
  await expect(page).toHaveURL(/\/productTcg\/list$/)
})

test('a value that would leave nothing stays in its place, disabled @wide', async ({ page }) => {
  await page.goto('/product/list/1-boca-da-noite?raridade=rara,epica&condicao=NM')
  await expect(page.getByRole('complementary').getByRole('checkbox', { name: 'Terra' })).toBeDisabled()
})

test('the chips above the list open the same facet', async ({ page }) => {
  await page.goto('/productTcg/list')
  await page.getByRole('button', { name: 'Condição', exact: true }).click()
  const layer = page.getByRole('dialog')
  await layer.getByRole('radio', { name: /NM Praticamente Nova/ }).check()
  await expect(page).toHaveURL(/condicao=NM/)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
})

test('prices are asked for in reais @wide', async ({ page }) => {
  await page.goto('/productTcg/list')
  await page.getByRole('button', { name: 'Preço', exact: true }).click()
  const layer = page.getByRole('dialog', { name: 'Preço' })
  await layer.getByLabel('De', { exact: true }).fill('50')
  await layer.getByLabel('Até', { exact: true }).fill('10')
  await layer.getByRole('button', { name: 'Aplicar preço' }).click()
  await expect(page).toHaveURL(/preco=10-50/)
  await expect(page.getByRole('button', { name: /Remover filtro R\$\s10,00 a R\$\s50,00/ })).toBeVisible()
})

test('an empty list names the filter that emptied it', async ({ page }) => {
  await page.goto('/filter-products/curupira?raridade=lendaria&elemento=agua')
  await expect(page.getByRole('heading', { name: 'Nada por aqui' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sugerir este produto' })).toBeVisible()
  await page.getByRole('link', { name: /^Remover .+ traz \d+ produto/ }).click()
  await expect(tiles(page).first()).toBeVisible()
})

test('a mistyped word is corrected, and said so', async ({ page }) => {
  await page.goto('/filter-products/curupirra')
  await expect(page.getByText('Mostrando resultados para “curupira”')).toBeVisible()
  await expect(tiles(page).first()).toContainText('Curupira')
})

test('a promotion shows the price before', async ({ page }) => {
  await page.goto('/promotion/list')
  await expect(tiles(page).first()).toContainText(/-\d+%/)
  await expect(tiles(page).first().locator('s')).toContainText('R$')
})

test('the stock of no store leads to the stores', async ({ page }) => {
  await page.goto('/store/product')
  await expect(page).toHaveURL(/\/store\/list$/)
})

test('a phone shows two rows and more, hides its bars while one reads on, and has a list of rows', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/product/list/1-boca-da-noite', { waitUntil: 'networkidle' })
  await expect(tiles(page).nth(4)).toBeInViewport({ ratio: 0.1 })
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
  // the code of the bars comes with the first movement
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(cart).not.toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.mouse.wheel(0, -200)
  await expect(cart).toBeInViewport()
  await page.locator('label[for=search-field]').click()
  const search = page.getByRole('combobox', { name: /Buscar carta/ })
  await expect(search).toBeFocused()
  await search.blur()

  await page.getByRole('link', { name: 'Lista' }).click()
  await expect(page).toHaveURL(/\?vista=lista$/)
  const row = page.locator('main li[id^=item-]').first()
  await expect(row).toContainText('Boca da Noite')
  await expect(row.getByRole('button', { name: /^Favoritar / })).toBeVisible()
  await expect(row.getByRole('button', { name: /^Adicionar ao carrinho / })).toBeVisible()
  await expectAccessible()
})
