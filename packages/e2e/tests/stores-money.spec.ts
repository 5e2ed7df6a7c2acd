import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  codeMailedTo,
  enter,
  enterAs,
  newCnpj,
  newPerson,
  password,
  pressAsSessionEnds,
  sessionOf,
  type SignedIn,
  typeCredentials,
} from './people.ts'

const main = (page: Page) => page.getByRole('main')
const seller = 'vendedor@bracards.example'

async function walletOf(page: Page) {
  const { token } = await enterAs(page, seller)
  const answer = await page.request.get('/api/v1/own-stores', { headers: { authorization: `Bearer ${token}` } })
  const { stores } = (await answer.json()) as { stores: { id: number }[] }
  return `/my-store/${stores[0]!.id}`
}

const continueOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

async function confirmEmail(page: Page, email: string) {
  await page.getByLabel('Código de 6 números').fill(await codeMailedTo(page.request, email, 'Confirme o seu e-mail'))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar agora' }).last().click()
}

async function fillSeat(page: Page) {
  await page.getByLabel('CEP').fill('58010000')
  await page.getByLabel('Endereço', { exact: true }).fill('Rua Duque de Caxias')
  await page.getByLabel('Número').fill('12')
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByLabel('Cidade').fill('João Pessoa')
  await page.getByLabel('Estado').selectOption('PB')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
}

async function fillAccount(page: Page) {
  await page.getByLabel('Banco', { exact: true }).fill('itau')
  await expect(page.getByRole('option', { name: '341 – Itaú' })).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Banco', { exact: true }).fill('brasil')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Banco', { exact: true })).toHaveValue('001 – Banco do Brasil')
  await page.getByLabel('Agência', { exact: true }).fill('1584')
  await page.getByLabel('Dígito da agência').fill('9')
  await page.getByRole('textbox', { name: 'Conta', exact: true }).fill('00210169')
  await page.getByLabel('Dígito da conta').fill('6')
  await page.getByRole('button', { name: 'Salvar conta' }).click()
}

test('a visitor begins a store, signs in, and finds it where it was left', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  await page.goto('/my-store/besaler')
  const name = `Tenda ${randomUUID().slice(0, 13)}`
  await page.getByLabel('Nome da loja').fill('Ba')
  await continueOn(page)
  await expect(main(page).getByRole('alert').first()).toBeFocused()
  await page.getByLabel('Nome da loja').fill(name)
  await page.getByLabel('Endereço da loja').fill('Toca do Saci')
  await expect(page.getByText('Este endereço já é de outra loja.')).toBeVisible()
  await page.getByLabel('Endereço da loja').fill(name)
  await expect(page.getByText('Este endereço está livre.')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Entre para continuar' })).toBeVisible()
  await expectAccessible()

  const { user } = await newPerson(request)
  await main(page).getByRole('link', { name: 'Entrar' }).click()
  await typeCredentials(page, user.email, password)
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
  await page.goto('/my-store/list')
  await page.getByRole('link', { name: 'Continuar de onde parei' }).click()
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Confirmar e-mail' }).click()
  await confirmEmail(page, user.email)
  await expect(page.getByLabel('CPF ou CNPJ')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('Nome da loja')).toHaveValue(name)
  expect(complaints).toEqual([])
})

test('a visitor who looks among the own stores first finds the one begun before', async ({ page, request }) => {
  await page.goto('/my-store/besaler')
  await page.getByLabel('Nome da loja').fill('Varanda do Boto')
  await page.getByLabel('Sobre a loja').fill('Só cartas de água.')
  const session = await newPerson(request)
  await page.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session))
  await page.goto('/my-store/list')
  await page.getByRole('link', { name: 'Continuar de onde parei' }).click()
  await expect(page.getByLabel('Sobre a loja')).toHaveValue('Só cartas de água.')
})

test('Back goes one step back in the opening of a store, and not away', async ({ page, request }) => {
  const session = await newPerson(request)
  await enter(page, session)
  await page.goto('/my-store/besaler')
  await page.getByLabel('Nome da loja').fill(`Sobrado ${randomUUID().slice(0, 8)}`)
  await continueOn(page)
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nome da loja')).toHaveValue(/^Sobrado/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
})

