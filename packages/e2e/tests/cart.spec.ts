import type { APIRequestContext, Page, Route } from '@playwright/test'
import { now } from '../world/clock.ts'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, password, type SignedIn, typeCredentials } from './people.ts'

const main = (page: Page) => page.getByRole('main')
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
const CEP = { cep: '01310-100', uf: 'SP' }

const deliverTo = (page: Page) =>
  page.context().addCookies([{ name: 'cep', value: CEP.cep.replace('-', ''), url: new URL(page.url()).origin }])

/** Puts the two cheapest offers of a product into a person's cart, without the browser. */
async function fill(request: APIRequestContext, { token }: SignedIn, product: number) {
  const query = { product_id: product, order: 'price', per_page: 2 }
  const { stores } = await (await request.post('/api/v1/1/product-stores', { data: query })).json()
  const headers = { authorization: `Bearer ${token}` }
  for (const { id } of stores) {
    const answer = await request.post('/api/v1/add-to-cart', { headers, data: { id } })
    expect(answer.ok()).toBe(true)
  }
}

test('an offer goes from its product into the cart, and the number in the header follows', async ({
  page,
  request,
  complaints,
}) => {
  await enter(page, await newPerson(request))
  await page.goto('/product/4', { waitUntil: 'networkidle' })
  await expect(badge(page)).toHaveAccessibleName('Carrinho')
  const add = page.getByRole('button', { name: /^Adicionar ao carrinho a oferta de/ }).first()
  await add.click()
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 1 item')
  expect(await page.evaluate(() => sessionStorage.getItem('cart'))).not.toBeNull()
  await page.getByRole('button', { name: 'Ver carrinho' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Curupira' })).toBeVisible()
  await expect(page.getByText('Nada fica reservado no carrinho', { exact: false })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the cheapest offer goes into the cart from a tile', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  await page.goto('/productTcg/list', { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /^Adicionar ao carrinho .+: .+, R\$/ })
    .first()
    .click()
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 1 item')
})

test('a visitor fills a cart, is asked who they are only to pay, and then has it @both', async ({
  page,
  request,
  complaints,
}) => {
  const { user } = await newPerson(request)
  await page.goto('/product/4', { waitUntil: 'networkidle' })
  const add = page.getByRole('button', { name: /^Adicionar ao carrinho a oferta de/ })
  await add.first().click()
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 1 item')
  await add.last().click()
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 2 itens')
  await page.goto('/cart')
  await expect(main(page).getByRole('link', { name: 'Curupira' }).first()).toBeVisible()
  await page.reload()
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 2 itens')
  // the page of a store draws the cart in a part that comes to life later than the header
  await page.goto('/toca-do-saci', { waitUntil: 'networkidle' })
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 2 itens')
  expect(complaints).toEqual([])
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Finalizar compra' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/auth/login?next=%2Fcheckout')
  await expect(page.getByText('O carrinho vem junto', { exact: false })).toBeVisible()
  await typeCredentials(page, user.email, password)
  await expect(page).toHaveURL('/checkout')
  await page.goto('/cart')
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 2 itens')
  expect(await page.evaluate(() => localStorage.getItem('visitors_cart'))).toBeNull()
})

test('a visitor puts a basket of a list into the cart, and the toast over it can be pressed @both', async ({
  page,
}) => {
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await page.context().addCookies([{ name: 'cep', value: '01310100', url: page.url() }])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(main(page).getByText('Seu carrinho está vazio')).toBeVisible()
  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Montar pelo menor preço' })
  await dialog.getByLabel('Sua lista').fill('1 Curupira BDN 004')
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await dialog.getByRole('button', { name: 'Colocar no carrinho' }).click()
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 1 item')
  await page.getByRole('button', { name: 'Ver carrinho' }).click()
  await expect(main(page).getByRole('link', { name: 'Curupira' }).first()).toBeVisible()
})

test('a visitor sees the cart that a list filled, though it was asked for before', async ({ page }) => {
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await page.context().addCookies([{ name: 'cep', value: '01310100', url: page.url() }])
  await page.reload({ waitUntil: 'networkidle' })
  // the cart is read before the list fills it, and the answer of this reading comes after it
  const [read, filled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch()
    read.resolve()
    await filled.promise
    await route.fulfill({ response })
  }
  await page.route('**/api/v1/cart/of-visitor', holdAnswer, { times: 1 })
  await page.route('**/api/v1/cart/fill', async (route) => {
    await read.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Montar pelo menor preço' })
  await dialog.getByLabel('Sua lista').fill('1 Curupira BDN 004')
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  const answer = page.waitForResponse('**/api/v1/cart/fill')
  await dialog.getByRole('button', { name: 'Colocar no carrinho' }).click()
  await answer
  filled.resolve()
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 1 item')
})

test(`a cart of two stores says what it costs @both`, async ({ page, request, expectAccessible }) => {
  const person = await newPerson(request)
  await fill(request, person, 4)
  await enter(page, person)
  await deliverTo(page)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  const parcels = main(page).getByRole('region', { name: /^Pacote de/ })
  await expect(parcels).toHaveCount(2)
  const summary = page.getByRole('region', { name: 'Resumo' })
  await expect(summary).toContainText('Entrega em 01310-100')
  const before = await summary.textContent()
  await parcels.first().getByRole('radio', { name: 'Sedex' }).check()
  await expect(summary).not.toHaveText(before!)
  await expectAccessible()
})

test('a line taken out of the cart comes back, and the last one takes the flag along', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await newPerson(request)
  await fill(request, person, 4)
  await enter(page, person)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  const remove = page.getByRole('button', { name: 'Remover Curupira do carrinho' })
  await expect(remove).toHaveCount(2)
  const stores = main(page).getByRole('heading', { level: 2 })
  const before = await stores.allTextContents()
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect(remove).toHaveCount(2)
  expect(await stores.allTextContents()).toEqual(before)
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await remove.first().click()
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName('Carrinho')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cart'))).toBeNull()
  await expectAccessible()
})

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a message stays until it is read', async ({ page, request }) => {
    const person = await newPerson(request)
    await fill(request, person, 4)
    await enter(page, person)
    await page.goto('/cart', { waitUntil: 'networkidle' })
    const remove = page.getByRole('button', { name: 'Remover Curupira do carrinho' })
    await remove.first().press('Enter')
    await expect(remove).toHaveCount(1)
    await page.waitForTimeout(1000)
    await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
    await expect(remove).toHaveCount(2)
  })
})

