import type { Signature } from '@bra/contract/stores/subscriptions.schemas'
import { date, money } from '@bra/contract/trade/format'
import type { Translate } from '../../../lib/text.tsx'
import { signatureTexts } from './signature-texts.ts'
import { planTexts } from './texts.ts'

/** Returns the sentences that say how a signature goes on. */
export function signatureLines(t: Translate, signature: Signature): string[] {
  const { state, paused, grace_until: grace, period_end: end, next_plan: next } = signature
  if (state === 'pending') return [t(signatureTexts.pendingHint)]
  if (paused) return [t(signatureTexts.pausedHint)]
  if (state === 'overdue') return [t(signatureTexts.overdueHint, { date: date(grace) })]
  if (state === 'cancellation_scheduled') return [t(signatureTexts.ends, { date: date(end) })]
  if (next) return [t(signatureTexts.changes, { name: next.name, date: date(end) })]
  return [renewal(t, signature), payer(t, signature)]
}

const renewal = (t: Translate, { price_cents: price, interval, period_end: end }: Signature) =>
  t(signatureTexts.renews, {
    price: money(price),
    interval: t(interval === 'month' ? planTexts.perMonth : planTexts.perYear),
    date: date(end),
  })

const payer = (t: Translate, { card }: Signature) =>
  card ? t(signatureTexts.byCard, { brand: card.brand, last: card.last_four }) : t(signatureTexts.byPix)
