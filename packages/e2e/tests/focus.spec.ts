import { buy, payCode } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter } from './people.ts'

test('the focus begins where one types, and on another page at its heading @wide', async ({ page, request }) => {
  const cep = page.getByRole('textbox', { name: 'CEP' })
  await page.goto('/questions')
  const place = page.getByRole('banner').getByRole('button', { name: /^Enviar para/ })
  await place.click()
  await expect(cep).toBeFocused()
  await page.keyboard.type('58045010')
  await page.keyboard.press('Enter')
  await expect(cep).toBeHidden()
  await place.click()
  await expect(cep).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Seções da loja' }).getByRole('link', { name: 'Coleções' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coleções' })).toBeFocused()

  await page.getByRole('navigation', { name: 'Seções da loja' }).getByRole('link', { name: 'Montar lista' }).click()
  await expect(page.getByRole('textbox', { name: 'Cole sua lista' })).toBeFocused()

  const { person, id, code } = await buy(request, 1)
  await payCode(request, code)
  await enter(page, person)
  await page.goto(`/my-account/order-view/${id}`)
  await page.getByRole('button', { name: /^Mensagens com/ }).click()
  await expect(page.getByLabel('Escreva uma mensagem')).toBeFocused()

  await page.goto('/address')
  await page.getByRole('button', { name: 'Adicionar endereço' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'CEP' })).toBeFocused()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  await expect(page.getByRole('textbox', { name: 'Sua lista' })).toBeFocused()
  await page.goto('/validateEmail')
  await expect(page.getByLabel('Código de 6 números')).toBeFocused()
})
