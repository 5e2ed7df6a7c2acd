import { ask, sell, storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

test('a dear card is photographed in its frames, its defect is marked by keyboard, and a buyer sees both', async ({
  page,
  request,
  expectAccessible,
}) => {
  const seller = await sessionOf(request, 'vendedor@bracards.example')
  const store = await storeId(request)
  const product = 29
  const special = { condition: 'HP', language: 'RU', finish: 'normal', extras: ['misprint'] }
  // three are too few for the other tests, which could not post a card that has to be checked first
  const offer = { store_id: store, product_id: product, ...special, quantity: 3, price_cents: 29_900 }
  const { result } = (await ask(request, seller, 'product-store-save/', offer)) as {
    result: { id: number; product: { name: string } }
  }
  const { name } = result.product
  const { banners } = (await (await request.get('/api/v1/1/banners')).json()) as { banners: { image: string }[] }
  const buffer = await (await request.get(banners[0]!.image)).body()

  await enter(page, seller)
  await page.goto(`/my-store/${store}/products?busca=${encodeURIComponent(name)}&condicao=HP&idioma=RU`)
  await page.getByRole('button', { name: `Ações de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Editar oferta' }).click()
  const form = page.getByRole('dialog', { name })
  await form.getByLabel('Preço', { exact: true }).fill('300,00')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.getByText(/^Fotografe frente, verso e dois cantos/)).toBeVisible()
  for (const frame of ['Frente', 'Verso', 'Canto superior', 'Canto inferior']) {
    await form.getByLabel(`Foto de ${name}: ${frame}`).setInputFiles({ name: 'f.webp', mimeType: 'image/webp', buffer })
    await expect(form.getByRole('img', { name: `${frame} de ${name}` })).toBeVisible()
  }
  await expectAccessible()

  await form.getByRole('button', { name: 'Marcar defeitos' }).press('Enter')
  const map = page.getByRole('dialog', { name: `Defeitos de ${name}` })
  await map.getByRole('button', { name: 'Adicionar defeito (frente)' }).press('Enter')
  await expect(map.getByLabel('Defeito 1 (frente)')).toBeFocused()
  await map.getByLabel('Defeito 1 (frente)').selectOption('Borda branca')
  const pin = map.getByRole('button', { name: /^Defeito 1, Borda branca/ })
  await pin.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(pin).toHaveAttribute('style', /left: 45%/)
  await expectAccessible()
  await map.getByRole('button', { name: 'Pronto' }).press('Enter')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form).toBeHidden()

  await page.goto(`/product/${product}?idioma=RU`)
  const passport = page.getByRole('button', { name: 'Passaporte: Toca do Saci' })
  await expect(passport.first()).toBeVisible()
  await passport.first().click()
  await expect(page.getByRole('dialog').getByText('Borda branca')).toBeVisible()
  await expectAccessible()

  const { id } = await sell(request, { quantity: 1, offer: result.id })
  await page.goto(`/my-store/${store}/new-order/${id}?ver=lista`)
  await page.getByRole('button', { name: `Conferir ${name}` }).press('Enter')
  const checking = page.getByRole('dialog', { name: `Conferir ${name}` })
  await expect(checking.getByText('Borda branca')).toBeVisible()
  await expectAccessible()
  await checking.getByRole('button', { name: 'Está como no anúncio' }).click()
  await expect(checking).toBeHidden()
  await expect(page.getByRole('button', { name: `Conferir ${name}` })).toBeHidden()
})
