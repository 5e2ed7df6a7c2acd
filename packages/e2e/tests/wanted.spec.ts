import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, enterAs, marina, newPerson, sessionOf } from './people.ts'

const title = 'Cartas que você procura'

test('the home page shows the newest offers of what one wants, below its first rows @both', async ({
  page,
  request,
  expectAccessible,
}) => {
  const session = await sessionOf(request, marina)
  const headers = { authorization: `Bearer ${session.token}` }
  const { offers } = (await (await request.get('/api/v1/wants/newest', { headers })).json()) as {
    offers: { product: { name: string }; store: { name: string } }[]
  }
  await enterAs(page, marina)
  await page.goto('/', { waitUntil: 'networkidle' })
  const row = page.getByRole('main').getByRole('region', { name: title })
  // nothing is asked for before somebody moves, and nothing in the first window gives way to it
  await expect(row).toHaveCount(0)
  await page.mouse.wheel(0, 400)
  await expect(row.getByRole('heading', { level: 3 })).toHaveText(offers.map(({ product }) => product.name))
  await expect(row.getByRole('article').first()).toContainText(offers[0]!.store.name)
  await page.waitForLoadState('networkidle')
  // a part far from the window keeps the place of its usual height, so axe would measure some where they are not
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.off-window')) part.style.contentVisibility = 'visible'
  })
  await expectAccessible()
  await row.getByRole('link', { name: `Ver todas: ${title}` }).click()
  await expect(page).toHaveURL('/my-account?aba=desejos')
})

/** Opens the home page, goes down, and returns the paths that were asked for. */
async function wander(page: Page) {
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('heading', { name: 'Mais vendidas', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return asked
}

test('visitors are shown no row of wanted cards, and nothing is asked for it', async ({ page }) => {
  expect(await wander(page)).not.toContain('/api/v1/wants/newest')
  await expect(page.getByRole('region', { name: title })).toHaveCount(0)
})

test('whoever wants nothing is shown no row of wanted cards', async ({ page, request }) => {
  await enter(page, await newPerson(request))
  const answered = page.waitForResponse(/wants\/newest/)
  await wander(page)
  await answered
  await expect(page.getByRole('region', { name: title })).toHaveCount(0)
})
