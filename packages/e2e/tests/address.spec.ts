import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'
import { SANDBOX_URL } from '../world/ports.ts'

const failNext = (request: APIRequestContext, times: number) =>
  request.post(`${SANDBOX_URL}/__sandbox/viacep/fail-next`, { data: { times } })

test('the addresses, and the form over them, are whole, quiet and accessible', async ({
  page,
  complaints,
  expectAccessible,
  expectFitEverywhere,
}) => {
  await enterAs(page, 'compradora@bracards.example')
  await page.goto('/address')
  await expect(page.getByRole('heading', { level: 2, name: 'Casa da mãe' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Adicionar endereço' }).click()
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(page.getByRole('alert')).toContainText('CEP: Digite os 8 números do CEP.')
  await expectFitEverywhere()
  expect(complaints).toEqual([])
})

test('the company and its bank account are whole, quiet and accessible', async ({
  page,
  complaints,
  expectAccessible,
  expectFitEverywhere,
}) => {
  await enterAs(page, 'vendedor@bracards.example')
  for (const [tab, field] of [
    ['empresa', 'CPF ou CNPJ'],
    ['endereco', 'Bairro'],
  ]) {
    await page.goto(`/my-store/company-info?aba=${tab}`)
    await expect(page.getByLabel(field!).first()).toBeVisible()
    await expectAccessible()
  }
  await page.goto('/my-store/company-info?aba=conta')
  await page.getByRole('button', { name: 'Trocar conta' }).click()
  await expect(page.getByLabel('Banco').first()).toBeVisible()
  await expectFitEverywhere()
  expect(complaints).toEqual([])
})

test('a visitor chooses a CEP, and is shown the way in', async ({ page, expectAccessible }) => {
  await page.goto('/address')
  await page.getByRole('textbox', { name: 'CEP' }).fill('58045010')
  await page.getByRole('button', { name: 'Usar este CEP' }).click()
  await expect(page.getByText('Entregar em João Pessoa, PB')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    '/auth/login?next=%2Faddress',
  )
  await expectAccessible()
  // session storage is not shared between tabs
  const tab = await page.context().newPage()
  await tab.goto('/questions')
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('zipcodedefault'))).toContain('João Pessoa')
})

test('an address is added with the keyboard alone: the CEP fills it, the number is asked for next', async ({
  page,
}) => {
  await enterAs(page, 'joao.meireles@bracards.example')
  await page.goto('/address')
  await page.getByRole('button', { name: 'Adicionar o primeiro endereço' }).press('Enter')
  await page.getByRole('textbox', { name: 'CEP' }).press('Tab')
  await page.getByRole('textbox', { name: 'CEP' }).focus()
  await page.keyboard.type('58045010')
  await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Cabo Branco')
  await expect(page.getByRole('textbox', { name: 'CEP' })).toHaveValue('58045-010')
  await expect(page.getByLabel('Estado')).toHaveValue('PB')
  await expect(page.getByLabel('Número', { exact: true })).toBeFocused()
  await page.keyboard.type('1500')
  await page.getByLabel('Bairro').fill('Praia do Cabo Branco')
  await page.getByLabel('Apelido').fill('Casa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Criado com sucesso!')).toBeVisible()
  const card = page.getByRole('article')
  await expect(card).toContainText('Padrão')
  await expect(card).toContainText('Praia do Cabo Branco, João Pessoa – PB')
  const stored = await page.evaluate(() => sessionStorage.getItem('zipcodedefault'))
  expect(JSON.parse(stored!)).toMatchObject({
    cep: '58045-010',
    localidade: 'João Pessoa',
    uf: 'PB',
    estado: 'Paraíba',
  })
})

