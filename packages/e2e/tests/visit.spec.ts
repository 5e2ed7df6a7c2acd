import { pageRows } from '@bra/web/src/routes.tsx'
import { expect, test } from './fixtures.ts'

/** What stands for each parameter that an address must have; one that it may leave out is left out. */
const samples: Record<string, string> = { search: 'boi', brand: 'causos', name: 'causos', code: 'sobre' }

/** A page of one thing, asked for without saying which, leads to the list of them. */
const leadsTo: Record<string, string> = { '/product': '/productTcg/list', '/store/product': '/store/list' }

const addressOf = (path: string) =>
  path === '*'
    ? '/nada/por/aqui'
    : path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '1') || '/'

for (const { path, guard } of pageRows) {
  test(`${path} opens without a complaint`, async ({ page, complaints, expectAccessible }) => {
    const isWide = (page.viewportSize()?.width ?? 0) > 1000
    test.skip(isWide && guard !== 'open', 'a visitor is shown the same entrance, which has tests of its own')
    const response = await page.goto(addressOf(path))
    expect(response?.status()).toBeLessThan(500)
    if (guard === 'open') expect(new URL(page.url()).pathname).toBe(leadsTo[addressOf(path)] ?? addressOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/\S/)
    await expectAccessible()
    expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
  })
}
