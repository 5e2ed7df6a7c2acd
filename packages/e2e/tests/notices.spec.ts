import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

const SETTLING_MS = 3000
const people = { mobile: 'compradora@bracards.example', desktop: 'vendedor@bracards.example' }

/** Each project has a person of its own: what one reads, the other has not. */
async function signIn(page: Page) {
  const { token } = await enterAs(page, people[test.info().project.name as keyof typeof people])
  return { authorization: `Bearer ${token}` }
}

/** What other tests caused by signing in from elsewhere counts as read: it comes within a moment. */
async function readNewAccess(page: Page, headers: Record<string, string>) {
  await page.waitForTimeout(SETTLING_MS)
  const { notices } = (await (await page.request.get('/api/v1/notices', { headers })).json()) as {
    notices: { id: number; title: string }[]
  }
  const own = notices.filter(({ title }) => title === 'Novo acesso à sua conta')
  await Promise.all(
    own.map(({ id }) => page.request.fetch(`/api/v1/notices/${id}`, { method: 'PUT', headers, data: {} })),
  )
}
const bell = (page: Page) => page.getByRole('button', { name: /^Avisos/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Avisos' })

test.describe.configure({ mode: 'serial' })

test('the bell tells in words how much is unread, and its panel is read by keyboard', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await readNewAccess(page, await signIn(page))
  await page.goto('/store/list')
  // three for everybody, two for the person
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
  await signIn(page)
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
  await signIn(page)
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
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto('/store/list')
  await expect(bell(page)).toHaveAccessibleName('Avisos (3 novos)')
  await bell(page).click()
  await panel(page).getByRole('button', { name: 'Marcar como lido' }).first().click()
  await expect(bell(page)).toHaveAccessibleName('Avisos (2 novos)')
  expect(asked).not.toContain('/api/v1/notices')
})
