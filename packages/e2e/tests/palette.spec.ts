import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

async function openBackOffice(page: Page) {
  const { token } = await enterAs(page, 'vendedor@bracards.example')
  const headers = { authorization: `Bearer ${token}` }
  const stores = await (await page.request.get('/api/v1/own-stores', { headers })).json()
  const store: number = stores.stores[0].id
  const body = { store_id: store, order: 'name', per_page: 1 }
  const offers = await (await page.request.post('/api/v1/product-store-list', { headers, data: body })).json()
  const sales = await (await page.request.get(`/api/v1/stores-orders/${store}?per_page=1`, { headers })).json()
  await page.goto(`/my-store/dashboard/${store}`)
  return { store, offer: offers.products[0].product, sale: sales.orders[0] }
}

test('one key leads to every screen, order and offer of the store @wide', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const { store, offer, sale } = await openBackOffice(page)
  const way = page.getByRole('button', { name: 'Ir para' })
  const dialog = page.getByRole('dialog', { name: 'Ir para' })
  const field = dialog.getByRole('combobox')
  const active = dialog.getByRole('option', { selected: true })
  await way.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(active).toContainText('Painel')
  await expectAccessible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(active).toContainText('Painel')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(way).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('financas')
  await expect(active).toContainText('Finanças')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/my-store/${store}/wallet`)
  await expect(dialog).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`#${sale.order_id}`)
  await expect(active).toContainText(`Pedido nº ${sale.order_id}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/my-store/${store}/detail-orders/${sale.id}`)

  await page.keyboard.press('Control+k')
  await page.keyboard.type(offer.code)
  await expect(active).toContainText(offer.name)
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/my-store/${store}/products\\?busca=`))
  await expect(page.getByRole('searchbox', { name: 'Buscar nas ofertas da loja' })).toHaveValue(offer.code)
  expect(complaints).toEqual([])
})

/** Presses Ctrl+K `times` times before the browser can announce that a dialog was closed. */
const pressAtOnce = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    for (let time = 0; time < count; time++) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
      await Promise.resolve()
    }
  }, times)

test('a palette that is opened again in the moment that it closes stays open @wide', async ({ page }) => {
  await openBackOffice(page)
  await expect(page.getByRole('button', { name: 'Ir para' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Ir para' })
  await pressAtOnce(page, 3)
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Painel')
  await pressAtOnce(page, 1)
  await expect(dialog).toBeHidden()
})

test('without the server the palette still knows its screens, and says what is missing', async ({
  page,
  expectAccessible,
}) => {
  await openBackOffice(page)
  await page.route('**/api/v1/product-store-list', (route) => route.abort())
  await page.route('**/api/v1/stores-orders/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Ir para' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ir para' })
  await dialog.getByRole('combobox').fill('importar')
  await expect(dialog.getByText('Não deu para buscar pedidos e ofertas agora.')).toBeVisible()
  await expect(dialog.getByRole('option')).toHaveText(['Importar CSV'])
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Importar planilha' })).toBeVisible()
})