test('what is half typed of the company and the account comes back, to whoever typed it', async ({ page, request }) => {
  const session = await newPerson(request)
  await enter(page, session)
  const isKept = () => page.waitForResponse((answer) => answer.url().endsWith('/store-draft') && answer.ok())
  await page.goto('/my-store/besaler')
  const name = `Quintal ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Nome da loja').fill(name)
  await expect(page.getByLabel('Endereço da loja')).toHaveValue(name.toLowerCase().replace(' ', '-'))
  await continueOn(page)
  await main(page).getByRole('link', { name: 'Confirmar e-mail' }).click()
  await confirmEmail(page, session.user.email)
  await Promise.all([isKept(), page.getByLabel('Razão social ou nome completo').fill('Iracema do Quintal')])
  await page.reload()
  await expect(page.getByLabel('Razão social ou nome completo')).toHaveValue('Iracema do Quintal')

  await page.getByLabel('CPF ou CNPJ').fill(session.cpf)
  await page.getByLabel('Telefone').fill('83987214650')
  await main(page).getByLabel('E-mail').fill('contato@quintal.example')
  await page.getByLabel('Estado', { exact: true }).selectOption('PB')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('session')!) as SignedIn)
  const register = page.getByRole('button', { name: 'Salvar dados' })
  await pressAsSessionEnds({ page, request }, stored, '**/api/v1/company/add_companies', register)
  await typeCredentials(page, session.user.email, password)
  await expect(page.getByLabel('Telefone')).toHaveValue('(83) 98721-4650')
  await register.click()
  await fillSeat(page)
  await continueOn(page)

  await page.getByLabel('Agência', { exact: true }).fill('1584')
  await Promise.all([isKept(), page.getByRole('textbox', { name: 'Conta', exact: true }).fill('00210169')])
  await page.reload()
  await expect(page.getByLabel('Agência', { exact: true })).toHaveValue('1584')
  await expect(page.getByRole('textbox', { name: 'Conta', exact: true })).toHaveValue('00210169')
})

test('a person opens a store in four steps, corrects it once, and an operator opens it', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow()
  const { token, user, cpf } = await newPerson(request)
  const word = randomUUID().slice(0, 8)
  const name = `Varal ${word}`
  await enter(page, { token, user })
  await page.goto('/my-store/besaler')
  await page.getByLabel('Nome da loja').fill(name)
  await page.getByLabel('Sobre a loja').fill('Cartas avulsas do Vale.')
  await continueOn(page)
  await main(page).getByRole('link', { name: 'Confirmar e-mail' }).click()
  await confirmEmail(page, user.email)

  await page.getByLabel('CPF ou CNPJ').fill('111.111.111-11')
  await page.getByLabel('Razão social ou nome completo').fill('Iracema Quintela')
  await page.getByLabel('Telefone').fill('83987214650')
  await main(page).getByLabel('E-mail').fill('contato@varal.example')
  await page.getByLabel(/^Estado( da inscrição)?$/).selectOption('PB')
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(page.getByText('Confira os números do CPF ou CNPJ.').first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel('CPF ou CNPJ').fill(cpf)
  await expect(page.getByLabel('Nome completo')).toHaveValue('Iracema Quintela')
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(main(page).getByText('Este endereço fica público.')).toBeVisible()
  await fillSeat(page)
  await expectAccessible()
  await page.reload()
  await continueOn(page)

  await fillAccount(page)
  await expectAccessible()
  await continueOn(page)

  await expect(page.getByRole('group', { name: 'Plano' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Enviar loja para análise' }).click()
  await expect(page.getByText('Aceite os termos para abrir a loja.').first()).toBeVisible()
  await page.getByLabel('Li e aceito os termos de venda').check()
  await page.getByRole('button', { name: 'Enviar loja para análise' }).click()
  await expect(page.getByText('Loja criada com sucesso!')).toBeVisible()
  await expect(page).toHaveURL('/my-store/list')
  await expect(main(page).getByText('Em análise')).toBeVisible()
  await expectAccessible()

  await judge(page, request, name, async (dialog) => {
    await main(page).getByRole('button', { name: 'Pedir correção' }).click()
    await dialog.getByLabel('Motivo').fill('Conte mais sobre o que a loja vende.')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Pedir correção' }).click()
    await expect(main(page).getByText('Para corrigir').first()).toBeVisible()
  })
  await enter(page, { token, user })
  await page.goto('/my-store/list')
  await expect(main(page).getByText('Motivo: Conte mais sobre o que a loja vende.')).toBeVisible()
  await page.getByRole('button', { name: `Editar ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Sobre a loja').fill('Cartas avulsas do Vale, de Caatinga a Encantadas.')
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(main(page).getByText('Em análise')).toBeVisible()

  await judge(page, request, name, async (dialog) => {
    await main(page).getByRole('button', { name: 'Abrir loja' }).click()
    await dialog.getByRole('button', { name: 'Abrir loja' }).click()
    await expect(main(page).getByText('Aberta').first()).toBeVisible()
  })
  await page.goto(`/varal-${word}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

async function judge(page: Page, request: APIRequestContext, name: string, decide: (dialog: Locator) => Promise<void>) {
  await enter(page, await sessionOf(request, 'operadora@bracards.example'))
  await page.goto('/admin/stores?situacao=review')
  await page.getByRole('link', { name }).click()
  await decide(page.getByRole('dialog'))
}

test('an address that somebody took meanwhile leads back to its field, and a company opens a store', async ({
  page,
  request,
}) => {
  test.slow()
  const { token, user } = await newPerson(request)
  const word = randomUUID().slice(0, 8)
  await enter(page, { token, user })
  await page.goto('/my-store/besaler')
  await page.getByLabel('Nome da loja').fill(`Barraca ${word}`)
  await continueOn(page)
  await main(page).getByRole('link', { name: 'Confirmar e-mail' }).click()
  await confirmEmail(page, user.email)
  await page.getByLabel('CPF ou CNPJ').fill(newCnpj())
  await page.getByLabel('Razão social ou nome completo').fill('Varal de Cartas Ltda')
  await page.getByLabel('Regime tributário').selectOption('simples')
  await page.getByLabel('Inscrição estadual').fill('ISENTO')
  await page.getByLabel('Estado da inscrição').selectOption('PB')
  await page.getByLabel('Telefone').fill('83987214650')
  await main(page).getByLabel('E-mail').fill('contato@varal.example')
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click()
  await fillSeat(page)
  await continueOn(page)
  await fillAccount(page)
  await continueOn(page)
  await page.getByLabel('Li e aceito os termos de venda').check()
  const taken = { error: true, code: 'store_slug_taken', message: 'Este endereço já é de outra loja.' }
  await page.route('**/api/v1/store/add_store', (route) =>
    route.fulfill({ status: 409, json: { ...taken, fields: { slug: taken.message } } }),
  )
  await page.getByRole('button', { name: 'Enviar loja para análise' }).click()
  await expect(page.getByLabel('Endereço da loja')).toBeFocused()
  await expect(page.getByLabel('Endereço da loja')).toHaveAccessibleDescription(/já é de outra loja/)

  await page.unroute('**/api/v1/store/add_store')
  await page.getByLabel('Endereço da loja').fill(`outra-barraca-${word}`)
  await expect(page.getByText('Este endereço está livre.')).toBeVisible()
  for (let step = 0; step < 3; step++) await continueOn(page)
  await page.getByLabel('Li e aceito os termos de venda').check()
  await page.getByRole('button', { name: 'Enviar loja para análise' }).click()
  await expect(page.getByText('Loja criada com sucesso!')).toBeVisible()
})

test('every figure of the wallet opens into its lines, and a line into what was sold @wide', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await page.goto(`${await walletOf(page)}/wallet`)
  await expect(page.getByRole('heading', { name: 'Extrato: Disponível' })).toBeVisible()
  await expect(main(page).getByText('Devolvido pelo banco')).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('button', { name: /Ver do que é feito: Venda liberada/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Comissão')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^A receber/ }).click()
  await expect(page.getByRole('heading', { name: 'Extrato: A receber' })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await file).suggestedFilename()).toBe('extrato-a-receber.csv')
  expect(complaints).toEqual([])
})

test('a phone has the way to take money out in its menu', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${await walletOf(page)}/orders`)
  const switcher = page.getByRole('banner').getByRole('button', { name: 'Toca do Saci' })
  await expect.poll(async () => (await switcher.boundingBox())?.width).toBeGreaterThan(36)
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Sacar' }).press('Enter')
  await expect(page.getByLabel('Quanto sacar')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sacar' })).toBeFocused()
})

test('money is taken out with the keyboard alone: wrong amounts are told, the last look comes first', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${await walletOf(page)}/wallet`)
  const dialog = page.getByRole('dialog')
  await main(page).getByRole('button', { name: 'Sacar' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Quanto sacar').fill('10')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('O saque mínimo é de R$ 20,00.')).toBeVisible()
  await expect(dialog.getByLabel('Quanto sacar')).toBeFocused()
  await expectAccessible()
  await dialog.getByLabel('Quanto sacar').fill('50,00')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Cai na conta')).toBeVisible()
  await dialog.getByLabel('Sua senha').fill('senha-errada')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Senha incorreta.').first()).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Sua senha').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Saque pedido\. Cai na conta até/)).toBeVisible()
  await expect(main(page).getByText('R$ 50,00').last()).toBeVisible()
})

for (const [path, heading] of [
  ['bankAccount', 'Conta bancária'],
  ['bankCardCredit', 'Cartões salvos'],
] as const)
  test(`the screen ${path} can be used by everyone`, async ({ page, complaints, expectFitEverywhere }) => {
    await page.goto(`${await walletOf(page)}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(main(page).locator('.bone')).toHaveCount(0)
    await expectFitEverywhere()
    expect(complaints).toEqual([])
  })
