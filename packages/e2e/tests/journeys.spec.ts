import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { sessionOf, type SignedIn } from './people.ts'

/** The city of the seller's store, whose freight is the least there. */
const CEP = '58045010'
const seller = 'vendedor@bracards.example'
const main = (page: Page) => page.getByRole('main')

interface Offer {
  id: number
  condition: string
  language: string
  quantity: number
  store: { slug: string }
  product: { id: number; name: string; code: string }
}

/** Two plain cards of the seller's store that cost least there, freight included, so that a list finds them there. */
async function cheapestThere(request: APIRequestContext, store: SignedIn, { skip }: { skip: number }) {
  const { id } = (await (await request.get('/api/v1/stores/toca-do-saci')).json()) as { id: number }
  const { products } = await ask(request, store, 'show-products-store', { store_id: id, page: 1, per_page: 48 })
  const found: Offer['product'][] = []
  for (const { product, quantity, condition } of (products as Offer[]).slice(skip)) {
    if (quantity < 4 || condition !== 'NM' || found.some(({ name }) => name === product.name)) continue
    const asked = { product_id: product.id, order: 'total', cep: CEP, per_page: 1 }
    const { stores } = await ask(request, store, '1/product-stores', asked)
    if ((stores as Offer[])[0]?.store.slug === 'toca-do-saci') found.push(product)
    if (found.length === 2) return found
  }
  throw new Error('The store has no two cards that are cheapest there.')
}

async function deliverTo(page: Page, path: string) {
  await page.goto(path)
  await page.context().addCookies([{ name: 'cep', value: CEP, url: page.url() }])
  await page.goto(path, { waitUntil: 'networkidle' })
}

test('whoever buys NM+ in Portuguese is shown nothing else on the way that does not say so @both', async ({
  page,
  request,
  expectAccessible,
}) => {
  const store = await sessionOf(request, seller)
  await deliverTo(page, '/')
  await page.context().addCookies([{ name: 'standard', value: 'NM.PT..', url: page.url() }])

  await page.goto('/productTcg/list', { waitUntil: 'networkidle' })
  const tiles = main(page).getByRole('article')
  for (const words of await tiles.allTextContents())
    expect(words).toMatch(/(M|NM) · PT|fora do padrão|Nenhuma oferta|Sem ofertas/)

  const [card] = await cheapestThere(request, store, { skip: 12 })
  await page.goto(`/product/${card!.id}`, { waitUntil: 'networkidle' })
  const offers = page.getByRole('region', { name: /^Ofertas? de/ })
  await expect(offers).toBeVisible()
  // what lies outside is one line, which says so; filters and their counts offer nothing
  const words = await offers.evaluate((section) => {
    const copy = section.cloneNode(true) as Element
    for (const other of copy.querySelectorAll('button, select, p.border-dashed')) other.remove()
    return copy.textContent
  })
  expect(words).not.toMatch(/Inglês|Japonês|Espanhol|Usada|Danificada/)
  await expectAccessible()

  await page.goto('/toca-do-saci', { waitUntil: 'networkidle' })
  for (const row of await main(page).getByRole('row').all()) {
    const name = await row.getAttribute('aria-label')
    // goods other than cards have no standard
    if (name === null || !/Nova|Usada|Danificada/.test(name)) continue
    if (!/Praticamente Nova|Nova,/.test(name) || !name.includes('Português'))
      await expect(row).toContainText('Fora do seu padrão')
  }

  await page.goto('/cart', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Colar uma lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Montar pelo menor preço' })
  await dialog.getByLabel('Sua lista').fill(`1 ${card!.name} ${card!.code}`)
  await dialog.getByRole('button', { name: 'Buscar o menor preço' }).click()
  await expect(dialog.getByRole('button', { name: 'Colocar no carrinho' })).toBeEnabled()
  await expect(dialog.getByText(/Inglês|Japonês|Espanhol|Usada/)).toHaveCount(0)
})
