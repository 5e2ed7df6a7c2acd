import type { APIRequestContext, Page } from '@playwright/test'
import { ask, home, payCode, storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, sessionOf, type SignedIn } from './people.ts'

const seller = 'vendedor@bracards.example'
const main = (page: Page) => page.getByRole('main')

/** Puts goods up for sale of which thirty are too heavy for one parcel of any carrier; returns the offer. */
async function heavyGoods(page: Page, request: APIRequestContext) {
  const owner = await sessionOf(request, seller)
  const headers = { authorization: `Bearer ${owner.token}` }
  await page.goto('/robots.txt')
  const data = await page.screenshot()
  const sent = await request.post('/api/v1/photos', { headers: { ...headers, 'content-type': 'image/png' }, data })
  const { categories } = await ask(request, owner, 'paginate-categories', { type: 'acs', page: 1, per_page: 1 })
  const product = {
    ...{ category_id: categories[0].id, name: 'Caixa de miniaturas de ferro', ncm: '95049090', origin: 0 },
    ...{ weight_grams: 1100, length_cm: 12, width_cm: 8, height_cm: 4, photos: [(await sent.json()).image] },
  }
  const offer = { condition: 'lacrado', price_cents: 4990, quantity: 60 }
  const body = { store_id: await storeId(request), product, offer }
  return (await ask(request, owner, 'product-store-full/', body)).result.id as number
}

/** A new person buys and pays goods that go in four parcels. */
async function buyFour(request: APIRequestContext, offer: number) {
  const person = await newPerson(request)
  const { result: address } = await ask(request, person, 'address/add_address', home)
  const { result: cart } = await ask(request, person, 'add-to-cart', { id: offer, quantity: 30, bra_center: false })
  const { id, order } = await payByPix(request, person, { address_id: address.id, total_cents: cart.total_cents })
  return { person, id, cents: cart.total_cents as number, order }
}

/** Orders what lies in the cart, and pays it; `order` reads it. */
async function payByPix(
  request: APIRequestContext,
  person: SignedIn,
  placed: { address_id: number; total_cents: number },
) {
  const { order_id: id, payment } = await ask(request, person, 'order/save-order', { method: 'pix', ...placed })
  await payCode(request, payment.pix.code)
  const headers = { authorization: `Bearer ${person.token}` }
  const order = async () => (await request.get(`/api/v1/orders/${id}`, { headers })).json()
  await expect.poll(async () => (await order()).state).toBe('paid')
  return { id: id as number, order }
}

test('a buyer cancels all parcels of a store at once, and looks for all their cards elsewhere @both', async ({
  page,
  request,
  expectFitEverywhere,
}) => {
  test.slow()
  const { person, id, cents, order } = await buyFour(request, await heavyGoods(page, request))
  await enter(page, person)
  await page.goto(`/my-account/order-view/${id}`, { waitUntil: 'networkidle' })
  const cancelAll = main(page).getByRole('button', { name: 'Pedir cancelamento dos 4 pacotes' })
  // a part of the page that comes late takes the page, and its title, away for a moment
  await expect(cancelAll).toBeVisible()
  await expectFitEverywhere()
  await cancelAll.click()
  const dialog = page.getByRole('dialog')
  const whole = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
  await expect(dialog).toContainText(`você recebe R$\u00a0${whole} de volta. Vale para os pacotes 1, 2, 3 e 4`)
  await dialog.getByLabel('Motivo').selectOption({ label: 'Pedi errado' })
  await dialog.getByRole('button', { name: 'Pedir cancelamento' }).click()
  const asked = main(page).getByRole('button', { name: 'Desistir do cancelamento' })
  await expect(asked).toHaveCount(4)
  await asked.first().click()
  await expect(asked).toHaveCount(3)

  const owner = await sessionOf(request, seller)
  for (const { id: parcel } of (await order()).store_orders.slice(1))
    await ask(request, owner, 'store-order-cancel', { id: parcel, reason: 'ordered_wrong' })
  const { store_orders: parcels } = await order()
  await ask(request, owner, 'store-order-cancel', { id: parcels[0].id, reason: 'out_of_stock' })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(main(page).getByRole('button', { name: 'Achar em outra loja' })).toHaveCount(1)
})

test('goods that no parcel holds are bought in several, which buyer and store see each for itself @both', async ({
  page,
  request,
  complaints,
  expectFitEverywhere,
}) => {
  test.slow()
  const offer = await heavyGoods(page, request)
  const person = await newPerson(request)
  const { result: address } = await ask(request, person, 'address/add_address', home)
  const { result: cart } = await ask(request, person, 'add-to-cart', { id: offer, quantity: 30, bra_center: false })
  await enter(page, person)
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await expect(main(page).getByRole('radio', { name: 'PAC em 4 pacotes' })).toBeChecked()
  await expect(main(page).getByText('Frete de 4 pacotes')).toBeVisible()
  await page.route('**/active-cart/**', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const group of answer.result.groups) group.free_missing_cents = 0
    await route.fulfill({ json: answer })
  })
  await page.goto('/cart', { waitUntil: 'networkidle' })
  await expect(main(page).getByText('Estes pacotes têm frete grátis.')).toBeVisible()
  await page.unroute('**/active-cart/**')
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await expect(main(page).getByText('em 4 pacotes').first()).toBeVisible()

  const { id, order } = await payByPix(request, person, { address_id: address.id, total_cents: cart.total_cents })
  await page.goto(`/my-account/order-view/${id}`, { waitUntil: 'networkidle' })
  await expect(main(page).getByRole('region', { name: /^Pacote \d de 4 de / })).toHaveCount(4)

  const { store_orders: parcels } = await order()
  await enter(page, await sessionOf(request, seller))
  await page.goto(`/my-store/${await storeId(request)}/detail-orders/${parcels[0].id}`, { waitUntil: 'networkidle' })
  await expect(main(page).getByText('Pacote 1 de 4').first()).toBeVisible()
  await main(page).getByRole('link', { name: 'Ver o pacote 2' }).click()
  await expect(main(page).getByText('Pacote 2 de 4').first()).toBeVisible()
  await expectFitEverywhere()

  await enter(page, await sessionOf(request, 'operadora@bracards.example'))
  await page.goto(`/admin/orders/${id}`, { waitUntil: 'networkidle' })
  for (const part of [1, 2, 3, 4])
    await expect(main(page).getByRole('heading', { name: `Pacote ${part} de 4 de Toca do Saci` })).toBeVisible()
  await expect(main(page).getByText(/pacote \d+(?! de 4)/i)).toHaveCount(0)
  await expectFitEverywhere()
  expect(complaints).toEqual([])
})
