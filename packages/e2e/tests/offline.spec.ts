import { expect, test } from './fixtures.ts'
import { enterAs, marina } from './people.ts'

test.use({ serviceWorkers: 'allow' })

/** Failed fetches are expected without a network, so they do not count as complaints. */
const isOfNetwork = (text: string) => /net::ERR_|dynamically imported module/.test(text)

test('without a network the shop says so, and leads back to where one wanted to go', async ({
  page,
  context,
  complaints,
}) => {
  await enterAs(page, marina)
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  const again = page.getByRole('link', { name: 'Tentar de novo' })
  // the worker hears later than the page that the network is gone, and may still fetch half of a page
  await expect(async () => {
    await page.goto('/store/list?search=boi')
    // only a script from the cache can know this address
    await expect(again).toHaveAttribute('href', '/store/list?search=boi', { timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(again).toBeAttached()
  expect(complaints.filter((text) => !isOfNetwork(text))).toEqual([])
  await context.setOffline(false)
  await again.click()
  await expect(page).toHaveURL('/store/list?search=boi')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Você está sem conexão')
})

test('the offline page is stored for one build, and goes with it', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(async () => void (await caches.open('bra-cards-of-an-old-build')))
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^bra-cards-[0-9a-f]{16}$/)])
})
