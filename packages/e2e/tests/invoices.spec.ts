import { addCertificate, shopOf } from './busy-stores.ts'
import { sell } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

const seller = 'vendedor@bracards.example'

test('a parcel gets its tax document by one press, which is read, cancelled and listed @both', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  const { id, orderId, store } = await sell(request)
  await enter(page, await sessionOf(request, seller))
  await page.goto(`/my-store/${store}/detail-orders/${id}`)
  await page.getByRole('button', { name: 'Emitir documento' }).press('Enter')
  await expect(page.getByText('Autorizado', { exact: true })).toBeVisible()
  await expect(page.getByText('Faturado', { exact: true }).first()).toBeVisible()
  await expectAccessible()
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  await opened.close()
  await page.getByRole('button', { name: 'Cancelar documento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar o documento fiscal?' })
  await dialog.getByLabel('Motivo').fill('curto')
  await dialog.getByRole('button', { name: 'Cancelar documento' }).click()
  await expect(dialog.getByText('Explique em ao menos 15 letras.').first()).toBeVisible()
  await dialog.getByLabel('Motivo').fill('O comprador pediu outra carta')
  await dialog.getByRole('button', { name: 'Cancelar documento' }).click()
  await expect(page.getByText('Cancelado', { exact: true })).toBeVisible()
  await page.goto(`/my-store/${store}/invoices?busca=${orderId}`)
  await expect(page.getByRole('link', { name: `Ver o pedido nº ${orderId}` })).toBeVisible()
  await expectAccessible()
  expect(complaints).toEqual([])
})

test('the company’s screen says that documents can be issued, and keeps how', async ({
  page,
  request,
  expectFitEverywhere,
}) => {
  await enter(page, await sessionOf(request, seller))
  await page.goto('/my-store/company-info?aba=notas')
  await expect(page.getByText('Pronto para emitir')).toBeVisible()
  await page.getByRole('button', { name: 'Consultar o serviço da Secretaria da Fazenda' }).click()
  await expect(page.getByText('O serviço da Secretaria da Fazenda está no ar.')).toBeVisible()
  await page.getByLabel('COFINS (%)').fill('3,20')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Atualizado com sucesso!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('COFINS (%)')).toHaveValue('3,20')
  await expectFitEverywhere()
})

test('a company opens production by a test note that needs no order', async ({
  page,
  request,
  expectAccessible,
  expectFitEverywhere,
}) => {
  const { owner } = await shopOf(request, 'galpao-farrapo')
  await addCertificate(request, owner)
  await enter(page, owner)
  await page.goto('/my-store/company-info?aba=notas')
  const tryIt = page.getByRole('button', { name: 'Emitir nota de teste' })
  await expect(tryIt).toBeVisible()
  await expectFitEverywhere()
  await expectAccessible()
  await tryIt.press('Enter')
  await expect(page.getByText('A produção está liberada.')).toBeVisible()
  await expect(tryIt).toHaveCount(0)
  await page.getByLabel('Ambiente').selectOption({ label: 'Produção, com valor fiscal' })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Pronto para emitir', { exact: true })).toBeVisible()
})
