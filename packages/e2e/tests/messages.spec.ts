import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, newPerson } from './people.ts'

/** The server answers 500; the messages below are those of the specification, to the letter. */
const breakCall = (page: Page, path: string, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
const toasts = (page: Page) => page.getByRole('region', { name: /Mensagens/ })
const main = (page: Page) => page.getByRole('main')

async function fillAddress(page: Page) {
  await page.getByRole('textbox', { name: 'CEP' }).fill('58045010')
  await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Cabo Branco')
  await page.getByLabel('Número', { exact: true }).fill('1500')
  await page.getByLabel('Bairro').fill('Cabo Branco')
}

test('a card that cannot be put into the collection is still in the form', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  await page.goto('/product/4-curupira')
  await breakCall(page, '**/api/v1/userCollections/add_to_collection', 'POST')
  await page.getByRole('button', { name: 'Coleção', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar à coleção' })
  await dialog.getByLabel('Preço pago por unidade').fill('12,50')
  await dialog.getByRole('button', { name: 'Adicionar' }).click()
  await expect(toasts(page).getByText('Erro ao cadastrar')).toBeVisible()
  await expect(dialog.getByLabel('Preço pago por unidade')).toHaveValue('12,50')
})

test('an address that cannot be kept is still in the form, and is kept in the end', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  await page.goto('/address')
  await page.getByRole('button', { name: 'Adicionar o primeiro endereço' }).click()
  await fillAddress(page)
  await breakCall(page, '**/api/v1/address', 'POST')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(toasts(page).getByText('Erro ao criar o endereço')).toBeVisible()
  await page.unroute('**/api/v1/address')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(page.getByText('Criado com sucesso!')).toBeVisible()

  await page.getByRole('button', { name: /^Editar/ }).click()
  await page.getByLabel('Número', { exact: true }).fill('1600')
  await breakCall(page, '**/api/v1/update-address/', 'POST')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(toasts(page).getByText('Algo deu errado', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Número', { exact: true })).toHaveValue('1600')
})

test('a way in that breaks says so, and nothing typed is lost', async ({ page }) => {
  await page.goto('/auth/login')
  await breakCall(page, '**/api/login', 'POST')
  await main(page).getByLabel('E-mail').fill('alguem@bracards.example')
  await main(page).getByLabel('Senha', { exact: true }).fill('uma-senha-qualquer')
  await main(page).getByRole('button', { name: 'Entrar' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Algo deu errado! Tente novamente mais tarde')
  await expect(main(page).getByLabel('E-mail')).toHaveValue('alguem@bracards.example')
})
