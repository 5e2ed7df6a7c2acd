import { expect, test } from './fixtures.ts'
import { newPerson, sessionOf, typeCredentials } from './people.ts'

test('a visitor saves a search, signs in on the way, and finds in it what came since @both', async ({
  page,
  request,
  expectAccessible,
  expectFitEverywhere,
  complaints,
}, { project }) => {
  const buyer = await newPerson(request)
  const price = project.name === 'mobile' ? 280 : 290
  const name = `Em coreano até ${price}`
  await page.goto(`/product/list?condicao=HP&idioma=KO&preco=${price}-${price}`)
  await page.getByRole('button', { name: 'Salvar busca' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/auth\/login\?next=.*salvar/)
  await typeCredentials(page, buyer.user.email, 'cartas-e-causos')
  const dialog = page.getByRole('dialog', { name: 'Salvar busca' })
  const field = dialog.getByLabel('Nome')
  await expect(field).toHaveValue(`HP ou melhor · Coreano · R$\u00a0${price} a R$\u00a0${price}`)
  await expectAccessible()
  await field.fill(name)
  await dialog.getByRole('radio', { name: 'Na hora' }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(`Busca salva: ${name}`)).toBeVisible()
  await expect(dialog).toBeHidden()

  const seller = await sessionOf(request, 'vendedor@bracards.example')
  const headers = { authorization: `Bearer ${seller.token}` }
  const { stores } = (await (await request.get('/api/v1/own-stores', { headers })).json()) as {
    stores: { id: number }[]
  }
  const offer = { product_id: price === 280 ? 46 : 47, condition: 'HP', language: 'KO', finish: 'normal', quantity: 5 }
  const data = { store_id: stores[0]!.id, if_exists: 'add', ...offer, price_cents: price * 100 }
  const saved = await request.post('/api/v1/product-store-save/', { headers, data })
  expect(saved.ok(), await saved.text()).toBe(true)

  await page.goto('/my-account?aba=buscas')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('1 novidade')
  await expect(page.getByRole('link', { name: 'Buscas salvas 1' })).toBeAttached()
  await expectAccessible()
  await row.getByRole('link', { name }).click()
  const news = page.getByRole('region', { name: `Novidades em ${name}` })
  await expect(news.getByRole('article')).toHaveCount(1)
  await page.goto('/my-account?aba=buscas')
  await expect(row).toContainText('1 produto')
  await expect(row).not.toContainText('novidade')

  await row.getByRole('button', { name: `Excluir ${name}` }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toContainText('1 produto')
  await row.getByRole('link', { name }).click()
  await expect(page.getByText(`Busca salva: ${name}`)).toBeVisible()
  await expectFitEverywhere()
  expect(complaints).toEqual([])
})
