import type { Page } from '@playwright/test'
import { pictureOf as picture } from '../world/second-game.ts'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

const gameButton = (page: Page) => page.getByRole('button', { name: /^Jogo:/ })

test('the game is chosen in the header by keyboard, kept, and put away again @wide', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await page.goto('/')
  await expect(gameButton(page)).toHaveAccessibleName('Jogo: Todos os jogos')
  await gameButton(page).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: /Todos os jogos/ })).toBeFocused()
  await page.keyboard.press('v')
  await expect(page.getByRole('menuitemradio', { name: /Ventania/ })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(gameButton(page)).toHaveAccessibleName('Jogo: Ventania')
  await expect(gameButton(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Ventania', exact: true })).toBeVisible()
  await expectAccessible()

  await page.reload()
  await expect(gameButton(page)).toHaveAccessibleName('Jogo: Ventania')
  const links = page.getByRole('navigation', { name: 'Seções da loja' }).getByRole('link')
  await links.filter({ hasText: 'Cartas avulsas' }).press('Enter')
  await expect(page).toHaveURL(/productTcg\/list\?jogo=ventania$/)
  await expect(page.getByRole('article')).toHaveCount(2)

  await gameButton(page).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: /Todos os jogos/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/productTcg\/list$/)
  await expect(page.getByRole('article').nth(10)).toBeVisible()
  await page.goto('/')
  await expect(gameButton(page)).toHaveAccessibleName('Jogo: Todos os jogos')
  expect(complaints).toEqual([])
})

test('a card is turned to its other face, or to the back of its game @wide', async ({ page, request }) => {
  const card = page
    .locator('main')
    .getByRole('button', { name: /^Ver .+ de perto$/ })
    .first()
  const found = (await (await request.get('/api/v1/1/find-by-rdc/PBR%202')).json()) as { products: { id: number }[] }
  await page.goto(`/product/${found.products[0]!.id}`)
  await expect(card.locator('img')).toHaveAttribute('src', picture('033'))
  await page.getByRole('button', { name: 'Virar: mostrar o verso' }).press('Enter')
  await expect(card.locator('img')).toHaveAttribute('src', picture('004'))
  await page.getByRole('button', { name: 'Virar: mostrar a frente' }).press('Enter')
  await expect(card.locator('img')).toHaveAttribute('src', picture('033'))

  await page.goto('/product/4-curupira')
  await page.getByRole('button', { name: 'Virar: mostrar o verso' }).press('Enter')
  await expect(card.locator('img')).toHaveCount(0)
  await expect(card.locator('svg[viewBox="0 0 63 88"]')).toBeVisible()
})

test('a seller sees the offers of one game @wide', async ({ page, request }) => {
  const { token } = await enterAs(page, 'vendedor@bracards.example')
  const headers = { authorization: `Bearer ${token}` }
  const stores = (await (await request.get('/api/v1/my-stores', { headers })).json()) as { stores: { id: number }[] }
  const store = stores.stores[0]!.id
  const found = (await (await request.get('/api/v1/1/find-by-rdc/PBR%201')).json()) as { products: { id: number }[] }
  const offer = { condition: 'NM', language: 'PT', finish: 'normal', price_cents: 500, quantity: 1 }
  const body = { store_id: store, product_id: found.products[0]!.id, ...offer, if_exists: 'add' }
  const saved = await request.post('/api/v1/product-store-save/', { headers, data: body })
  const { id } = ((await saved.json()) as { result: { id: number } }).result

  await page.goto(`/my-store/${store}/products`)
  await page.getByLabel('Jogo').selectOption('ventania')
  await expect(page).toHaveURL(/jogo=ventania/)
  await expect(page.getByRole('row').filter({ hasText: 'Sopro' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: 'BDN' })).toHaveCount(0)
  await request.post('/api/v1/product-store-delete/', { headers, data: { id } })
})
