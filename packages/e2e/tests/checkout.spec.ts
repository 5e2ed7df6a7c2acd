import type { APIRequestContext, Page } from '@playwright/test'
import { ask, home, payByCard, payPix, storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, newPerson } from './people.ts'
import { SANDBOX_URL } from '../world/ports.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const good = '4000000000000010'
const declined = '4000000000000028'

interface Offer {
  id: number
  quantity: number
  store: { id: number }
}

/** Opens the checkout of a new person with cards of several stores; no two tests buy up the same product. */
async function buyer(page: Page, request: APIRequestContext, product: number, count = 2) {
  const person = await newPerson(request)
  const headers = { authorization: `Bearer ${person.token}` }
  const address = await request.post('/api/v1/address/add_address', { headers, data: home })
  expect(address.ok()).toBe(true)
  const query = { product_id: product, order: 'price', per_page: 40 }
  const { stores } = (await (await request.post('/api/v1/1/product-stores', { data: query })).json()) as {
    stores: Offer[]
  }
  const plenty = stores.toSorted((one, other) => other.quantity - one.quantity)
  const apart = plenty.filter(({ store }, at) => plenty.findIndex((one) => one.store.id === store.id) === at)
  expect(apart.length).toBeGreaterThanOrEqual(count)
  for (const { id } of apart.slice(0, count))
    expect((await request.post('/api/v1/add-to-cart', { headers, data: { id, bra_center: false } })).ok()).toBe(true)
  await enter(page, person)
  await page.goto('/checkout')
  return { headers, address: (await address.json()).result as { id: number } }
}

/** Address and freight are known, so the checkout opens at its last step. */
const isAtPayment = (page: Page) =>
  expect(page.getByRole('banner').getByRole('listitem').last()).toHaveAttribute('aria-current', 'step')

test('a cart is bought by Pix, and the page hears of the payment @both', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  await buyer(page, request, 36)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Avisos/ })).toBeVisible()
  await button(page, 'Alterar Endereço').click()
  await expect(main(page).getByRole('radio', { name: /Avenida Paulista/ })).toBeChecked()
  await expectAccessible()
  await button(page, 'Continuar').click()
  await expect(main(page).getByRole('group', { name: /^Frete de/ })).toHaveCount(2)
  await button(page, 'Continuar').click()
  await isAtPayment(page)
  await main(page).getByRole('radio', { name: 'Pix' }).check()
  await expectAccessible()
  await button(page, /^Pagar R\$.* com Pix$/).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Pedido feito. Falta pagar' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('cart'))).toBeNull()
  await expectAccessible()
  await page.reload()
  await payPix(page, request)
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible()
  await expectAccessible()
  expect(complaints).toEqual([])
})

test('what it costs and the button that pays it stay in view, however many stores send @both', async ({
  page,
  request,
}) => {
  await buyer(page, request, 33, 6)
  await main(page).getByRole('radio', { name: 'Pix' }).check()
  await expect(button(page, /^Pagar R\$.* com Pix$/)).toBeInViewport({ ratio: 1 })
  // a phone shows the sum on the button and above the steps
  if (page.viewportSize()!.width < 1000) return
  const summary = main(page).getByRole('region', { name: 'Resumo' })
  for (const part of await summary.locator('summary, dt').all()) await expect(part).toBeInViewport({ ratio: 1 })
})

