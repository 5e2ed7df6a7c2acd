import { PARTED } from '@bra/contract/kit/both'
import type { Page } from '@playwright/test'
import { SITE_URL } from '../world/ports.ts'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

const words = {
  'pt-BR': {
    '/': 'Mais vendidas',
    '/productTcg/list': 'Cartas avulsas',
    '/product/4-curupira': 'Histórico de vendas',
    '/questions': 'Perguntas frequentes',
    '/store/list': 'Lojas',
  },
  en: {
    '/': 'Best sellers',
    '/productTcg/list': 'Single cards',
    '/product/4-curupira': 'Sales history',
    '/questions': 'Frequently asked questions',
    '/store/list': 'Stores',
  },
} as const
const languages = ['pt-BR', 'en'] as const

const choose = (page: Page, lang: string) => page.context().addCookies([{ name: 'lang', value: lang, url: SITE_URL }])

/** No text of the awake page is missing, and none stands there in both languages. */
async function expectOneLanguage(page: Page) {
  await page.waitForLoadState('networkidle')
  const html = await page.content()
  expect(html).not.toContain(PARTED)
  expect(html).not.toMatch(/>undefined<|="undefined"/)
}

for (const lang of languages) {
  test(`the shop is in one language, from the first page to one that a link opens: ${lang}`, async ({
    page,
    complaints,
  }) => {
    await choose(page, lang)
    for (const [address, word] of Object.entries(words[lang])) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { name: word }).first()).toBeVisible()
      await expectOneLanguage(page)
    }
    await page.goto('/productTcg/list')
    await page.getByRole('main').getByRole('link', { name: 'Curupira' }).first().click()
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect(page.getByRole('heading', { name: words[lang]['/product/4-curupira'] })).toBeVisible()
    await expectOneLanguage(page)
    expect(complaints).toEqual([])
  })

  test(`the back office is in one language: ${lang}`, async ({ page, complaints }) => {
    await choose(page, lang)
    const { token } = await enterAs(page, 'vendedor@bracards.example')
    const answer = await page.request.get('/api/v1/own-stores', { headers: { authorization: `Bearer ${token}` } })
    const { stores } = (await answer.json()) as { stores: { id: number }[] }
    const [orders, products] = lang === 'en' ? ['Orders', 'Store products'] : ['Pedidos', 'Produtos da loja']
    await page.goto(`/my-store/${stores[0]!.id}/orders`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1, name: orders })).toBeVisible()
    await expectOneLanguage(page)
    await page.goto(`/my-store/${stores[0]!.id}/products`)
    await expect(page.getByRole('heading', { level: 1, name: products })).toBeVisible()
    await expectOneLanguage(page)
    expect(complaints).toEqual([])
  })
}