test('the quantity is set with the keyboard, up to what there is', async ({ page, request }) => {
  const person = await newPerson(request)
  await fill(request, person, 12)
  await enter(page, person)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  const field = main(page)
    .getByRole('spinbutton', { name: /^Quantidade de/ })
    .first()
  const most = Number(await field.getAttribute('aria-valuemax'))
  await field.focus()
  await field.press('ArrowUp')
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 3 itens')
  await field.fill(String(most + 5))
  await field.press('Enter')
  await expect(field).toHaveValue(String(most))
  await expect(badge(page)).toHaveAccessibleName(`Carrinho, ${most + 1} itens`)
  await expect(page.getByText(`Só há ${most} em estoque`)).toBeVisible()
  await field.fill('1')
  await field.press('Enter')
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 2 itens')
})

test('a change of a line since it was added stands beside it, in words', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await newPerson(request)
  await fill(request, person, 4)
  await enter(page, person)
  await page.route('**/api/v1/active-cart/**', async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    const [first, second] = reply.result.groups.flatMap((group: { lines: object[] }) => group.lines)
    Object.assign(first, { quantity: 3, available: 2, changes: [{ kind: 'less_stock', text: 'Restam 2' }] })
    Object.assign(second, { available: 0, changes: [{ kind: 'paused', text: 'A loja pausou esta oferta' }] })
    reply.result.can_checkout = false
    await route.fulfill({ json: reply })
  })
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await expect(page.getByText('Restam 2')).toBeVisible()
  await expect(main(page).getByText(/^2 × R\$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ficar com 2' })).toBeVisible()
  await expect(page.getByText('A loja pausou esta oferta')).toBeVisible()
  await expect(page.getByText('Ajuste as quantidades marcadas para continuar.').locator('visible=true')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Finalizar compra' })).toHaveCount(0)
  await expectAccessible()
})

test('what another tab put into the cart is there as soon as somebody looks', async ({ page, request }) => {
  const person = await newPerson(request)
  await enter(page, person)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
  await fill(request, person, 4)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(main(page).getByRole('region', { name: /^Pacote de/ })).toHaveCount(2)
  await expect(badge(page)).toHaveAccessibleName('Carrinho, 2 itens')
})

test('the cart leads to the checkout', async ({ page, request }) => {
  const person = await newPerson(request)
  await fill(request, person, 4)
  await enter(page, person)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Finalizar compra' }).locator('visible=true').click()
  await expect(page).toHaveURL('/checkout')
})

test('days on which nobody posts are promised to nobody', async ({ page, request }) => {
  const person = await newPerson(request)
  await fill(request, person, 4)
  await enter(page, person)
  await deliverTo(page)
  const arrival = main(page)
    .getByText(/^Chega entre/)
    .first()
  await page.goto('/cart', { waitUntil: 'networkidle' })
  const usual = await arrival.textContent()
  const coming = Array.from({ length: 20 }, (_, at) => new Date(now() + at * 86_400_000).toISOString().slice(0, 10))
  const block_dates = coming.map((day) => ({ day, name: 'Recesso' }))
  await page.route('**/api/v1/block-date', (route) => route.fulfill({ json: { block_dates } }))
  // the browser draws this page and asks for the dates; a page drawn by the server already contains them
  await page.goto('/questions', { waitUntil: 'networkidle' })
  await badge(page).click()
  await expect(arrival).not.toHaveText(usual!)
})

test('a change of the cart that fails says so, and can be repeated', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  await page.goto('/product/4', { waitUntil: 'networkidle' })
  await page.route('**/build/assets/add-to-cart*.js', (route) => route.abort())
  const add = page.getByRole('button', { name: /^Adicionar ao carrinho a oferta de/ }).first()
  await add.click()
  await expect(page.getByText('Algo deu errado', { exact: false })).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy')
})
