import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { NoListings } from './NoListings.tsx'
import { inventoryTexts } from './texts.ts'

const t = translator('pt-BR')

const drawn = (query: string) =>
  renderToString(
    <MemoryRouter initialEntries={[`/?${query}`]}>
      <NoListings storeId={1} isEmpty />
    </MemoryRouter>,
  )

it('a store is said to have no offers only where nothing narrows the grid', () => {
  expect(drawn('ordem=preco')).toContain(t(inventoryTexts.empty))
})

it.each(['jogo=pokemon', 'sem-passaporte=1', 'a-confirmar=1', 'aba=ativos', 'busca=iara', 'condicao=NM'])(
  'a grid that %s leaves empty offers to show all again',
  (query) => {
    expect(drawn(query)).toContain(t(inventoryTexts.clear))
    expect(drawn(query)).not.toContain(t(inventoryTexts.emptyHint))
  },
)
