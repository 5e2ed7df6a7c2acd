import type { SavedCard } from '@bra/contract/money/payments.schemas'
import type { Selectable } from 'kysely'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { PaymentsTables } from './payments.tables.ts'

/** A card is good until the last day of its month. */
export function cardView(row: Selectable<PaymentsTables['saved_cards']>, now: Date): SavedCard {
  const { id, brand, last_four, holder, expiry_month, expiry_year } = row
  const month = `${expiry_year}-${String(expiry_month).padStart(2, '0')}`
  const expired = month < dayInBrazil(now).slice(0, 7)
  return { id, brand, last_four, holder, expiry_month, expiry_year, expired }
}
