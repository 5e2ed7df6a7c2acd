import { money } from '@bra/contract/trade/format'
import type { Translate } from '../../../lib/text.tsx'
import { payWithTexts } from '../../money/payments/pay-with-texts.ts'
import { changeTexts } from './change-texts.ts'

/** Returns for example "Pagar R$ 20,00 com Pix", and no method before one is chosen. */
export const payText = (t: Translate, cents: number) => (method: 'pix' | 'card' | null) =>
  t(changeTexts.pay, {
    sum: money(cents),
    how: method === null ? '' : t(method === 'pix' ? payWithTexts.withPix : payWithTexts.withCard),
  }).trim()
