import { pageRows } from '@bra/web/src/page-rows.ts'
import { expect, test } from './fixtures.ts'

/** What stands for each parameter that an address must have; one that it may leave out is left out. */
const samples: Record<string, string> = { search: 'boi', brand: 'causos', name: 'causos', code: 'sobre' }

/** A page of one thing, asked for without saying which, leads to the list of them. */
const leadsTo: Record<string, string> = { '/product': '/productTcg/list', '/store/product': '/store/list' }

const addressOf = (path: string) =>
  path === '*'
    ? '/nada/por/aqui'
    : path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '1') || '/'

const isMissing = (text: string) => text.includes('404 (Not Found)')

for (const { path } of pageRows.filter(({ guard }) => guard === 'open')) {
  test(`${path} opens without a complaint`, async ({ page, complaints, expectAccessible }) => {
    const response = await page.goto(addressOf(path))
    expect(response?.status()).toBeLessThan(500)
    expect(new URL(page.url()).pathname).toBe(leadsTo[addressOf(path)] ?? addressOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/\S/)
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(complaints.filter((text) => !isMissing(text))).toEqual([])
  })
}

test('a visitor is shown the entrance where somebody must be known', async ({ page, complaints }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 1000, 'the entrance is the same, and has tests of its own')
  test.slow()
  for (const { path } of pageRows.filter(({ guard }) => guard !== 'open'))
    await test.step(path, async () => {
      const response = await page.goto(addressOf(path))
      expect(response?.status()).toBeLessThan(500)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(/\S/)
    })
  expect(complaints.filter((text) => !isMissing(text))).toEqual([])
})
