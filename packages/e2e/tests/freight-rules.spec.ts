import { storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

test('a store pays the freight of a region, and of one state less', async ({
  page,
  request,
  expectAccessible,
  complaints,
}) => {
  const seller = await sessionOf(request, 'vendedor@bracards.example')
  await enter(page, seller)
  await page.goto('/my-store/company-info?aba=frete')
  await page.getByRole('button', { name: 'Nova regra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova regra de frete' })
  await dialog.getByRole('button', { name: 'Salvar regra' }).click()
  await expect(dialog.getByText('Escolha ao menos um estado.').first()).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Sul', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'Acre' }).check()
  await dialog.getByLabel('Valor das cartas a partir de').fill('9.999,90')
  await dialog.getByLabel(/^Peso das cartas até/).fill('1500')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar regra' }).click()
  await expect(dialog).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByText('Sul, AC').first()).toBeVisible()
  await expect(main.getByText(/A partir de R\$\s9\.999,90/).first()).toBeVisible()
  await expect(main.getByText('Até 1.500 g').first()).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Editar regra de Sul, AC' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar regra de frete' })
  await edit.getByRole('checkbox', { name: 'Paraná' }).uncheck()
  await expect(edit.getByRole('checkbox', { name: 'Sul', exact: true })).not.toBeChecked()
  await edit.getByRole('button', { name: 'Salvar regra' }).click()
  await page.getByRole('button', { name: 'Excluir regra de AC, RS, SC' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir regra' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhuma regra de frete' })).toBeVisible()
  const headers = { authorization: `Bearer ${seller.token}` }
  const { rules } = await (await request.get(`/api/v1/freight-rules/${await storeId(request)}`, { headers })).json()
  expect([rules, complaints]).toEqual([[], []])
})
