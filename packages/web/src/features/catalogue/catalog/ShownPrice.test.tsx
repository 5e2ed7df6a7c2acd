import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { ShownPrice } from './ShownPrice.tsx'

const mint: NamedOffer = {
  id: 1,
  condition: 'NM',
  grade: null,
  language: 'PT',
  finish: 'normal',
  extras: [],
  price_cents: 1250,
  regular_price_cents: null,
  free_shipping: false,
  store: { id: 1, name: 'Galpão' },
}
const damaged: NamedOffer = { ...mint, id: 2, condition: 'D', language: 'JP', price_cents: 215 }

/** Returns the visible text, without the parts that only screen readers get. */
const read = (lowest: NamedOffer | null, standard: NamedOffer | null, more: object = {}) =>
  renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <ShownPrice product={{ lowest_offer: lowest, standard_offer: standard }} {...more} />
    </EnvProvider>,
  )
    .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the price of a product', () => {
  it('is that of the cheapest near mint, and says beside it for which copy less is asked', () => {
    expect(read(damaged, mint)).toBe('NM · PT desde R$ 12,50 ou R$ 2,15 · D · JP')
  })

  it('stands once where the cheapest of all is near mint', () => {
    expect(read({ ...mint }, mint)).toBe('NM · PT desde R$ 12,50')
  })

  it('says what it is for, and that it is outside of the standard, where nobody offers a better copy', () => {
    expect(read({ ...damaged, finish: 'foil' }, null)).toBe('D · JP · Foil desde R$ 2,15 fora do padrão')
  })

  it('tells a price before only of the offer that stands there', () => {
    expect(read({ ...damaged, regular_price_cents: 500 }, mint)).not.toContain('5,00')
    expect(read(damaged, { ...mint, regular_price_cents: 1500 })).toContain('NM · PT R$ 15,00 R$ 12,50')
  })

  it('begins with the cheapest of all where that is what counts', () => {
    expect(read(damaged, mint, { lowestFirst: true })).toBe('D · JP desde R$ 2,15 ou R$ 12,50 · NM · PT')
  })

  it('is none where nobody offers it', () => {
    expect(read(null, null)).toBe('')
  })
})
