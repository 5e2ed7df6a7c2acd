import type { APIRequestContext, Page } from '@playwright/test'
import { ask, home, typeCard } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, password, sessionOf, totpOf } from './people.ts'

const tabs = {
  pedidos: 'Pedidos',
  dinheiro: 'Meu dinheiro',
  dados: 'Dados',
  cartoes: 'Cartões',
  seguranca: 'Segurança',
  preferencias: 'Preferências',
}
const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

async function openTab(page: Page, request: APIRequestContext, tab: keyof typeof tabs) {
  const session = await newPerson(request)
  await enter(page, session)
  await page.goto(`/my-account?aba=${tab}`)
  await expect(page.getByRole('heading', { level: 2, name: tabs[tab] })).toBeVisible()
  const row = page.getByRole('navigation', { name: 'Minha conta' })
  await expect(row.getByRole('link', { name: tabs[tab] })).toBeInViewport()
  return session
}

for (const tab of Object.keys(tabs) as (keyof typeof tabs)[])
  test(`the tab ${tab} can be used by everyone`, async ({ page, request, complaints, expectFitEverywhere }) => {
    await openTab(page, request, tab)
    await expect(main(page).locator('.bone')).toHaveCount(0)
    await expectFitEverywhere()
    expect(complaints).toEqual([])
  })

test('whoever has not ordered is told so, and shown the way to the cards', async ({ page, request }) => {
  await openTab(page, request, 'pedidos')
  await expect(page.getByText('Você ainda não fez pedidos.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Explorar cartas' })).toHaveAttribute('href', '/productTcg/list')
})

test('a changed name is saved, and shown at once', async ({ page, request }) => {
  const { user } = await openTab(page, request, 'dados')
  await page.getByLabel('Nome', { exact: true }).fill('Jurema')
  await page.getByLabel('Celular').pressSequentially('83988887777')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Atualizado com sucesso', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Jurema')
  await page.reload()
  await expect(page.getByLabel('Celular')).toHaveValue('(83) 98888-7777')
  await expect(main(page).getByText(user.email)).toBeVisible()
})

test('a refused profile opens the dialog "Erro!" with the words of the server', async ({ page, request }) => {
  await openTab(page, request, 'dados')
  const fields = { 'user.phone': 'Este telefone não existe.' }
  const refusal = { error: true, code: 'invalid_input', message: 'Confira os campos destacados.', fields }
  await page.route('**/api/v1/update-client', (route) => route.fulfill({ status: 422, json: refusal }))
  await page.getByRole('button', { name: 'Salvar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erro!' })
  await expect(dialog).toContainText('Confira os campos destacados.')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Celular')).toHaveAccessibleDescription(/Este telefone não existe/)
})

test('a new password needs the old one, and closes the other devices', async ({ page, request }) => {
  const { user } = await openTab(page, request, 'seguranca')
  const other = await sessionOf(request, user.email)
  const form = section(page, 'Senha')
  await form.getByLabel('Senha atual').fill('nao-e-esta-senha')
  await form.getByLabel('Nova senha').fill('um carcará de asa larga')
  await form.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(form.getByRole('alert')).toContainText('Senha incorreta.')
  await form.getByLabel('Senha atual').fill(password)
  await form.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(section(page, 'Atividade recente').getByText('Senha trocada')).toBeVisible()
  const known = await request.get('/api/v1/users/current-user', { headers: bearer(other) })
  expect(known.status()).toBe(401)
})

test('another device is signed out from here, and then all of them', async ({ page, request }) => {
  const { user } = await openTab(page, request, 'seguranca')
  const devices = section(page, 'Aparelhos').getByRole('listitem')
  await expect(devices).toHaveCount(1)
  const other = await sessionOf(request, user.email)
  await page.reload()
  await expect(devices).toHaveCount(2)
  await devices.getByRole('button', { name: /^Encerrar/ }).click()
  await expect(devices).toHaveCount(1)
  expect((await request.get('/api/v1/users/current-user', { headers: bearer(other) })).status()).toBe(401)

  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByRole('region', { name: /Mensagens/ }).getByRole('status')).toHaveCount(1)
})

