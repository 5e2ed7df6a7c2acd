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

test('the budget of a set moves by keys, and cards enter and stay out by hand @both', async ({
  page,
  expectAccessible,
}) => {
  await enterAs(page, marina)
  await page.goto('/product/list/1')
  await page.getByRole('link', { name: 'Fichário', exact: true }).click()
  const slider = page.getByRole('slider', { name: 'Quanto gastar' })
  const budget = async () => Number((await slider.getAttribute('aria-valuetext'))!.replaceAll(/\D/g, ''))
  const before = await budget()
  await slider.press('ArrowRight')
  expect(await budget()).toBe(before + 1000)
  await slider.press('PageDown')
  expect(await budget()).toBe(Math.max(0, before - 4000))
  await slider.press('PageUp')
  await slider.press('End')
  const panel = page.getByRole('region').filter({ has: slider }).last()
  await panel.getByText('Quais entram e quais ficam de fora').click()
  const card = panel.getByRole('checkbox').first()
  await expect(card).toBeChecked()
  await expectAccessible()
  await card.uncheck()
  await expect(card).toHaveAccessibleDescription('fora por escolha sua')
  await slider.press('Home')
  await expect(card).toBeDisabled()
  await expect(card).toHaveAccessibleDescription('fora do orçamento')
})
