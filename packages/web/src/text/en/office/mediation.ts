import type { mediation as portuguese } from '../../pt-BR/office/mediation.ts'

export const mediation: Record<keyof typeof portuguese, string> = {
  decide: 'Decide',
  decideSend: 'Record the decision',
  howItEnds: 'How it ends',
  end_full_refund: 'Full refund',
  end_partial_refund: 'Partial refund',
  end_return: 'Return',
  end_reshipment: 'Send again',
  end_unfounded: 'Unfounded',
  decide_full_refund: 'The buyer gets {price} and keeps the cards.',
  decide_partial_refund: 'The buyer gets a part of {price} and keeps the cards.',
  decide_return: 'The buyer sends the cards back and gets {price} when the store has them.',
  decide_reshipment: 'The store sends again; {price} stay held until the buyer confirms.',
  decide_unfounded: 'The amount of {price} is the store’s.',
  proposed_client: 'The buyer proposed: {what}.',
  proposed_store: 'The store proposed: {what}.',
  reasonHint: 'Buyer and store read the reason.',
  reopen: 'Reopen the conversation',
  reopenHint: 'Both sides can write again and, if nobody has decided, have the whole time once more.',
}
