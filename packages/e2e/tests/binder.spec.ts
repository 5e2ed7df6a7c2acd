import { expect, test } from './fixtures.ts'
import { enterAs, marina } from './people.ts'

test('a set is leafed through as a binder, by buttons and by keys @both', async ({ page, expectAccessible }) => {
  await enterAs(page, marina)
  await page.goto('/product/list/1')
  await page.getByRole('link', { name: 'Fichário', exact: true }).click()
  const binder = page.getByRole('region', { name: 'Fichário' })
  const pocket = binder.getByRole('link')
  await expect(pocket.filter({ visible: true }).first()).toHaveAccessibleName(/^001 .+: (tenho|falta)/)
  await expectAccessible()

  await pocket.filter({ visible: true }).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(binder.getByRole('link', { name: /^004 / })).toBeFocused()
  await page.getByRole('button', { name: 'Próximas páginas' }).click()
  await expect(page).toHaveURL(/folha=[23]/)
  await page.getByRole('button', { name: /^Página 1:/ }).click()
  await expect(page).not.toHaveURL(/folha=/)
})
