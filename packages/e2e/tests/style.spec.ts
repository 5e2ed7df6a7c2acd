import type { Page } from '@playwright/test'
import { storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

const pages = ['/', '/product/4-curupira', '/questions', '/login']

const LOOKS =
  'display position inset width height margin padding color background-color background-image border-width border-color border-radius box-shadow font flex grid-area grid-template gap opacity transform visibility overflow order z-index text-decoration white-space content outline'

/** Names the elements that look different once the whole sheet is in the page. */
const changedBy = (page: Page, sheet: string) =>
  page.evaluate(
    ({ sheet, names }) => {
      const elements = [...document.querySelectorAll('body *')]
      const looks = () =>
        elements.flatMap((element) =>
          [null, '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part)
            return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
          }),
        )
      const before = looks()
      document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }))
      const after = looks()
      return after.flatMap((look, at) =>
        look === before[at] ? [] : [elements[Math.floor(at / 3)]!.outerHTML.slice(0, 200)],
      )
    },
    { sheet, names: LOOKS.split(' ') },
  )

test.describe('the style that a page brings', () => {
  test.use({ bypassCSP: true })

  for (const address of pages)
    test(`of ${address} is all that it needs before any script`, async ({ page, request }) => {
      await page.route('**/build/assets/*.{js,css}', (route) => route.abort())
      // a page whose script does not come loads itself anew, once
      await page.addInitScript((once) => sessionStorage.setItem('reloaded_for', once), address)
      const html = await (await request.get(address)).text()
      const [sheet] = /data-href="([^" ]+)/.exec(html)!.slice(1)
      const whole = await (await request.get(sheet!)).text()
      const [, brought] = /<style[^>]*>(.*?)<\/style>/s.exec(html)!
      expect(brought!.length).toBeLessThan(0.6 * whole.length)
      await page.goto(address)
      expect(await changedBy(page, whole)).toEqual([])
    })
})

test('the whole sheet comes behind the rules of the page, in the shop and in the back office', async ({
  page,
  request,
}) => {
  await enterAs(page, 'vendedor@bracards.example')
  for (const address of ['/', `/my-store/${await storeId(request)}/orders`]) {
    await page.goto(address)
    await expect(page.locator('head style[data-href] ~ link[rel=stylesheet]')).toHaveCount(1)
  }
})
