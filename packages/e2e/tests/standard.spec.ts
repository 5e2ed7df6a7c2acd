import { expect, test } from './fixtures.ts'
import { enter, newPerson } from './people.ts'

const list = '/productTcg/list?ordem=numero'

test('a visitor says once which cards they buy; prices, cart button and account follow', async ({
  page,
  request,
  complaints,
  expectFitEverywhere,
}) => {
  await page.goto(list)
  await page.getByRole('button', { name: /^Meu padrão: NM\+, qualquer idioma/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Meu padrão' })
  await dialog.getByLabel('Condição mínima').selectOption('SP')
  await dialog.getByRole('button', { name: 'Inglês' }).click()
  await expectFitEverywhere()
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Usar este padrão' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Agora os preços são de SP+, EN.' })).toBeVisible()
  const mine = page.getByRole('button', { name: /^Meu padrão: SP\+, EN/ })
  await expect(mine).toBeFocused()
  const inEnglish = page.getByText(/^(M|NM|SP) · EN/)
  await expect(inEnglish.first()).toBeVisible()

  // the server draws the same prices at the next visit
  const html = await (await page.request.get(list)).text()
  expect(html).toContain('SP+, EN')
  expect(html.match(/>(M|NM|SP) · EN</g)!.length).toBeGreaterThan(12)
  await page.reload()
  await expect(mine).toBeVisible()

  const person = await newPerson(request)
  await enter(page, person)
  await page.goto('/my-account?aba=padrao')
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${person.token}` }
      return (await (await request.get('/api/v1/standard', { headers })).json()).standard
    })
    .toEqual({ condition: 'SP', languages: ['EN'], finishes: [], posts_in_days: null })
  await expect(page.getByLabel('Condição mínima')).toHaveValue('SP')
  expect(complaints).toEqual([])
})
