import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { TextProvider, translator } from '../../../lib/text.tsx'
import { ProductTile, TileItem, type TileProduct } from './ProductTile.tsx'

const mint: NamedOffer = {
  id: 1,
  condition: 'NM',
  grade: null,
  language: 'PT',
  finish: 'normal',
  extras: [],
  price_cents: 123_456,
  regular_price_cents: null,
  free_shipping: false,
  store: { id: 1, name: 'Galpão & "Filhos"' },
}
const foil: NamedOffer = { ...mint, id: 2, condition: 'D', language: 'JP', finish: 'foil', extras: ['assinada'] }
const iara: TileProduct = {
  id: 7,
  name: `Iara, Mãe d'Água <ex>`,
  name_en: null,
  slug: 'iara',
  type: 'tcg',
  card_number: '004',
  code: 'BDN-004',
  variant: null,
  categories: {
    id: 1,
    name: 'Boca da Noite',
    slug: 'bdn',
    code: 'BDN',
    business: 'causos',
    series: null,
    total: 120,
    release_date: null,
  },
  product_image: [{ image: '/media/cards/bdn-004-488.webp' }] as TileProduct['product_image'],
  rarity: { slug: 'rara', name: 'Rara', glyph: '★★', tone: 'anil' },
  elements: [],
  price_low: 1,
  price_high: 2,
  offers: 1200,
  stores: 3,
  lowest_offer: mint,
  standard_offer: mint,
}

const t = translator('pt-BR')
type Props = ComponentProps<typeof ProductTile>

function drawn(props: Props, isWritten: boolean) {
  const item = isWritten ? (
    <TileItem className="a" {...props} />
  ) : (
    <li className="a" children={<ProductTile {...props} />} />
  )
  return renderToString(
    <EnvProvider value={{ visit: { language: 'pt-BR' }, t } as Env}>
      <QueryClientProvider client={new QueryClient()}>
        <TextProvider value={t}>
          <MemoryRouter>{item}</MemoryRouter>
        </TextProvider>
      </QueryClientProvider>
    </EnvProvider>,
  )
}

it.each<[string, Partial<TileProduct>, Partial<Props>]>([
  ['a card', {}, {}],
  ['the first card of a page', {}, { priority: 'first', level: 2, sizes: '46vw' }],
  ['one that costs less in another condition', { lowest_offer: foil, free_shipping: true }, {}],
  ['one outside of the standard', { standard_offer: null, lowest_offer: foil }, {}],
  ['one with a discount', { standard_offer: { ...mint, regular_price_cents: 200_000 } }, {}],
  ['one that nobody sells', { standard_offer: null, lowest_offer: null, offers: 0 }, {}],
  ['one of several games', { card_number: null, rarity: null }, { games: new Map([['causos', 'Causos']]) }],
  ['one with a mark of letters', { rarity: { slug: 'sr', name: 'Super', glyph: 'SR', tone: 'neutral' } as never }, {}],
  ['a box', { type: 'acs' }, {}],
  ['one without a picture', { product_image: [] }, {}],
])('a tile is written as React draws it: %s', (_, product, more) => {
  const props = { product: { ...iara, ...product }, ...more }
  const tile = drawn(props, true)
  expect(tile).toBe(drawn(props, false))
  expect(tile).toContain('href="/product/7-iara-mae-d-agua-ex"')
})