test('the default address moves, and an address goes only after its name was read', async ({ page }) => {
  const { token } = await enterAs(page, 'ana.luz@bracards.example')
  for (const [label, postcode, city, state] of [
    ['Casa', '58045010', 'João Pessoa', 'PB'],
    ['Trabalho', '01310100', 'São Paulo', 'SP'],
  ])
    await page.request.post('/api/v1/address', {
      headers: { authorization: `Bearer ${token}` },
      data: { label, postcode, city, state, address: 'Avenida', number: '1', district: 'Centro' },
    })
  await page.goto('/address')
  await page.getByRole('button', { name: 'Tornar Trabalho o padrão' }).click()
  await expect(page.getByText('Frete calculado para São Paulo, SP')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Trabalho')
  await page.getByRole('button', { name: 'Remover Trabalho' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remover este endereço?' })
  await expect(dialog).toContainText('Avenida, 1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remover Trabalho' }).click()
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Removido com sucesso.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Padrão')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('zipcodedefault'))).toContain('João Pessoa')
})

test('a CEP that is unknown, or cannot be asked for, leaves a form that works', async ({ page, request }) => {
  await enterAs(page, 'igor.valadares@bracards.example')
  await page.goto('/address')
  await page.getByRole('button', { name: 'Adicionar o primeiro endereço' }).click()
  const cep = page.getByRole('textbox', { name: 'CEP' })
  await cep.pressSequentially('00000000')
  await expect(page.getByText('Não encontramos este CEP. Preencha o endereço.')).toBeVisible()
  await failNext(request, 1)
  await cep.fill('58100-000')
  await expect(page.getByText('A consulta de CEP está fora do ar. Preencha o endereço.')).toBeVisible()
  await expect(page.getByLabel('Estado')).toHaveValue('PB')
  await page.getByLabel('Endereço', { exact: true }).fill('Rua da Beira')
  await page.getByLabel('Número', { exact: true }).fill('S/N')
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByLabel('Cidade').fill('Cabedelo')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(page.getByText('Criado com sucesso!')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Cabedelo – PB')
})

test('a state that the CEP does not lie in is refused under its field and in the summary', async ({ page }) => {
  await enterAs(page, 'compradora@bracards.example')
  await page.goto('/address')
  await page.getByRole('button', { name: 'Editar Casa da mãe' }).click()
  await page.getByLabel('Estado').selectOption('PE')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(page.getByLabel('Estado')).toBeFocused()
  await expect(page.getByLabel('Estado')).toHaveAccessibleDescription(/Este CEP é de PB/)
})

test('a company is registered, with its CNPJ checked as it is left, and gets a bank account', async ({ page }) => {
  await enterAs(page, 'ana.luz@bracards.example')
  await page.goto('/my-store/company-info?aba=conta')
  await page.getByRole('link', { name: 'Cadastrar quem vende' }).click()
  const document = page.getByLabel('CPF ou CNPJ')
  await document.pressSequentially('12abc34501de36')
  await expect(document).toHaveValue('12.ABC.345/01DE-36')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Confira os números do CPF ou CNPJ.')).toBeVisible()
  await document.fill('12ABC34501DE35')
  await page.getByLabel('Razão social ou nome completo').fill('Baú de Cartas Ltda')
  await page.getByLabel('Regime tributário').selectOption('MEI')
  await page.getByLabel('Inscrição estadual', { exact: true }).fill('110042490114')
  await page.getByLabel('Estado da inscrição').selectOption('PB')
  await page.getByLabel('Telefone').fill('83987214650')
  await page.getByLabel('E-mail').fill('contato@bau.example')
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click()
  await expect(page.getByRole('alert')).toContainText('Esta inscrição estadual não é de PB.')
  await page.getByLabel('Inscrição estadual', { exact: true }).fill('isento')
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click()
  await expect(page.getByRole('button', { name: 'Salvar dados' })).toBeVisible()

  await page.getByRole('tab', { name: 'Conta bancária' }).click()
  await page.getByLabel('Banco').fill('001 – Banco do Brasil S.A.')
  await page.getByLabel('Agência', { exact: true }).fill('1584')
  await page.getByRole('main').getByLabel('Conta', { exact: true }).fill('00210169')
  await page.getByLabel('Dígito da conta').fill('5')
  await page.getByRole('button', { name: 'Salvar conta' }).click()
  await expect(page.getByRole('alert')).toContainText('não são deste banco')
  await page.getByLabel('Dígito da conta').fill('6')
  await page.getByRole('button', { name: 'Salvar conta' }).click()
  await expect(page.getByText('Ag. 1584 · Conta •••169-6 · Corrente')).toBeVisible()
})
