import type { Request } from './load.ts'
import { seeded } from './seeded.ts'

const rarities = ['comum', 'incomum', 'rara', 'epica', 'lendaria']
const elements = ['mata', 'agua', 'fogo', 'vento', 'noite', 'terra']
const orders = ['relevance', 'relevance', 'relevance', 'price_low', 'price_high', 'sales', 'newest', 'number']
const words = [
  'boitata', 'saci', 'curupira', 'iara', 'mula', 'caipora', 'lobi', 'guara', 'jaci', 'tupa', 'cobra de fogo', 'encantado',
  'guardiao', 'fire snake', 'ancião', 'boitata ex', 'sací mata', 'whirl', 'cobra', 'feroz', 'filhote', 'serra', 'boittata',
  'curupria', 'lua cheia', '077/240', 'ABD 012', 'arara', 'onça', 'beijatinga',
] // prettier-ignore

/** Asks for the first of each list far more often than the last (Zipf); every run is the same. */
export function visitors(products: number, seed = 7) {
  const next = seeded(seed)
  const categories = Math.floor(products / 250)
  const rank = (size: number) => Math.min(size - 1, Math.floor(size ** next()) - 1)
  const pick = <T>(list: readonly T[]) => list[rank(list.length)]!
  const often = (share: number) => next() < share

  const filters = () => ({
    ...(often(0.25) && { rarities: [pick(rarities)] }),
    ...(often(0.15) && { elements: [pick(elements)] }),
    ...(often(0.2) && { condition: pick(['NM', 'SP', 'M']) }),
    ...(often(0.2) && { languages: [pick(['PT', 'EN', 'JP'])] }),
    ...(often(0.1) && { finishes: [pick(['foil', 'reverse', 'normal'])] }),
    ...(often(0.1) && { ufs: [pick(['SP', 'RJ', 'MG'])] }),
    ...(often(0.1) && { price_min: 500, price_max: 5000 }),
    ...(often(0.05) && { bra_center: true }),
  })
  const list = (more: object): Request => {
    const page = often(0.8) ? 1 : 1 + rank(20)
    const body = { type: 'filter', uf: 'SP', page, order: pick(orders), facets: page === 1, ...more }
    return { method: 'POST', path: '/api/v1/1/products/paginate', body }
  }
  return {
    list: () => list({ ...(often(0.7) && { categories: [1 + rank(categories)] }), ...filters() }),
    text: () => list({ search: pick(words), order: 'relevance', ...(often(0.3) && filters()) }),
    autocomplete: (): Request => {
      const word = pick(words)
      const typed = word.slice(0, 2 + Math.floor(next() * (word.length - 1)))
      return { method: 'GET', path: `/api/v1/1/products-by-api/${encodeURIComponent(typed)}` }
    },
    product: (): Request => ({
      method: 'POST',
      path: `/api/v1/1/products-show/${1 + rank(products)}`,
      body: { uf: often(0.5) ? 'SP' : 'BA' },
    }),
  }
}