test('a new card pays in three parts, and its number goes to the provider alone', async ({ page, request }) => {
  const sent: string[] = []
  page.on('request', (call) => {
    const text = `${call.url()} ${call.postData() ?? ''}`
    if (text.includes(good)) sent.push(new URL(call.url()).origin)
  })
  await buyer(page, request, 4)
  await isAtPayment(page)
  await payByCard(page, good)
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 0010')
  await page.getByLabel('Parcelas').selectOption('3')
  expect(sent).toEqual([])
  await button(page, /^Pagar R\$.* em 3x$/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible()
  expect(sent).toEqual([new URL(SANDBOX_URL).origin])
})

test('a refused card leaves everything but its code, and another way pays the same order', async ({
  page,
  request,
}) => {
  await buyer(page, request, 20)
  await isAtPayment(page)
  await payByCard(page, declined)
  await button(page, /^Pagar/).click()
  const alert = main(page).getByRole('alert').filter({ hasText: 'O cartão não foi aprovado' })
  await expect(alert).toBeFocused()
  await expect(alert).toContainText(/está guardado até/)
  const number = new URL(page.url()).searchParams.get('pedido')
  await expect(page.getByLabel('Nome no cartão')).toHaveValue('IRACEMA QUINTELA')
  await expect(page.getByLabel('Código (CVV)')).toHaveValue('')

  await main(page).getByRole('radio', { name: 'Pix' }).check()
  await button(page, /^Pagar/).click()
  await expect(page).toHaveURL(`/confirmed?pedido=${number}`)
  await payPix(page, request)
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible()
})

test('cards that could not be read are asked for again', async ({ page, request, expectAccessible }) => {
  await page.route('**/api/v1/pagarme/cards**', (route) => route.fulfill({ status: 422, json: { error: true } }))
  await buyer(page, request, 24)
  await isAtPayment(page)
  await main(page).getByRole('radio', { name: 'Cartão de crédito' }).check()
  await expect(button(page, 'Tentar de novo')).toBeVisible()
  await expectAccessible()
  await page.unroute('**/api/v1/pagarme/cards**')
  await button(page, 'Tentar de novo').click()
  await expect(page.getByLabel('Número do cartão')).toBeVisible()
})

test('card data are checked before they go anywhere', async ({ page, request, expectAccessible }) => {
  await buyer(page, request, 24)
  await isAtPayment(page)
  await payByCard(page, '4000000000000011')
  await button(page, /^Pagar/).click()
  await expect(main(page).getByRole('alert')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Número do cartão: Confira o número do cartão.' })).toBeVisible()
  // axe finds a choice too small while the header covers half of it
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
})

test('the keyboard alone buys @wide', async ({ page, request }) => {
  await buyer(page, request, 28)
  const goOn = button(page, 'Continuar')
  await button(page, 'Alterar Frete por loja').press('Enter')
  await expect(page.getByRole('heading', { name: 'Frete por loja' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await goOn.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pagamento' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(main(page).getByRole('radio', { name: 'Pix' })).toBeChecked()
  const pay = button(page, /^Pagar/)
  // the sum changes after the choice of freight
  await expect(pay).not.toHaveAttribute('aria-busy')
  await pay.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido feito. Falta pagar' })).toBeFocused()
})

test('a price that changed meanwhile is agreed to, and nothing chosen is lost', async ({
  page,
  request,
  expectAccessible,
}) => {
  let isRaised = false
  await page.route('**/api/v1/order/save-order', async (route) => {
    if (isRaised) return route.continue()
    isRaised = true
    const refusal = { error: true, code: 'cart_changed', message: 'Seu carrinho mudou desde que você o viu.' }
    return route.fulfill({ status: 409, json: { ...refusal, fields: { cart: 'Curupira: O preço subiu.' } } })
  })
  await page.route('**/api/v1/active-cart/**', async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    const [line] = reply.result.groups.flatMap((group: { lines: object[] }) => group.lines)
    if (isRaised && line) line.changes = [{ kind: 'price_up', text: 'O preço subiu de R$ 1,00 para R$ 2,00' }]
    await route.fulfill({ json: reply })
  })
  await buyer(page, request, 32)
  await isAtPayment(page)
  await main(page).getByRole('radio', { name: 'Pix' }).check()
  await button(page, /^Pagar/).click()
  const warning = page.getByRole('region', { name: /Mensagens/ }).getByText('Seu carrinho mudou desde que você o viu.')
  await expect(warning).toBeVisible()
  await expect(page.getByText('O preço subiu de R$ 1,00 para R$ 2,00')).toBeVisible()
  await expect(button(page, /^Pagar/)).toBeDisabled()
  await expectAccessible()
  await button(page, 'Aceitar e continuar').click()
  await button(page, /^Pagar R\$.* com Pix$/).click()
  await expect(page).toHaveURL(/\/confirmed\?pedido=\d+$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an address that another tab took away is another one at once, and the purchase goes on', async ({
  page,
  request,
}) => {
  const { headers, address } = await buyer(page, request, 28)
  await isAtPayment(page)
  await main(page).getByRole('radio', { name: 'Pix' }).check()
  const data = { ...home, number: '900' }
  expect((await request.post('/api/v1/address/add_address', { headers, data })).ok()).toBe(true)
  expect((await request.delete(`/api/v1/address/${address.id}`, { headers })).ok()).toBe(true)
  await button(page, /^Pagar/).click()
  await expect(main(page).getByRole('alert')).toContainText('Não encontramos este endereço.')
  await expect(main(page).getByText('Avenida Paulista, 900').first()).toBeVisible()
  await button(page, /^Pagar R\$.* com Pix$/).click()
  await expect(page).toHaveURL(/\/confirmed\?pedido=\d+$/)
})

test('a way to send that no longer takes the goods is let go of by going on', async ({ page, request }) => {
  const person = await newPerson(request)
  await ask(request, person, 'address/add_address', home)
  const store_id = await storeId(request)
  const { products } = await ask(request, person, 'show-products-store', { store_id, page: 1, per_page: 96 })
  const offers = products as { id: number; quantity: number; price_cents: number }[]
  const mostOfMini = 10_000
  const offer = offers.find(
    ({ quantity, price_cents: price }) => price < mostOfMini && price * (quantity - 1) >= mostOfMini,
  )!
  await ask(request, person, 'add-to-cart', { id: offer.id, quantity: 1, bra_center: false })
  await ask(request, person, 'cart/save-store-shippiment', { store_id, method: 'mini' })
  const more = Math.ceil(mostOfMini / offer.price_cents)
  await ask(request, person, 'add-to-cart', { id: offer.id, quantity: more, bra_center: false })

  await enter(page, person)
  await page.goto('/checkout')
  const notice = main(page).getByText(/^O Mini Envios não serve mais para estes itens/)
  await expect(notice).toBeVisible()
  await expect(main(page).getByRole('radio', { name: 'PAC' })).toBeChecked()
  await button(page, 'Continuar').click()
  await main(page).getByRole('radio', { name: 'Pix' }).check()
  await button(page, /^Pagar R\$.* com Pix$/).click()
  await expect(page).toHaveURL(/\/confirmed\?pedido=\d+$/)
})

test('nobody buys nothing: a visitor signs in first, an empty cart shows itself', async ({ page, request }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/auth/login?next=%2Fcheckout')
  await enter(page, await newPerson(request))
  await page.goto('/checkout')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await page.goto('/confirmed')
  await expect(page.getByRole('link', { name: 'Ver meus pedidos' })).toBeVisible()
})
