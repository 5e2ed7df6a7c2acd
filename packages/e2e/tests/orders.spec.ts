import type { Page } from '@playwright/test'
import { ask, buy, payPix, post, sell } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, enterAs, marina, newPerson, sessionOf } from './people.ts'

const seller = 'vendedor@bracards.example'

const parcel = (page: Page) => page.getByRole('region', { name: 'Pacote de Toca do Saci' })
const step = (page: Page) => parcel(page).locator('[aria-current=step]')

test('an order is followed from its payment to its review, by the keyboard', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  await page.goto(`/my-account/order-view/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Pedido nº ${id}` })).toBeVisible()
  await expect(step(page)).toContainText('Pedido feito')
  await expectAccessible()

  await payPix(page, request)
  await expect(step(page)).toContainText('Pagamento aprovado')
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toHaveCount(0)

  await parcel(page).getByRole('button', { name: 'Pedir cancelamento' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/A loja tem até \d\d-\d\d-\d{4} para responder/)
  await dialog.getByRole('button', { name: 'Pedir cancelamento' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await dialog.getByLabel('Motivo').selectOption({ label: 'Pedi errado' })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Pedir cancelamento' }).press('Enter')
  await expect(step(page)).toContainText('Cancelamento pedido')
  await expect(parcel(page)).toContainText('Motivo: Pedi errado')
  await parcel(page).getByRole('button', { name: 'Desistir do cancelamento' }).press('Enter')
  await expect(step(page)).toContainText('Em preparação')

  const saciStore = await sessionOf(request, seller)
  const order = await request.get(`/api/v1/orders/${id}`, { headers: { authorization: `Bearer ${person.token}` } })
  const [{ id: parcelId }] = (await order.json()).store_orders
  await post(request, saciStore, parcelId)
  await expect(step(page)).toContainText('Enviado')
  await expect(parcel(page)).toContainText('QB123456785BR')

  await parcel(page).getByRole('button', { name: 'Confirmar entrega' }).press('Enter')
  await expect(dialog).toContainText('7 dias')
  await dialog.getByRole('button', { name: 'Confirmar entrega' }).press('Enter')
  await expect(step(page)).toContainText('Entregue')
  await expect(parcel(page).getByRole('heading', { name: 'Toca do Saci' })).toBeFocused()

  await parcel(page).getByRole('button', { name: 'Avaliar' }).press('Enter')
  await dialog.getByRole('radio', { name: '1 estrela' }).press('Space')
  for (const stars of ['2 estrelas', '3 estrelas', '4 estrelas']) {
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: stars })).toBeChecked()
  }
  await dialog.getByLabel('Como foi a compra?').fill('Chegou bem embalado.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Enviar avaliação' }).press('Enter')
  await expect(parcel(page)).toContainText('Chegou bem embalado.')
  await expect(parcel(page).getByRole('button', { name: 'Avaliar' })).toHaveCount(0)
  await expectAccessible()
  expect(complaints.filter((text) => !text.includes('WebSocket'))).toEqual([])
})

test('an order is drawn whole: no button of it moves when another comes', async ({ page, request }) => {
  const { person, orderId } = await sell(request, { quantity: 1 })
  await enter(page, person)
  const isSlow = Promise.withResolvers<void>()
  await page.route('**/build/assets/ParcelTrouble-*.js', async (route) => {
    await isSlow.promise
    await route.continue()
  })
  const read = page.waitForResponse(`**/api/v1/orders/${orderId}`)
  await page.goto(`/my-account/order-view/${orderId}`)
  await (await read).finished()
  const messages = parcel(page).getByRole('button', { name: 'Mensagens com Toca do Saci' })
  await expect(page.getByRole('heading', { level: 1, name: `Pedido nº ${orderId}` })).toBeVisible()
  expect(await messages.count()).toBe(0)
  isSlow.resolve()
  await messages.click()
  await expect(page.getByLabel('Escreva uma mensagem')).toBeFocused()
  await expect(parcel(page).getByRole('link', { name: 'Tive um problema' })).toBeVisible()
})

