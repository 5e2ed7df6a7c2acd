import type { APIRequestContext } from '@playwright/test'
import { ask, home, storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, type SignedIn } from './people.ts'

interface Row {
  product: { id: number; name: string }
  condition: string
  finish: string
  language: string
  at_store: number
  price_cents: number
}

/** Puts a card that the store has onto the person's list of wants, and gives its name. */
async function wantCheapCard(request: APIRequestContext, person: SignedIn) {
  const { products } = await ask(request, person, 'show-products-store', {
    store_id: await storeId(request),
    type: 'tcg',
    per_page: 48,
  })
  // cheap ones, for a parcel that stays below the value of free freight whatever other tests offered
  const sought = (products as Row[])
    .toReversed()
    .find(({ at_store: own, condition, price_cents: cents }) => own > 1 && condition !== 'graded' && cents < 2000)!
  const { product, condition, language, finish } = sought
  await ask(request, person, 'wants', { product_id: product.id, condition, languages: [language], finish })
  return product.name
}

test('a person buys from inside a store by keys, completes the parcel by one press, and the cart leads back @wide', async ({
  page,
  request,
  expectFitEverywhere,
}) => {
  const person = await newPerson(request)
  await ask(request, person, 'address/add_address', home)
  const name = await wantCheapCard(request, person)
  await enter(page, person)
  await page.goto('/toca-do-saci?tipo=tcg&ordem=menor-preco')

  const rows = page.getByRole('grid', { name: 'Ofertas da loja' }).getByRole('row', { name: /R\$/ })
  const parcel = page.getByRole('region', { name: 'Seu pacote nesta loja' })
  await expect(parcel.getByRole('link', { name })).toBeVisible()
  await rows.first().focus()
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  await expect(parcel.getByText('2 itens', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('f')
  await expect(rows.nth(1).getByRole('button', { name: /^Favoritar/ })).toHaveAttribute('aria-pressed', 'true')

  await parcel.getByRole('button', { name: 'Adicionar 1 carta' }).press('Enter')
  await expect(page.getByText(/^Pacote completado/)).toBeVisible()
  await expect(parcel.getByText('3 itens', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^O que eu procuro/ }).click()
  await expect(page).toHaveURL(/lista=procuro/)
  await expect(rows.first().getByText('Procuro')).toBeVisible()
  await expectFitEverywhere()

  await page.goto('/cart')
  await page.getByRole('link', { name: /para frete grátis/ }).click()
  await expect(page).toHaveURL('/toca-do-saci?ordem=procuro#ofertas')
  await expect(rows.first().getByText('Procuro')).toBeVisible()
})

test('a parcel is said to be complete, also if what completes it goes before the cart is here @wide', async ({
  page,
  request,
}) => {
  const person = await newPerson(request)
  await ask(request, person, 'address/add_address', home)
  await wantCheapCard(request, person)
  await enter(page, person)
  await page.goto('/toca-do-saci?tipo=tcg&ordem=menor-preco')
  const parcel = page.getByRole('region', { name: 'Seu pacote nesta loja' })
  const addAll = parcel.getByRole('button', { name: 'Adicionar 1 carta' })
  await expect(addAll).toBeVisible()

  // what completes the parcel is asked for at the first card, and answered after the second
  const filled = page.waitForResponse('**/v1/cart/fill')
  await page.route('**/v1/storefronts/parcel', async (route) => {
    await filled
    await route.continue()
  })
  await page.getByRole('grid').getByRole('row', { name: /R\$/ }).first().press('Enter')
  await expect(parcel.getByText('1 item', { exact: true })).toBeVisible()
  await page.route('**/v1/active-cart/**', async (route) => {
    await expect(addAll).toHaveCount(0)
    await route.continue()
  })
  await addAll.press('Enter')
  await expect(page.getByText(/^Pacote completado/)).toBeVisible()
  await expect(parcel.getByText('2 itens', { exact: true })).toBeVisible()
})

test('the rows of a store wake as the server drew them, and are not drawn anew', async ({ page }) => {
  await page.goto('/toca-do-saci?ordem=menor-preco', { waitUntil: 'domcontentloaded' })
  const first = page.getByRole('grid', { name: 'Ofertas da loja' }).getByRole('row', { name: /R\$/ }).first()
  const drawn = await first.elementHandle()
  await first.getByRole('button', { name: 'Aumentar' }).click()
  await expect(first.getByLabel(/^Quantidade/)).toHaveValue('2')
  expect(await drawn.evaluate((row) => row.isConnected)).toBe(true)
})
