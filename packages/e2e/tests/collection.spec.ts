import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, sessionOf } from './people.ts'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

test('a favourite is kept from a tile on, and leaves with a way back', async ({ page, request, expectAccessible }) => {
  await enter(page, await newPerson(request))
  await open(page, '/productTcg/list?busca=curupira')
  const heart = page.getByRole('button', { name: /^Favoritar / }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await open(page, '/favorite/list')
  const favorites = page.getByRole('list', { name: 'Favoritos' }).getByRole('listitem')
  await expect(favorites).toHaveCount(1)
  await expect(favorites.first()).toContainText('Mesmo preço de quando você salvou')
  await expectAccessible()
  await favorites.getByRole('button', { name: /^Favoritar / }).click()
  await expect(page.getByRole('heading', { name: 'Você ainda não tem favoritos' })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(favorites).toHaveCount(1)
})

test('a copy goes into the collection, and a want with its limits', async ({ page, request, expectAccessible }) => {
  await enter(page, await newPerson(request))
  await open(page, '/product/4')
  await page.getByRole('button', { name: 'Coleção', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar à coleção' })
  await dialog.getByLabel('Preço pago por unidade').fill('doze')
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(dialog.getByText('Digite um valor em reais, como 12,50.')).toBeVisible()
  await dialog.getByLabel('Preço pago por unidade').fill('112,50')
  await dialog.getByLabel('Condição').selectOption({ label: 'Usada Levemente' })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(page.getByText('Cadastrada com sucesso')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Avise-me' }).click()
  const wish = page.getByRole('dialog', { name: 'Avise-me do preço' })
  await expect(wish.getByLabel('Preço máximo')).toHaveValue(/^\d+,\d\d$/)
  await expect(wish.getByLabel('Condição mínima')).toHaveValue('NM')
  await wish.getByLabel('Preço máximo').fill('200')
  await wish.getByLabel('Quantidade').fill('3')
  await wish.getByLabel('Condição mínima').selectOption({ label: 'Muito Usada ou superior' })
  await expectAccessible()
  await wish.getByRole('button', { name: 'Salvar desejo' }).click()
  await expect(page.getByText(/Desejo salvo/)).toBeVisible()
  await page.getByRole('button', { name: 'Avise-me' }).click()
  await expect(wish.getByLabel('Preço máximo')).toHaveValue('200,00')
  await open(page, '/my-account?aba=desejos')
  await expect(page.getByText('3 unidades · até R$ 200,00', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Montar pelo menor total' }).click()
  const list = page.getByRole('dialog', { name: 'Montar pelo menor preço' }).getByLabel('Sua lista')
  await expect(list).toHaveValue('3 Curupira BDN 004')

  await open(page, '/product/list/1')
  await expect(page.getByText('Você tem 1 de 120 · 0 de 3 extras')).toBeVisible()
  await page.getByRole('button', { name: 'Comprar as que faltam' }).click()
  await expect(list).toHaveValue(/^1 .+ BDN 001\n(1 .+\n){120}1 .+ BDN 123$/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Ver as que faltam' }).click()
  await expect(page.getByText('122 itens')).toBeInViewport()
})

test('a product that nobody sells is kept from the place of its offers', async ({ page, request }) => {
  const id = await newProduct(request, 'Dado de Ninguém')
  await enter(page, await newPerson(request))
  await open(page, `/product/${id}`)
  const keep = page.getByRole('region', { name: 'Ofertas' }).getByRole('button', { name: 'Favoritar' })
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/favorite/list')
  await expect(page.getByRole('listitem').filter({ hasText: 'Dado de Ninguém' })).toBeVisible()
})

/** An operator adds a product that nobody sells. */
async function newProduct(request: APIRequestContext, name: string): Promise<number> {
  const { token } = await sessionOf(request, 'operadora@bracards.example')
  const { categories } = await (await request.get('/api/v1/1/categories?type=acs')).json()
  const none = { name_en: null, card_number: null, ean: null, rarity_id: null, origin: null, brand: null, league: null }
  const empty = { element_ids: [], tag_ids: [], images: [], can_send_bra_center: false }
  const draft = { ...none, ...empty, category_id: categories[0].id, name, code: name }
  const answer = await request.post('/api/v1/admin/products', {
    data: { draft, reason: 'Falta no catálogo' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).result.id
}

test('a visitor is told to sign in before anything is kept', async ({ page }) => {
  await open(page, '/product/4')
  await page.getByRole('button', { name: 'Avise-me' }).click()
  await expect(page.getByText('Entre na sua conta para receber avisos.')).toBeVisible()
  await page.getByRole('button', { name: 'Coleção', exact: true }).click()
  await expect(page.getByText('Entre na sua conta para montar a sua coleção.')).toBeVisible()
})
