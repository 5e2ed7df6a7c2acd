import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

const WIDTH = 1280

test.use({
  viewport: { width: WIDTH, height: 420 },
  // a scroll bar that takes room, as people with a mouse see it
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('a dialog dims the whole window and moves nothing behind it @wide', async ({ page, request }) => {
  const session = await sessionOf(request, 'operadora@bracards.example')
  const headers = { authorization: `Bearer ${session.token}` }
  const [{ id }] = (await (await request.get('/api/v1/admin/stores', { headers })).json()).stores
  await enter(page, session)
  await page.goto(`/admin/stores/${id}`)
  const opener = page.locator('main button', { hasText: 'Trocar plano' })
  const before = await opener.boundingBox()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const dimmed = await dialog.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::backdrop').width))
  expect(dimmed).toBe(WIDTH)
  expect((await opener.first().boundingBox())?.x).toBe(before?.x)
})

test('a press beside a dialog closes it, and throws nothing away that was written in it @wide', async ({
  page,
  request,
}) => {
  const session = await sessionOf(request, 'operadora@bracards.example')
  await enter(page, session)
  await page.goto('/admin/content?parte=faq')
  const open = () => page.getByRole('button', { name: 'Nova pergunta' }).click()
  const dialog = page.getByRole('dialog')
  await open()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await open()
  await dialog.getByLabel('Pergunta').fill('Como devolvo uma carta?')
  await page.mouse.click(5, 5)
  await expect(dialog.getByLabel('Pergunta')).toHaveValue('Como devolvo uma carta?')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
