import { expect, test } from './fixtures.ts'
import { codeMailedTo, enter, newPerson } from './people.ts'

test('consents are given and taken back, and one’s data is taken along', async ({
  page,
  request,
  expectAccessible,
}) => {
  await enter(page, await newPerson(request))
  await page.goto('/my-account?aba=privacidade')
  const marketing = page.getByRole('switch', { name: 'Novidades por e-mail' })
  await expect(marketing).not.toBeChecked()
  await marketing.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Salvo com sucesso.')).toBeVisible()
  await expect(marketing).toBeChecked()
  await expectAccessible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar em JSON' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/)
  await page.getByRole('button', { name: 'Baixar em CSV' }).click()
  await expect(page.getByRole('button', { name: /^meus-dados-[\d-]+-conta\.csv$/ })).toBeVisible()
})

test('an account is asked to be closed with a mailed code, and kept after all', async ({ page, request }) => {
  const session = await newPerson(request)
  await enter(page, session)
  await page.goto('/my-account?aba=privacidade')
  await page.getByRole('button', { name: 'Encerrar minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Encerrar minha conta' })
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog.getByText(/^Enviamos um código para/)).toBeVisible()
  await dialog.getByLabel('Código de 6 números').fill('000000')
  await dialog.getByRole('button', { name: 'Pedir o encerramento' }).click()
  await expect(dialog.getByText('Código incorreto ou vencido. Confira o e-mail ou peça outro.').first()).toBeVisible()

  await dialog
    .getByLabel('Código de 6 números')
    .fill(await codeMailedTo(request, session.user.email, 'Confirme o encerramento da conta'))
  await dialog.getByRole('button', { name: 'Pedir o encerramento' }).click()
  await page
    .getByRole('dialog', { name: 'Solicitação aberta' })
    .getByRole('button', { name: 'Continuar agora' })
    .last()
    .click()
  await expect(page.getByText(/^Sua conta será encerrada em \d{2}-\d{2}-\d{4}/)).toBeVisible()
  await page.getByRole('button', { name: 'Continuar com a conta' }).click()
  await expect(page.getByRole('button', { name: 'Encerrar minha conta' })).toBeVisible()
})
