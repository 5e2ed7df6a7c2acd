import { pageRows } from '@bra/web/src/page-rows.ts'
import { unbuilt } from '@bra/web/src/routes.tsx'
import { expect, test } from './fixtures.ts'

/** Where each open page is visited; a page that is not here has an address without parameters. */
const visits: Record<string, string[]> = {
  '/product/list/:id?': ['/product/list/1-boca-da-noite', '/product/list?tipo=acs'],
  '/product/:id?': ['/product/4-curupira'],
  '/productTcg/list': ['/productTcg/list', '/productTcg/list?vista=lista&ordem=numero'],
  '/filter-products/:search/:category_id?': ['/filter-products/curupirra', '/filter-products/zzzqqq'],
  '/product/rank/:type?': ['/product/rank/mais-vendidas'],
  '/promotion/list/:id?': ['/promotion/list', '/promotion/list/4'],
  '/store/list/:id?': ['/store/list'],
  // of a store on vacation
  '/store/product/:id?': ['/store/product/19'],
  '/brand/:brand': ['/brand/ripado'],
  '/league/:name': ['/league/liga-causos'],
  '/questions': ['/questions?busca=frete'],
  '/bra-center/:store_id?': ['/text/bra-center'],
  '/text/:code': ['/text/guia-de-condicoes'],
  '/auth/login': ['/auth/login', '/auth/login?aba=criar-conta'],
  '/:store_slug?': ['/toca-do-saci', '/toca-do-saci?ver=grade&condicao=NM', '/terere-e-tabuleiro'],
}

/** Without its parameters the page may redirect; some value makes it a page of its own. */
const addressOf = (path: string) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1') || '/'

const isMissing = (text: string) => text.includes('404 (Not Found)')

const open = pageRows.filter(({ guard }) => guard === 'open')
/** Addresses that lead nowhere look alike, so one of them is enough. */
const built = open.filter(({ page }) => page !== unbuilt)
/** Another look of a list is a layout of its own. */
const isLook = (address: string) => /[?&](ver|vista)=/.test(address)

/** Every theme and width is looked at once for each layout; the other addresses of a page have the same. */
const addresses: [address: string, isNew: boolean][] = [
  ...built.flatMap(({ path }) =>
    (visits[path] ?? [addressOf(path)]).map((address, at): [string, boolean] => [address, at === 0 || isLook(address)]),
  ),
  ['/nada/por/aqui', true],
]

for (const [address, isNew] of addresses)
  test(`${address} opens without a complaint, for everyone`, async ({
    page,
    complaints,
    expectFitEverywhere,
    expectFitAgain,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBeLessThan(500)
    expect(page.url()).toContain(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)
    await (isNew ? expectFitEverywhere() : expectFitAgain())
    expect(complaints.filter((text) => !isMissing(text))).toEqual([])
  })

test('what is not built promises nothing: its address leads nowhere, or to what there is to read', async ({
  page,
  request,
}) => {
  for (const { path } of open.filter(({ page: file }) => file === unbuilt))
    expect((await request.get(addressOf(path))).status(), path).toBe(404)
  expect(new URL((await request.get('/bra-center/3')).url()).pathname).toBe('/text/bra-center')
  await page.goto('/classifieds')
  await expect(page.getByText('construção')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Explorar cartas' })).toBeVisible()
})

test('a list without the id of its thing leads to the whole list', async ({ request }) => {
  for (const [address, list] of [
    ['/product', '/productTcg/list'],
    ['/store/product', '/store/list'],
  ] as const)
    expect(new URL((await request.get(address)).url()).pathname).toBe(list)
})

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
