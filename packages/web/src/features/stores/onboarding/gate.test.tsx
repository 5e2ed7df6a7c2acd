import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { Gate } from './Gate.tsx'

const gateAt = (address: string) =>
  renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Gate>Passou</Gate>
        </MemoryRouter>
      </QueryClientProvider>
    </EnvProvider>,
  )

it('whoever has to enter first comes back with the plan that they chose', () => {
  const shown = gateAt('/my-store/besaler?plano=banca')
  const next = encodeURIComponent('/my-store/besaler?plano=banca')
  expect(shown).toContain(`/auth/login?next=${next}`)
  expect(shown).toContain(`next=${next}`)
  expect(shown.match(/plano%3Dbanca/g)).toHaveLength(2)
})
