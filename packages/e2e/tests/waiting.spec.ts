import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, marina, password, pressAsSessionEnds, type SignedIn, typeCredentials } from './people.ts'

const main = (page: Page) => page.getByRole('main')

test('what is typed waits for whoever’s session ended elsewhere, and for nobody else', async ({
  page,
  request,
  expectAccessible,
}) => {
  const session = await newPerson(request)
  const save = page.getByRole('button', { name: 'Salvar' })
  const end = async () => {
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('session')))!) as SignedIn
    await pressAsSessionEnds({ page, request }, stored, '**/api/v1/update-client', save)
    await expect(name).toBeHidden()
    await expect(main(page)).toBeFocused()
  }
  const name = page.getByLabel('Nome', { exact: true })
  await enter(page, session)
  await page.goto('/my-account?aba=dados')
  await name.fill('Iracema Tabajara')
  await end()
  await expectAccessible()
  await typeCredentials(page, session.user.email, password)
  await expect(name).toBeVisible()
  await expect(name).toHaveValue('Iracema Tabajara')
  await expect(main(page)).toBeFocused()

  await end()
  await typeCredentials(page, marina, password)
  await expect(name).toHaveValue('Marina')
})

test('a page that waits for a sign-in is not left by the links to it, nor with what was typed unasked @wide', async ({
  page,
  request,
}) => {
  const session = await newPerson(request)
  await enter(page, session)
  await page.goto('/my-account?aba=dados')
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Iracema Tabajara')
  const save = page.getByRole('button', { name: 'Salvar' })
  await pressAsSessionEnds({ page, request }, session, '**/api/v1/update-client', save)

  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('menuitem', { name: 'Entrar' }).click()
  await expect(main(page).getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await expect(page).toHaveURL('/my-account?aba=dados')

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Bra Cards/ })
    .click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Há alterações não salvas')
  await question.getByRole('button', { name: 'Ficar aqui' }).click()
  const dialogOpened = page.waitForEvent('dialog')
  const leaving = page.close({ runBeforeUnload: true })
  const warning = await dialogOpened
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()
  await leaving

  await typeCredentials(page, session.user.email, password)
  await expect(name).toHaveValue('Iracema Tabajara')
})