test('a second factor asks for the password first, and shows its key as a picture and as text', async ({
  page,
  request,
}) => {
  await openTab(page, request, 'seguranca')
  const factor = section(page, 'Verificação em duas etapas')
  await factor.getByRole('button', { name: 'Ativar' }).press('Enter')
  await expect(factor.getByLabel('Sua senha')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(factor.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(factor.getByLabel('Chave')).toHaveValue(/^[A-Z2-7]{16,}$/)
  await expect(factor.getByLabel('Código do aplicativo')).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(factor.getByRole('alert')).toBeFocused()
})

test('a second factor is turned on, one of its recovery codes enters, and another turns it off', async ({
  page,
  request,
}) => {
  const { user } = await openTab(page, request, 'seguranca')
  const factor = section(page, 'Verificação em duas etapas')
  await factor.getByRole('button', { name: 'Ativar' }).click()
  await factor.getByLabel('Sua senha').fill(password)
  await factor.getByRole('button', { name: 'Continuar' }).click()
  await factor.getByLabel('Código do aplicativo').fill(totpOf(await factor.getByLabel('Chave').inputValue()))
  await factor.getByRole('button', { name: 'Confirmar e ativar' }).click()
  await expect(factor.getByText('Guarde seus códigos de recuperação')).toBeVisible()
  const [code, other] = await factor.getByRole('listitem').allInnerTexts()
  await factor.getByRole('button', { name: 'Já guardei' }).click()
  await expect(factor.getByText('Ativada', { exact: true })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await main(page).getByLabel('E-mail').fill(user.email)
  await main(page).getByLabel('Senha', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Entrar' }).click()
  await expect(main(page).getByLabel('Código', { exact: true })).toBeFocused()
  await page.keyboard.type(code!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await page.goto('/my-account?aba=seguranca')
  await factor.getByRole('button', { name: 'Desativar' }).press('Enter')
  await factor.getByLabel('Sua senha').fill(password)
  await factor.getByRole('button', { name: 'Desativar' }).click()
  await expect(factor.getByRole('alert')).toBeFocused()
  await factor.getByLabel('Código do aplicativo').fill(other!)
  await factor.getByRole('button', { name: 'Desativar' }).click()
  await expect(factor.getByText('Desativada', { exact: true })).toBeVisible()
})

test('a link for another device is shown as text and as a picture', async ({ page, request }) => {
  await openTab(page, request, 'seguranca')
  const part = section(page, 'Entrar em outro aparelho')
  await part.getByRole('button', { name: 'Gerar link' }).click()
  await expect(part.getByLabel('Link de entrada')).toHaveValue(/\/\?sso=[\w-]{20,}$/)
  await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('a card is kept once for two presses, and taken away', async ({ page, request, expectAccessible }) => {
  await ask(request, await openTab(page, request, 'cartoes'), 'address/add_address', home)
  await main(page).getByRole('button', { name: 'Adicionar cartão' }).click()
  await typeCard(page, '4000000000000010')
  await main(page).getByRole('button', { name: 'Salvar cartão' }).dblclick()
  const cards = main(page).getByRole('listitem').filter({ hasText: 'IRACEMA QUINTELA' })
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
  await expectAccessible()
  await cards.getByRole('button', { name: /^Remover/ }).click()
  await page.route('**/api/v1/pagarme/cards/*', (route) => route.abort())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Remover/ }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/v1/pagarme/cards/*')
  await dialog.getByRole('button', { name: /^Remover/ }).click()
  await expect(main(page).getByText('Nenhum cartão salvo')).toBeVisible()
})

test('preferences take effect at once, and stay', async ({ page, request }) => {
  await openTab(page, request, 'preferencias')
  await main(page).getByRole('radio', { name: 'Escura' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const shortcuts = main(page).getByRole('switch', { name: 'Atalhos de uma tecla' })
  await shortcuts.uncheck()
  await page.reload()
  await expect(shortcuts).not.toBeChecked()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /Buscar carta/ })).not.toBeFocused()
  await shortcuts.check()
  await shortcuts.blur()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /Buscar carta/ })).toBeFocused()
})
