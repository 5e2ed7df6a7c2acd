import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { translator } from '../../../lib/text.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { invoiceTexts } from './texts.ts'

const t = translator('pt-BR')

const plain: Invoice = {
  ...{ model: 55, purpose: 'sale', source: 'issued', environment: 1, series: 1, number: 7, access_key: null },
  ...{ state: 'authorised', status_code: 100, status_reason: null, cents: 980, has_xml: true, contingency: null },
  ...{ authorised_at: '2026-11-20T12:00:00Z', mailed_at: null, letters: [] },
}
const shown = (change: Partial<Invoice>) =>
  renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <InvoiceFacts invoice={{ ...plain, ...change }} />
    </EnvProvider>,
  )

it('a document shows its letters of correction, and which of them are replaced', () => {
  const at = '2026-11-20T12:00:00Z'
  const letters = [
    { number: 2, at, text: 'Rua dos Lírios' },
    { number: 1, at, text: 'Rua das Flores' },
  ]
  expect(shown({ letters })).toMatch(/Rua dos Lírios.*substituída.*Rua das Flores/)
  expect(shown({ letters: letters.slice(0, 1) })).not.toContain(t(invoiceTexts.letterReplaced))
})

it('a document says that a contingency service took it', () => {
  expect(shown({ contingency: 'SVC-AN' })).toContain(t(invoiceTexts.contingency, { service: 'SVC-AN' }))
  expect(shown({})).not.toContain('contingência')
})
