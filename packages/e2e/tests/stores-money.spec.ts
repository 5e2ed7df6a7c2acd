import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs, newPerson, password } from './people.ts'

const main = (page: Page) => page.getByRole('main')
const seller = 'vendedor@bracards.example'

async function walletOf(page: Page) {
  const { token } = await enterAs(page, seller)
  const answer = await page.request.get('/api/v1/own-stores', { headers: { authorization: `Bearer ${token}` } })
  const { stores } = (await answer.json()) as { stores: { id: number }[] }
  return `/my-store/${stores[0]!.id}`
}

test('a visitor begins a store, is asked to sign in at the second step, and loses nothing', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  await page.goto('/my-store/besaler')
  const name = `Tenda ${Date.now()}`
  await page.getByLabel('Nome da loja').fill('Ba')
  await page.getByRole('button', { name: 'Continuar' }).click()
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

  await page.evaluate((kept) => localStorage.setItem('session', kept), JSON.stringify(await newPerson(request)))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('every figure of the wallet opens into its lines, and a line into what was sold', async ({
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
  expect((await file).suggestedFilename()).toBe('extrato-receivable.csv')
  expect(complaints).toEqual([])
})

test('money is taken out with the keyboard alone: wrong amounts are told, the last look comes first', async ({
  page,
  expectAccessible,
}) => {
  test.skip(test.info().project.name !== 'mobile', 'one withdrawal at a time is under way')
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
  await expect(main(page).getByText('R$ 46,33').last()).toBeVisible()
})

for (const [path, heading] of [
  ['bankAccount', 'Conta bancária'],
  ['bankCardCredit', 'Cartões salvos'],
] as const)
  test(`the screen ${path} can be used by everyone`, async ({ page, complaints, expectAccessible }) => {
    await page.goto(`${await walletOf(page)}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(main(page).locator('.bone')).toHaveCount(0)
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })
