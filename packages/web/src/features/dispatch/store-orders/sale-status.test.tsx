import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Env, EnvProvider } from '../../../lib/env.ts'
import { translator } from '../../../lib/text.tsx'
import { parcelTexts } from '../../orders/orders/parcel-texts.ts'
import { SaleStatus } from './SaleStatus.tsx'

const t = translator('pt-BR')

type Events = StoreSaleDetail['events']
type AskedChange = NonNullable<Events[number]['asked']>

const event = (state: Events[number]['state'], by: Events[number]['by'], asked: AskedChange | null = null) => ({
  ...{ at: '2026-11-20T12:00:00Z', state, by, asked, lacking: null },
})
const why = { reason: 'ordered_wrong', comment: 'Errei a edição.', answer: 'kept', reply: 'Já está embalado.' } as const

const plain = {
  ...{ state: 'picking', created_at: '2026-11-20T12:00:00Z', shipping: { code: 'pac' } },
  ...{ lines: [], invoices: [], cancellation: null },
}

const shown = (change: Partial<StoreSaleDetail>) => {
  const sale = { ...plain, ...change }
  return renderToStaticMarkup(
    <EnvProvider value={{ visit: { language: 'pt-BR' } } as Env}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SaleStatus storeId={1} sale={sale as unknown as StoreSaleDetail} />
        </MemoryRouter>
      </QueryClientProvider>
    </EnvProvider>,
  )
}

describe('the history of an order', () => {
  it('says why a cancellation was asked for, and why it was refused', () => {
    const events = [event('paid', 'system'), event('cancellation_requested', 'buyer', why), event('picking', 'store')]
    expect(shown({ events })).toMatch(/Motivo.*Errei a edição\..*Recusado pela loja.*Já está embalado\./)
  })

  it('says why it was cancelled where nobody had asked', () => {
    const cancellation = {
      by: 'store',
      reason: 'out_of_stock',
      comment: 'Acabou.',
      at: '2026-11-20T12:00:00Z',
      answer_until: null,
    } as const
    const events = [event('paid', 'system'), event('cancelled', 'store')]
    expect(shown({ state: 'cancelled', events, cancellation })).toContain('Acabou.')
  })

  it.each<['buyer' | 'bank' | 'clock', Events, Partial<StoreSaleDetail>]>([
    ['buyer', [event('awaiting_payment', 'buyer'), event('cancelled', 'buyer')], { state: 'cancelled' }],
    ['bank', [event('paid', 'system'), event('cancelled', 'system')], { state: 'cancelled' }],
    ['clock', [event('awaiting_payment', 'buyer'), event('expired', 'system')], { state: 'expired' }],
  ])('says beside its state that the %s ended it', (who, events, change) => {
    expect(shown({ ...change, events })).toContain(t(parcelTexts[`endedBy_${who}`]))
  })
})
