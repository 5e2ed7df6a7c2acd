import type { Reply } from '@bra/contract/kit/api'
import type { payments } from '@bra/contract/money/payments'
import type { PayWith, SavedCard } from '@bra/contract/money/payments.schemas'
import { tokenOf } from './card-token.ts'
import type { CardFormState } from './useCardForm.ts'

/** The cards of the person, and where the browser changes a new one for a token. */
export type KnownCards = Reply<typeof payments.cards>

export interface PayChoice {
  method: 'pix' | 'card' | null
  /** Null stands for the first card. */
  cardId: number | 'new' | null
}

/** Preselects a saved card that has not expired, or else a new one. */
export const firstCard = (cards: SavedCard[]) => cards.find(({ expired }) => !expired)?.id ?? 'new'

/** A new card is exchanged for a token here, and only the token reaches us; a faulty one throws `CardRejected`. */
export async function payWithOf(
  { method, cardId }: PayChoice,
  card: CardFormState,
  known: KnownCards | undefined,
): Promise<PayWith> {
  if (method !== 'card') return { method: 'pix', keep: false }
  const chosen = cardId ?? firstCard(known?.cards ?? [])
  if (chosen !== 'new') return { method, card_id: chosen, keep: false }
  const typed = card.getValues()
  return { method, token: await tokenOf(known!.pagarme_data!, typed), keep: typed.keep }
}