test('the next best copies are a press away once a store has cancelled', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { person, orderId, id } = await sell(request, { quantity: 1 })
  await ask(request, await sessionOf(request, seller), 'store-order-cancel', { id, reason: 'out_of_stock' })
  await enter(page, person)
  await page.context().addCookies([{ name: 'cep', value: '01310100', url: page.url() }])
  await page.goto(`/my-account/order-view/${orderId}`)
  await expect(parcel(page)).toContainText('Outras lojas podem ter as mesmas cartas.')
  await parcel(page).getByRole('button', { name: 'Achar em outra loja' }).click()
  const dialog = page.getByRole('dialog', { name: 'Montar pelo menor preço' })
  await expect(dialog.getByRole('button', { name: 'Colocar no carrinho' })).toBeEnabled()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Colocar no carrinho' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })).toHaveAccessibleName(/, 1 item$/)
})

test('an order that nobody has paid is cancelled whole', async ({ page, request }) => {
  const { person, id } = await buy(request, 2)
  await enter(page, person)
  await page.goto('/my-account')
  await page.getByRole('link', { name: `Pagar agora o pedido nº ${id}` }).press('Enter')
  await page.getByRole('button', { name: 'Cancelar pedido' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).press('Enter')
  await expect(parcel(page).getByRole('listitem').filter({ hasText: 'Cancelado' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toHaveCount(0)
})

test('orders in many states stand in a list, and each can be opened', async ({ page, request, expectAccessible }) => {
  await enter(page, await sessionOf(request, marina))
  await page.goto('/my-account')
  const orders = page.getByRole('list', { name: 'Pedidos' })
  await expect(orders.getByRole('heading')).toHaveCount(10)
  await expectAccessible()
  // an order with many pictures is no wider than its list
  const window = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 844 })
  for (const card of await orders.getByRole('heading').locator('xpath=ancestor::li').all()) {
    const { x, width } = (await card.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(304)
  }
  await page.setViewportSize(window)
  for (const state of ['Reembolsado', 'Em devolução', 'Entregue']) {
    const card = orders.getByRole('listitem').filter({ has: page.getByText(state, { exact: true }) })
    await card
      .getByRole('link', { name: /^Ver pedido nº/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Valores' })).toBeVisible()
    await expect(page.getByRole('list', { name: /^Andamento do pacote/ }).first()).toContainText(state)
    // a parcel that the buyer has posted already needs no address to send it to
    await expect(page.getByText('Enviado para')).toHaveCount(state === 'Em devolução' ? 1 : 0)
    await expect(page.getByText('Envie para')).toHaveCount(0)
    await expectAccessible()
    await page.goBack()
  }
})

test('an order of somebody else, and none at all, lead somewhere', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  await page.goto('/my-account/order-view/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos este pedido.' })).toBeVisible()
  await page.goto('/my-account/order-view')
  await expect(page).toHaveURL('/my-account?aba=pedidos')
  await expect(page.getByRole('heading', { name: 'Você ainda não fez pedidos.' })).toBeVisible()
})

test('a store is asked before a return is taken back, and says what is wrong with one', async ({ page }) => {
  const { token } = await enterAs(page, 'gilberto.arantes@bracards.example')
  const headers = { authorization: `Bearer ${token}` }
  const { stores } = (await (await page.request.get('/api/v1/own-stores', { headers })).json()) as {
    stores: { id: number }[]
  }
  const list = await page.request.get(`/api/v1/stores-orders/${stores[0]!.id}?state=returning`, { headers })
  const { orders } = (await list.json()) as { orders: { id: number }[] }
  await page.goto(`/my-store/${stores[0]!.id}/detail-orders/${orders[0]!.id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Confirmar que voltou' }).click()
  await expect(dialog).toContainText('Isto não pode ser desfeito.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Confirmar que voltou' })).toBeFocused()
  await page.getByRole('button', { name: 'Contestar devolução' }).click()
  await dialog.getByRole('button', { name: 'Contestar devolução' }).click()
  await expect(dialog).toContainText('Diga o que há de errado com a devolução.')
  await expect(page.getByText('Em devolução').first()).toBeVisible()
})
