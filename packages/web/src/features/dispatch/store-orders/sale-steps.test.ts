import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { describe, expect, it } from 'vitest'
import { stepsOf, stopOf } from './sale-steps.ts'

const paid = {
  ...{ id: 7, state: 'paid', bra_center: false, document: null, labelled: false },
  shipping: { code: 'pac', name: 'PAC' },
} as StoreSale
const none = new Map()
const failed = (code: string | null) => new Map([[7, { code, why: 'Porque não.' }]])
const document = (state: 'authorised' | 'processing' | 'rejected') => ({ state, reason: 'CPF não confere' })

describe('the steps of a parcel', () => {
  it.each([
    ['nothing was done', paid, ['waiting', 'waiting', 'waiting', 'waiting']],
    ['it is picked', { ...paid, state: 'picking' }, ['done', 'waiting', 'waiting', 'waiting']],
    [
      'its document is at the authority',
      { ...paid, document: document('processing') },
      ['waiting', 'running', 'waiting', 'waiting'],
    ],
    [
      'its document was refused',
      { ...paid, document: document('rejected') },
      ['waiting', 'failed', 'waiting', 'waiting'],
    ],
    [
      'it is ready',
      { ...paid, state: 'ready_to_ship', document: document('authorised'), labelled: true },
      ['done', 'done', 'done', 'waiting'],
    ],
    [
      'it is fetched',
      { ...paid, shipping: { code: 'retirada', name: 'Retirada' } },
      ['waiting', 'none', 'none', 'waiting'],
    ],
    [
      'it was posted',
      { ...paid, state: 'shipped', document: document('authorised') },
      ['done', 'done', 'done', 'done'],
    ],
  ])('say that %s', (_, sale, [list, document, label, posted]) => {
    expect(stepsOf(sale as StoreSale, none)).toEqual({ list, document, label, posted })
  })

  it.each([
    ['label_no_balance', 'label'],
    ['invoice_refused', 'document'],
    ['tax_certificate_over', 'document'],
    ['order_moved', null],
    [null, null],
  ])('that the dispatch ended with %s show where', (code, step) => {
    expect(stopOf(paid, failed(code))).toEqual({ step, why: 'Porque não.' })
    const steps = Object.entries(stepsOf(paid, failed(code))!)
    expect(steps.filter(([, is]) => is === 'failed').map(([name]) => name)).toEqual(step ? [step] : [])
  })

  it('are none of what the centre sends, or of what is over', () => {
    expect(stepsOf({ ...paid, bra_center: true }, none)).toBeNull()
    expect(stepsOf({ ...paid, state: 'cancelled' }, none)).toBeNull()
    expect(stopOf({ ...paid, state: 'shipped' }, failed('label_refused'))).toBeNull()
  })
})
