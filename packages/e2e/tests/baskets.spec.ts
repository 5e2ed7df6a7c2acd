import { expect, test } from './fixtures.ts'
import { enter, newPerson } from './people.ts'

test(`a pasted list is bought where it costs least, and lies in the cart`, async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  await enter(page, await newPerson(request))
  await page.context().addCookies([{ name: 'cep', value: '01310100', url: page.url() }])
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Montar pelo menor preço' })
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await expect(dialog.getByText('Cole uma lista ou escreva ao menos uma carta.')).toBeVisible()
  await expectAccessible()

  await dialog.getByRole('button', { name: 'Usar meus desejos' }).click()
  await expect(page.getByText('Sua lista de desejos está vazia.')).toBeVisible()
  await dialog.getByLabel('Sua lista').fill('2 Curupira BDN 004\n1 Mapinguari Olho Único\nCarta Que Não Existe')
  await dialog.getByText('Ajustar carta por carta').click()
  await dialog.getByText('1 Mapinguari Olho Único', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Português' }).click()
  await dialog.getByLabel('Preço máximo').last().fill('barato')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await expect(dialog.getByText('Digite um valor em reais, como 12,50.')).toBeVisible()
  await dialog.getByLabel('Preço máximo').last().fill('90,00')
  await expect(dialog.getByText('1 ajustada')).toBeVisible()
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await expect(dialog.getByText(/^É o menor preço possível agora\.$|acima do ótimo\.$/)).toBeVisible()
  await expect(dialog.getByText('Não encontramos “Carta Que Não Existe”.')).toBeVisible()
  await expectAccessible()

  await dialog.getByRole('button', { name: /^Sem / }).first().click()
  await expect(dialog.getByRole('button', { name: 'Voltar à primeira resposta' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar à primeira resposta' }).click()
  await expect(dialog.getByRole('button', { name: 'Voltar à primeira resposta' })).toBeHidden()

  await dialog.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect(dialog.getByLabel('Sua lista')).toBeVisible()
  await dialog.getByText('O que toda carta deve ter').click()
  await dialog.getByLabel('Lojas', { exact: true }).selectOption('até 1 loja')
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await expect(dialog.getByText(/^Frete( grátis| R\$)/)).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: /^Sem / })).toHaveCount(0)

  await page.route('**/api/v1/cart/fill', (route) => {
    const message = 'A loja não tem tantas unidades desta oferta.'
    const refusal = { error: true, code: 'not_enough_stock', message, fields: { quantity: 'Curupira: Resta 1.' } }
    return route.fulfill({ status: 409, json: refusal })
  })
  await dialog.getByRole('button', { name: 'Colocar no carrinho' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Curupira: Resta 1.')
  await expectAccessible()
  await page.unroute('**/api/v1/cart/fill')
  await dialog.getByRole('button', { name: 'Buscar de novo' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  complaints.length = 0

  await dialog.getByRole('button', { name: 'Colocar no carrinho' }).click()
  await expect(page.getByText('Tudo no carrinho.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Curupira' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  await dialog.getByRole('button', { name: 'Usar o que está no carrinho' }).click()
  await expect(dialog.getByLabel('Sua lista')).toHaveValue(/^\d Curupira BDN 004$/m)

  const badge = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
  const before = await badge.getAttribute('aria-label')
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await dialog.getByRole('button', { name: 'Trocar o que está no carrinho por esta compra' }).click()
  await expect(dialog).toBeHidden()
  await expect(badge).toHaveAccessibleName(before!)

  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  await dialog.getByLabel('Sua lista').fill('1 Boitatá')
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await expect(dialog.getByText(/ do que fica no carrinho$/)).toBeVisible()
  await expectAccessible()
  const total = await dialog.getByRole('status').first().textContent()
  await dialog.getByRole('button', { name: 'Colocar no carrinho' }).click()
  await expect(dialog).toBeHidden()
  const price = /R\$\s[\d.,]+/.exec(total!)![0]
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText(price)
  expect(complaints).toEqual([])
})
