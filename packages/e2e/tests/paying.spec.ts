import type { Page } from '@playwright/test'
import { buy } from './buying.ts'
import { now } from '../world/clock.ts'
import { expect, test } from './fixtures.ts'
import { enter } from './people.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const wrongAmount = 'O valor pago foi diferente do total do pedido. Devolvemos tudo; pague o valor exato.'

interface OrderReply {
  [fact: string]: unknown
  payment: object
}

/** Changes the order in the server's answer, as another day or another answer of the bank would. */
const showAs = (page: Page, id: number, change: (order: OrderReply) => object) =>
  page.route(`**/api/v1/orders/${id}`, async (route) => {
    // the page asks again every few seconds, so the test may end before the answer is read
    const order = await route
      .fetch()
      .then((answer) => answer.json() as Promise<OrderReply>)
      .catch(() => null)
    if (order) await route.fulfill({ json: { ...order, ...change(order) } })
  })

const pages = (id: number) => [`/confirmed?pedido=${id}`, `/my-account/order-view/${id}`]

test('whoever paid another amount is told that it comes back, and how to pay', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  let state = 'refunding'
  await showAs(page, id, ({ payment }) => ({ payment: { ...payment, state, pix: null, refusal: wrongAmount } }))
  for (const address of pages(id)) {
    await page.goto(address)
    await expect(main(page).getByText(wrongAmount).first()).toBeVisible()
    await expect(main(page).getByText('Estamos devolvendo tudo o que foi pago.')).toBeVisible()
    await expect(main(page).getByText(/Nada foi cobrado|As cartas voltaram/)).toHaveCount(0)
    await expectAccessible()
  }
  state = 'refunded'
  for (const address of pages(id)) {
    await page.goto(address)
    await expect(main(page).getByText('Já devolvemos tudo o que foi pago.')).toBeVisible()
    await expect(main(page).getByText(/Nada foi cobrado|As cartas voltaram/)).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Pagar de novo' }).click()
    await expect(page).toHaveURL(`/checkout?pedido=${id}`)
    await expect(main(page).getByRole('radio', { name: 'Pix' })).toBeVisible()
  }
})

test('nothing that floats lies over the code of a Pix', async ({ page, request }) => {
  const { person, id } = await buy(request, 2)
  const reminder = page.getByRole('complementary', { name: 'Confirmação do e-mail' })
  await enter(page, person)
  await page.goto('/my-account')
  await expect(reminder).toBeVisible()
  await page.goto(`/my-account/order-view/${id}`)
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible()
  await expect(reminder).toBeHidden()
})

test('an order whose time is over is paid anew from its own page, for as long as that goes', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  let renew_until: string | null = new Date(now() + 600_000).toISOString()
  let isOver = true
  const over = { state: 'expired', pay_until: null }
  await showAs(page, id, ({ payment }) =>
    isOver ? { ...over, renew_until, payment: { ...payment, ...over, pix: null } } : {},
  )
  await page.goto(`/my-account/order-view/${id}`)
  await expect(button(page, 'Gerar novo código')).toBeVisible()
  await expectAccessible()
  isOver = false
  await button(page, 'Gerar novo código').press('Enter')
  await expect(page.getByLabel('Pix copia e cola')).toBeVisible()

  ;[isOver, renew_until] = [true, null]
  await page.goto(`/my-account/order-view/${id}`)
  await expect(button(page, 'Comprar de novo')).toBeVisible()
  await expect(button(page, 'Gerar novo código')).toHaveCount(0)
})

test('a card that the bank thinks about asks for nothing', async ({ page, request, expectAccessible }) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  const card = { brand: 'Visa', last_four: '0036' }
  await showAs(page, id, ({ payment }) => ({ payment: { ...payment, method: 'card', pix: null, card } }))
  await page.goto(`/my-account/order-view/${id}`)
  await expect(main(page).getByText('O banco está conferindo o cartão.', { exact: false })).toBeVisible()
  await expect(main(page).getByText('Falta pagar', { exact: false })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Pagar de novo' })).toHaveCount(0)
  await expectAccessible()
})

test('a payment that the bank took back is called by its name', async ({ page, request }) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  await showAs(page, id, ({ payment }) => ({
    state: 'cancelled',
    pay_until: null,
    payment: { ...payment, state: 'charged_back', pix: null },
  }))
  await page.goto(`/my-account/order-view/${id}`)
  await expect(main(page).getByText('Devolvido pelo banco')).toBeVisible()
})

test('a device whose clock is ahead shows the code as long as the others', async ({ page, request }) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  await page.clock.install({ time: now() + 45 * 60_000 })
  for (const address of pages(id)) {
    await page.goto(address)
    await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
    await expect(
      main(page)
        .getByText(/faltam (29|30) minutos/)
        .first(),
    ).toBeVisible()
  }
})

test('a code that does not come is asked for again, and the order is said to be kept', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  await showAs(page, id, ({ payment }) => ({ payment: { ...payment, state: 'intended', pix: null } }))
  await page.goto(`/confirmed?pedido=${id}`)
  await expect(main(page).getByText(/^O pedido está guardado até/)).toBeVisible()
  await expectAccessible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await button(page, 'Pedir o código de novo').press('Enter')
  await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
})

test('buying again asks once, and says by its name why something does not fit', async ({ page, request }) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  const fills: string[] = []
  page.on('request', (sent) => sent.url().includes('/cart/') && fills.push(sent.url()))
  let offer_id: number | null = 999_999
  await showAs(page, id, ({ store_orders }) => {
    const [parcel] = store_orders as { lines: object[] }[]
    const lines = [...parcel!.lines, { ...parcel!.lines[0], id: 0, name: 'Caipora', quantity: 1, offer_id }]
    return { state: 'cancelled', pay_until: null, count: 3, store_orders: [{ ...parcel, lines }] }
  })
  for (const why of ['Caipora: Esta oferta não existe mais.', 'Caipora: A loja retirou esta oferta.']) {
    await page.goto(`/my-account/order-view/${id}`)
    await button(page, 'Comprar de novo').press('Enter')
    await expect(page.getByText(`2 itens no carrinho. ${why}`)).toBeVisible()
    offer_id = null
  }
  expect(fills).toHaveLength(2)
})
