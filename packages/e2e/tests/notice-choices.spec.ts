import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

const signIn = (page: Page) => enterAs(page, 'joao.meireles@bracards.example')

test('a person chooses what to be told, and each choice is kept at once', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await signIn(page)
  await page.goto('/my-account?aba=avisos')
  const news = page.getByRole('switch', { name: 'Novidades: E-mail' })
  await expect(news).not.toBeChecked()
  await news.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Salvo com sucesso.')).toBeVisible()
  await expect(news).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Novidades: No site' })).toBeChecked()
  await expectAccessible()
  await page.reload()
  await expect(news).toBeChecked()
  expect(complaints).toEqual([])
})

test('notices of security cannot be switched off', async ({ page }) => {
  await signIn(page)
  await page.goto('/my-account?aba=avisos')
  for (const way of ['No site', 'E-mail']) {
    const security = page.getByRole('switch', { name: `Segurança da conta: ${way}` })
    await expect(security).toBeChecked()
    await expect(security).toBeDisabled()
  }
})

test('a choice that the server does not take is taken back, and says so in its place', async ({ page }) => {
  await signIn(page)
  await page.goto('/my-account?aba=avisos')
  const wants = page.getByRole('switch', { name: 'Cartas que procuro: E-mail' })
  await expect(wants).toBeChecked()
  await page.route('**/api/v1/notification-preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await wants.click()
  await expect(page.getByRole('alert')).toContainText('Não deu para salvar')
  await expect(wants).toBeChecked()
})
