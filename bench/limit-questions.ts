import type { Request } from './load.ts'
import { seeded } from './seeded.ts'

const rarities = ['comum', 'incomum', 'rara', 'epica', 'lendaria']
const elements = ['mata', 'agua', 'fogo', 'vento', 'noite', 'terra']
const conditions = ['NM', 'SP', 'M', 'MP']
const languages = ['PT', 'EN', 'JP', 'ES']
const finishes = ['foil', 'reverse', 'normal']
const states = ['SP', 'RJ', 'MG', 'BA', 'PR']
const PRODUCTS_OF_A_SET = 250
const MOST_CENTS = 20_000

export interface Market {
  products: number
  texts: string[]
}

/** Returns questions by kind that hardly ever come twice; a seed always gives the same ones. */
export function newQuestions({ products, texts }: Market, seed: number) {
  const next = seeded(seed)
  const below = (size: number) => Math.floor(next() * size)
  const often = (share: number) => next() < share
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!
  const category = () => 1 + below(products / PRODUCTS_OF_A_SET)
  const cents = () => 100 + below(MOST_CENTS)

  const filters = () => ({
    ...(often(0.7) && { categories: [category()] }),
    ...(often(0.3) && { rarities: [pick(rarities)] }),
    ...(often(0.2) && { elements: [pick(elements)] }),
    ...(often(0.3) && { condition: pick(conditions) }),
    ...(often(0.3) && { languages: [pick(languages)] }),
    ...(often(0.15) && { finishes: [pick(finishes)] }),
    ...(often(0.15) && { ufs: [pick(states)] }),
    price_max: cents(),
  })
  const list = (more: object): Request => ({
    method: 'POST',
    path: '/api/v1/1/products/paginate',
    body: { type: 'filter', uf: 'SP', ...more },
  })
  const page = (path: string): Request => ({ method: 'GET', path, headers: { 'accept-encoding': 'gzip' } })
  return {
    list: () => list({ order: 'price_low', ...filters() }),
    facets: () => list({ order: 'price_low', facets: true, ...filters() }),
    search: () => list({ search: pick(texts), order: 'relevance' }),
    product: (): Request => ({
      method: 'POST',
      path: `/api/v1/1/products-show/${1 + below(products)}`,
      body: { uf: pick(states) },
    }),
    pageOfSet: () => page(`/product/list/${category()}?pagina=${1 + below(8)}&ordem=price_low&preco=0-${cents()}`),
    pageOfList: () => page(`/product/list/${category()}?preco=0-${cents()}`),
    pageOfSearch: () => page(`/filter-products/${encodeURIComponent(pick(texts))}`),
    pageOfProduct: () => page(`/product/${1 + below(products)}`),
  }
}
