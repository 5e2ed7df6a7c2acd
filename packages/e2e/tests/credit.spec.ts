import { ask, home, payPix, storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

test('credit that a store owed pays a part of the next purchase, or is kept, by a press', async ({
  page,
  request,
  expectAccessible,
}) => {
  // her sale was broken after the market had risen
  const carla = await sessionOf(request, 'carla.bonfante@bracards.example')
  await ask(request, carla, 'address/add_address', home)
  const { products } = await ask(request, carla, 'show-products-store', {
    store_id: await storeId(request),
    per_page: 48,
  })
  const cheap = (products as { id: number; quantity: number; price_cents: number }[]).find(
    ({ quantity, price_cents: cents }) => quantity > 3 && cents < 5000,
  )!
  await ask(request, carla, 'add-to-cart', { id: cheap.id })
  await enter(page, carla)
  await page.goto('/my-account?aba=dinheiro')
  await expect(page.getByRole('heading', { name: 'Seu crédito' })).toBeVisible()
  await expect(page.getByText(/^Recebido em/).first()).toBeVisible()
  await expectAccessible()

  await page.goto('/checkout')
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  const credit = page.getByRole('checkbox', { name: /^Usar R\$\s[\d,]+ do seu crédito/ })
  await expect(credit).toBeChecked()
  const less = await pay.textContent()
  await credit.press('Space')
  await expect(pay).not.toHaveText(less!)
  await credit.press('Space')
  await expect(pay).toHaveText(less!)
  await page.getByRole('radio', { name: /^Pix/ }).check()
  await expectAccessible()
  await pay.click()
  const due = /R\$\s[\d.,]+/.exec(less!)![0]
  await expect(page.getByRole('region', { name: 'Pague com Pix' })).toContainText(due)
  await expect(page.getByText(/^Crédito: R\$/)).toBeVisible()
  await payPix(page, request)
  await expect(page.getByRole('heading', { name: 'Pedido confirmado' })).toBeVisible()

  await page.goto('/my-account?aba=dinheiro')
  await expect(page.getByText(/^Usado em/)).toBeVisible()
})
