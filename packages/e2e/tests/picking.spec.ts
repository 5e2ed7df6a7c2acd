import { ask, sell, storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

test('cards are taken in the order of their places, by scanner or thumb, and one that lacks is said so @both', async ({
  page,
  request,
  expectAccessible,
}, { project }) => {
  const owner = await sessionOf(request, 'vendedor@bracards.example')
  const store = await storeId(request)
  const sku = `QX-${project.name}`
  const draft = { product_id: 45, condition: 'D', language: 'FR', finish: 'normal', price_cents: 700, quantity: 9 }
  const place = {
    position: 'Caixa 3 · B-14',
    sku,
    comment: project.name,
    extras: project.name === 'mobile' ? ['promo'] : [],
  }
  const { result: offer } = await ask(request, owner, 'product-store-save/', {
    ...{ store_id: store, if_exists: 'add' },
    ...draft,
    ...place,
  })
  const first = await sell(request, { quantity: 2, offer: offer.id })
  const second = await sell(request, { quantity: 3, offer: offer.id })
  await enter(page, owner)
  await page.goto(`/my-store/${store}/new-order/${first.id}?com=${second.id}`)

  if (project.name === 'desktop') {
    await expect(page.getByLabel('Leia ou digite o código')).toBeFocused()
    const code = async (text: string) => {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('region', { name: 'Caixa 3' }).getByRole('checkbox')).toHaveCount(5)
    await code('errado')
    await expect(page.getByText('Nenhuma carta desta lista tem o código “errado”.')).toBeVisible()
    await page.getByRole('button', { name: 'Imprimir esta tela' }).focus()
    await code(sku.toLowerCase())
    await expect(page.getByText('1 de 5 cartas separadas')).toBeVisible()
    await code(`BRA-${offer.id}`)
    await code(sku)
    await expect(page.getByText('3 de 5 cartas separadas')).toBeVisible()
    await expectAccessible()
    await page
      .getByRole('button', { name: /^Faltou / })
      .last()
      .click()
  } else {
    await expect(page.getByText('Caixa 3 · B-14')).toBeVisible()
    for (const unit of [1, 2, 3]) await page.getByRole('button', { name: `Separei · ${unit} de 5` }).click()
    await expect(page.getByText('3 de 5 cartas separadas')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Faltou', exact: true }).click()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: /^Quantas faltaram de/ }).press('ArrowUp')
  await expectAccessible()
  await expect(dialog.getByText('R$ 14,00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirmar o que faltou' }).click()
  await expect(page.getByText('Tudo separado: 3 cartas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pronto para envio' })).toHaveCount(2)
})

test('cards of a cancelled order are put back to their place, and a wrong press is undone', async ({
  page,
  request,
  expectFitEverywhere,
}) => {
  const owner = await sessionOf(request, 'vendedor@bracards.example')
  const store = await storeId(request)
  const place = { position: 'Caixa 7 · A-1', sku: 'QX-volta' }
  const draft = { product_id: 45, condition: 'D', language: 'IT', finish: 'normal', price_cents: 700, quantity: 9 }
  const { result: offer } = await ask(request, owner, 'product-store-save/', {
    ...{ store_id: store, if_exists: 'add', ...draft, ...place },
  })
  const { id } = await sell(request, { quantity: 2, offer: offer.id })
  await enter(page, owner)
  await page.goto(`/my-store/${store}/new-order/${id}`)
  for (const unit of [1, 2]) {
    // the screen counts a card at once, and the order below is cancelled beside the screen
    const ticked = page.waitForResponse('**/api/v1/store-order-tick')
    await page.getByRole('button', { name: `Separei · ${unit} de 2` }).click()
    await ticked
  }
  await expect(page.getByText('Tudo separado: 2 cartas')).toBeVisible()
  await ask(request, owner, 'store-order-cancel', { id, reason: 'other' })
  await page.goto(`/my-store/dashboard/${store}`)
  await expect(page.getByRole('link', { name: /devolver ao lugar$/ })).toBeVisible()
  await page.goto(`/my-store/${store}/detail-orders/${id}`)
  await expect(page.getByText('2 cartas deste pedido estão fora do lugar.')).toBeVisible()
  await expectFitEverywhere()
  await page.getByRole('link', { name: 'Guardar de volta' }).click()
  const region = page.getByRole('region', { name: 'Caixa 7' })
  await expect(region.getByText('Caixa 7 · A-1')).toBeVisible()
  await expect(region.getByText('2 un.')).toBeVisible()
  await expectFitEverywhere()
  const done = region.getByRole('button', { name: /^Guardei / })
  await done.click()
  await expect(region).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await done.click()
  await expect(region).toHaveCount(0)
})
