import { expect, test } from './fixtures.ts'
import { enter, newPerson } from './people.ts'

test('a want list is shared by a link, read by a visitor, and private again', async ({
  page,
  request,
  complaints,
  expectFitEverywhere,
}) => {
  const iracema = await newPerson(request)
  const headers = { authorization: `Bearer ${iracema.token}` }
  await request.post('/api/v1/wants', { headers, data: { product_id: 4, quantity: 3, limit_cents: 20_000 } })
  await enter(page, iracema)
  await page.goto('/my-account?aba=desejos')
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartilhar meus desejos' })
  await expect(dialog.getByText('Hoje só você vê esta lista.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Criar link' }).click()
  const address = await dialog.getByLabel('Link da lista').inputValue()
  expect(address).toMatch(/\/lista\/[\w-]{43}$/)
  await expectFitEverywhere()

  const path = new URL(address).pathname
  await dialog.getByRole('link', { name: 'Ver a página' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desejos de Iracema' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(path)
  await expect(page.getByText('3 unidades · Praticamente Nova ou superior')).toBeVisible()
  await expectFitEverywhere()
  await page.getByRole('button', { name: 'Montar pelo menor total' }).click()
  const list = page.getByRole('dialog', { name: 'Montar pelo menor preço' }).getByLabel('Sua lista')
  await expect(list).toHaveValue('3 Curupira BDN 004')
  expect(complaints).toEqual([])

  await request.delete('/api/v1/shared-lists/wants', { headers })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
})
