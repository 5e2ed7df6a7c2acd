import { pageRows } from '@bra/web/src/page-rows.ts'
import { expect, test } from './fixtures.ts'

/** Values for the parameters that an address must have; optional ones are left out. */
const samples: Record<string, string> = { search: 'boi', brand: 'causos', name: 'causos', code: 'sobre' }

/** Without its id the page of one thing redirects to the list. */
const leadsTo: Record<string, string> = { '/product': '/productTcg/list', '/store/product': '/store/list' }

const addressOf = (path: string) =>
  path === '*'
    ? '/nada/por/aqui'
    : path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '1') || '/'

const isMissing = (text: string) => text.includes('404 (Not Found)')

for (const { path } of pageRows.filter(({ guard }) => guard === 'open')) {
  test(`${path} opens without a complaint`, async ({ page, complaints, expectFitEverywhere }) => {
    const response = await page.goto(addressOf(path))
    expect(response?.status()).toBeLessThan(500)
    expect(new URL(page.url()).pathname).toBe(leadsTo[addressOf(path)] ?? addressOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/\S/)
    await expectFitEverywhere()
    expect(complaints.filter((text) => !isMissing(text))).toEqual([])
  })
}

const guarded = pageRows.filter(({ guard }) => guard !== 'open')
/** A visitor sees the same refusal on all pages of one guard and layout, so one page of each pair is enough. */
const doors = [...new Map(guarded.map((row) => [`${row.guard} ${row.layout}`, row])).values()]

test('every page where somebody must be known answers a visitor', async ({ request }) => {
  expect(guarded.length).toBeGreaterThan(doors.length)
  for (const { path } of guarded) {
    const response = await request.get(addressOf(path))
    expect(response.status(), path).toBeLessThan(500)
    expect(await response.text(), path).toContain('</html>')
  }
})

test('a visitor is shown the entrance where somebody must be known', async ({ page, complaints }) => {
  for (const { path } of doors)
    await test.step(path, async () => {
      const response = await page.goto(addressOf(path))
      expect(response?.status()).toBeLessThan(500)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/\S/)
    })
  expect(complaints.filter((text) => !isMissing(text))).toEqual([])
})
