import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { translator } from '../../../lib/text.tsx'
import { storeCardTexts } from './store-card-texts.ts'
import { StoreRating } from './StoreRating.tsx'

const t = translator('pt-BR')

const shown = (new_store: boolean, rating: number | null) =>
  renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <StoreRating store={{ new_store, rating, reviews_count: 0 }} />
    </EnvProvider>,
  )

describe('the rating of a store', () => {
  it('that sold little says that it is new', () => {
    expect(shown(true, null)).toContain(t(storeCardTexts.newStore))
  })

  it('that sold enough, and that nobody has judged, says so, and not that it is new', () => {
    expect(shown(false, null)).toContain(t(storeCardTexts.noReviews))
    expect(shown(false, null)).not.toContain(t(storeCardTexts.newStore))
  })
})
