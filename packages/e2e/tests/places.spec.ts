import { expect, holdScripts, test } from './fixtures.ts'

test('a list of stores keeps its filters in the address, through reload and Back', async ({ page }) => {
  await page.goto('/store/list')
  await page.getByRole('button', { name: 'Frete grátis' }).click()
  await page.getByLabel('Estado').selectOption('PB')
  await expect(page).toHaveURL('/store/list/PB?frete=gratis')
  await expect(page.getByText('1 loja', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Toca do Saci' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/store/list?frete=gratis')
  await expect(page.getByLabel('Estado')).toHaveValue('')
})

test('the stores of a state have one address, to which small letters lead for good', async ({ request }) => {
  const answer = await request.get('/store/list/sp?frete=gratis', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/store/list/SP?frete=gratis'])
  expect((await request.get('/store/list/xx')).status()).toBe(404)
})

test('the stock of a store is narrowed to every condition in which things are sold', async ({ page }) => {
  await page.goto('/toca-do-saci')
  const condition = page.getByLabel('Condição')
  for (const [word, name] of [
    ['graded', 'Graduada'],
    ['lacrado_avaria', 'Lacrado com avaria'],
    ['aberto', 'Aberto'],
  ] as const) {
    await condition.selectOption(name)
    await expect(page).toHaveURL(`/toca-do-saci?condicao=${word}`)
  }
})

test('a filter pressed before the script arrives is set as soon as it is here @both', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/store/list', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Frete grátis' }).click()
  await page.getByLabel('Estado').selectOption('PB')
  letScriptsIn()
  await expect(page).toHaveURL('/store/list/PB?frete=gratis')
})

test('a list of stores grows by its button', async ({ page }) => {
  await page.goto('/store/list')
  await page.getByRole('link', { name: 'Carregar mais' }).click()
  // the demo world has thirty, and other tests open more
  const whole = page.getByText(/^Mostrando (\d+) de \1$/)
  await expect(whole).toBeVisible()
  const [shown] = /\d+/.exec(await whole.innerText())!
  await expect(page.getByRole('article')).toHaveCount(Number(shown))
  expect(Number(shown)).toBeGreaterThanOrEqual(30)
})

test('a store is found however its slug is typed, and an unknown one is not', async ({ page, request }) => {
  const moved = await request.get('/Toca%20do%20Saci?busca=boi', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/toca-do-saci?busca=boi'])
  const response = await page.goto('/loja-que-nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('combobox', { name: /Buscar carta/ })).toBeVisible()
})

test('a store says who it is before the law, and shows only the middle of a CPF', async ({ page }) => {
  await page.goto('/toca-do-saci')
  await expect(page.getByText('98.276.634/0001-76')).toBeVisible()
  const html = await (await page.request.get('/cajuina-tcg')).text()
  expect(html).toContain('***.228.373-**')
  expect(html).not.toContain('63422837370')
})

test('a store is searched inside, and its reviews are narrowed by stars', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/toca-do-saci', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Buscar nesta loja' }).fill('curupira')
  letScriptsIn()
  await expect(page).toHaveURL(/busca=curupira/)
  const titles = page.getByRole('region', { name: /Ofertas da loja/ }).getByRole('heading', { level: 3 })
  await expect(titles.first()).toContainText('Curupira')
  await page.getByRole('link', { name: /^3 estrelas/ }).click()
  await expect(page).toHaveURL(/estrelas=3/)
  const reviews = page.getByRole('region', { name: 'Avaliações' }).getByRole('article')
  await expect(reviews.first().getByText('3 estrelas')).toBeAttached()
})

test('the tabs of the product ranking are addresses, in our words and in the specification’s', async ({ page }) => {
  await page.goto('/product/rank/product_views_summaries.monthly_views')
  await expect(page.getByRole('link', { name: 'Mais vistas' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Menor preço' }).click()
  await expect(page).toHaveURL('/product/rank/menor-preco')
  expect((await page.request.get('/product/rank/mais-bonitas')).status()).toBe(404)
})

test('a question opens from its own address, and a search leaves those that fit', async ({ page }) => {
  await page.goto('/questions#carrinho-reserva')
  await expect(page.getByText('A carta é sua quando o pedido é feito.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar nas perguntas' }).fill('zzz')
  await expect(page.getByText('Nenhuma pergunta com essas palavras')).toBeVisible()
})

test('an unknown text is not found', async ({ request }) => {
  expect((await request.get('/text/nada-disso')).status()).toBe(404)
})
