import { MAX_PICKED_AT_ONCE } from '@bra/contract/dispatch/picking.schemas'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { translator } from '../../../lib/text.tsx'
import { BulkBar } from './BulkBar.tsx'
import { saleListTexts } from './sale-list-texts.ts'
import { between } from './useSelection.ts'

const t = translator('pt-BR')

const shown = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const listed = ids.map((id) => ({ id, order_id: id + 100, cents: 250 }))
  const selection = { ids, listed, all: ids, has: () => true, toggle: () => {}, set: () => {} }
  return renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { enabled: false, queryFn: () => null } } })}
      >
        <MemoryRouter>
          <BulkBar
            storeId={1}
            selection={selection}
            hidden={0}
            many={{ run: null, start: () => {}, isWorking: false, take: () => {} }}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </EnvProvider>,
  )
}

const inThisOrder = /Despachar.*Separar juntos.*Lista de separação.*Documentos.*Etiquetas/
const tooMany = t(saleListTexts.selectedTooMany, { most: MAX_PICKED_AT_ONCE })

describe('orders that are chosen together', () => {
  it('are prepared, picked, printed and labelled while they are not too many', () => {
    expect(shown(MAX_PICKED_AT_ONCE)).toMatch(inThisOrder)
    expect(shown(MAX_PICKED_AT_ONCE)).not.toContain(tooMany)
  })

  it('have the same papers where they are too many, for the first ones, which is said', () => {
    const many = shown(MAX_PICKED_AT_ONCE + 4)
    expect(many).toContain(tooMany)
    expect(many).toMatch(inThisOrder)
    expect(many).toContain('Registrar envio')
    expect(/\?com=([\d,]+)"/.exec(many)?.[1]?.split(',')).toHaveLength(MAX_PICKED_AT_ONCE - 1)
  })

  it('are named by their range and their sum', () => {
    expect(shown(4)).toMatch(/do nº 101 ao nº 104.*R\$\s10,00/)
  })

  it('are chosen from one row to another, in the order of the list', () => {
    expect(between([5, 9, 2, 7], 9, 7)).toEqual([9, 2, 7])
    expect(between([5, 9, 2, 7], 7, 5)).toEqual([5, 9, 2, 7])
    expect(between([5, 9], 1, 9)).toEqual([9])
  })
})
