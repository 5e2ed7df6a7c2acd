import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ask, storeId } from './buying.ts'
import { enter, newPerson } from './people.ts'

/** Names the prices of a page over which a control lies; bars that float over all of the page are left out. */
const coveredPrices = (page: Page) =>
  page.evaluate(() => {
    const floats = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !floats(element)
    /** A button without a ground of its own is seen by its sign alone. */
    const seenBox = (control: Element) => {
      const sign = control.querySelector('svg')
      const isBare = /^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(control).backgroundColor)
      return (isBare && sign ? sign : control).getBoundingClientRect()
    }
    const leaves = [...document.querySelectorAll('main span, main b, main s, main dd, main strong')].filter(
      (each) => each.childElementCount === 0 && /^R\$\s?[\d.,]+$/.test(each.textContent.trim()) && isSeen(each),
    )
    const controls = [...document.querySelectorAll('main button, main input, main select, main [role=button]')].filter(
      (each) => isSeen(each) && !each.matches('.sr-only'),
    )
    return leaves.flatMap((price) => {
      const range = document.createRange()
      range.selectNodeContents(price)
      const own = range.getBoundingClientRect()
      if (own.width < 2) return []
      const over = controls.find((control) => {
        if (control.contains(price)) return false
        const box = seenBox(control)
        const [across, down] = [
          Math.min(own.right, box.right) - Math.max(own.left, box.left),
          Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top),
        ]
        return box.width > 1 && across > 1 && down > 1
      })
      return over ? [`${price.textContent} under ${over.getAttribute('aria-label') ?? over.outerHTML}`] : []
    })
  })

test('no control lies over a price, in a list, a product, a store or a cart, however narrow the window', async ({
  page,
  request,
}) => {
  const person = await newPerson(request)
  const { products } = await ask(request, person, 'show-products-store', {
    store_id: await storeId(request),
    per_page: 48,
  })
  const dear = (products as { id: number; price_cents: number; quantity: number }[]).toSorted(
    (one, other) => other.price_cents - one.price_cents,
  )
  for (const { id } of dear.filter(({ quantity }) => quantity > 0).slice(0, 2))
    await ask(request, person, 'add-to-cart', { id })
  await enter(page, person)
  await page.context().addCookies([{ name: 'cep', value: '01310100', url: page.url() }])
  const dearest = '/productTcg/list?ordem=maior-preco'
  const pages = ['/', dearest, '/product/list', '/product/17', '/toca-do-saci?ordem=maior-preco', '/cart']
  for (const path of pages) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(
      page
        .getByRole('main')
        .getByText(/^R\$\s[\d.,]+$/)
        .first(),
    ).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await coveredPrices(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
