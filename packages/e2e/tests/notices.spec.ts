import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, password } from './people.ts'

const devices = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
]

/** Each sign-in from a new device gives the new person one notice. */
async function enterTold(page: Page, times: number) {
  const person = await newPerson(page.request)
  for (const agent of devices.slice(0, times)) {
    const data = { email: person.user.email, password }
    await page.request.post('/api/login', { data, headers: { 'user-agent': agent } })
  }
  await enter(page, person)
}
const bell = (page: Page) => page.getByRole('button', { name: /^Avisos/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Avisos' })

test('the bell tells in words how much is unread, and its panel is read by keyboard @both', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await enterTold(page, 2)
  await page.goto('/store/list')
  // three notices are for everybody, two for this person
  await expect(bell(page)).toHaveAccessibleName('Avisos (5 novos)')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('2 não lidos')
  await expect(panel(page).getByText('Não lido', { exact: true })).toHaveCount(2)
  await expectAccessible()
  const mark = panel(page).getByRole('button', { name: /^Marcar como lido:/ })
  await mark.first().focus()
  await page.keyboard.press('Enter')
  await expect(mark).toHaveCount(1)
  await expect(mark).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Avisos (4 novos)')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Avisos (4 novos)')
  expect(complaints).toEqual([])
})

test('a notice leads to what it tells of, and counts as read from then on', async ({ page }) => {
  await enterTold(page, 1)
  await page.goto('/store/list')
  await bell(page).click()
  const unread = panel(page).getByRole('listitem').filter({ hasText: 'Não lido' })
  const link = unread.getByRole('link')
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(target!)
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName('Avisos (3 novos)')
  await bell(page).click()
  await expect(panel(page).getByRole('status')).toHaveText('Tudo lido')
  await expect(panel(page).getByRole('button', { name: 'Marcar todos como lidos' })).toHaveCount(0)
})

test('a long list grows by its button, and is marked as read at once', async ({ page }) => {
  await enterTold(page, 0)
  let readAt: string | null = null
  const notice = (id: number) => {
    const text = { kind: 'orders', title: `Aviso ${id}`, body: 'Seu pedido andou.', link: null }
    return { id, ...text, created_at: '2026-11-20T12:00:00.000Z', read_at: readAt }
  }
  await page.route('**/api/v1/notices*', async (route) => {
    if (route.request().method() === 'PUT') {
      readAt = '2026-11-21T12:00:00.000Z'
      return route.fulfill({ json: { error: false, message: 'Salvo com sucesso.' } })
    }
    const at = Number(new URL(route.request().url()).searchParams.get('page'))
    const ids = at === 1 ? Array.from({ length: 20 }, (_, each) => 25 - each) : [6, 5, 4, 3, 2, 1]
    const paginate = { current_page: at, last_page: 2, per_page: 20, total: 25 }
    return route.fulfill({ json: { notices: ids.map(notice), unread: readAt ? 0 : 25, paginate } })
  })
  await page.goto('/store/list')
  await bell(page).click()
  const items = panel(page)
    .getByRole('listitem')
    .filter({ hasText: /^.*Aviso \d/ })
  await expect(items).toHaveCount(20)
  await panel(page).getByRole('button', { name: 'Carregar mais' }).click()
  await expect(items).toHaveCount(25)
  await panel(page).getByRole('button', { name: 'Marcar todos como lidos' }).click()
  await expect(panel(page).getByRole('status')).toHaveText('Tudo lido')
  await expect(panel(page).getByText('Não lido', { exact: true })).toHaveCount(0)
})

test('whoever is not signed in sees what is for everybody, until it is put away', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
  await page.goto('/store/list')
  await expect(bell(page)).toHaveAccessibleName('Avisos (3 novos)')
  await bell(page).click()
  await panel(page).getByRole('button', { name: 'Marcar como lido' }).first().click()
  await expect(bell(page)).toHaveAccessibleName('Avisos (2 novos)')
  expect(calls).not.toContain('/api/v1/notices')
})
