import { MAX_PICKED_AT_ONCE } from '@bra/contract/dispatch/picking.schemas'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { BulkBar } from './BulkBar.tsx'

const shown = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const selection = { ids, has: () => true, toggle: () => {}, set: () => {} }
  return renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <BulkBar storeId={1} selection={selection} hidden={0} />
        </MemoryRouter>
      </QueryClientProvider>
    </EnvProvider>,
  )
}

describe('orders that are chosen together', () => {
  it('are picked, printed and labelled while they are not too many', () => {
    expect(shown(MAX_PICKED_AT_ONCE)).toMatch(/pickTogether.*selling.sheet.*selling.labels/)
    expect(shown(MAX_PICKED_AT_ONCE)).not.toContain('selectedTooMany')
  })

  it('are said to be too many before anything is pressed', () => {
    expect(shown(MAX_PICKED_AT_ONCE + 1)).toContain('selling.selectedTooMany')
    expect(shown(MAX_PICKED_AT_ONCE + 1)).not.toMatch(/pickTogether|selling.sheet|selling.labels/)
  })
})
