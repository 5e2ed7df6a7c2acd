import { both } from '@bra/contract/kit/both'

export const mediationTexts = {
  decide: both('Decidir', 'Decide'),
  decideSend: both('Registrar a decisão', 'Record the decision'),
  howItEnds: both('Como termina', 'How it ends'),
  end_full_refund: both('Reembolso total', 'Full refund'),
  end_partial_refund: both('Reembolso parcial', 'Partial refund'),
  end_return: both('Devolução', 'Return'),
  end_reshipment: both('Novo envio', 'Send again'),
  end_unfounded: both('Improcedente', 'Unfounded'),
  decide_full_refund: both(
    'O comprador recebe {price} e fica com as cartas.',
    'The buyer gets {price} and keeps the cards.',
  ),
  decide_missing: both(
    'O comprador recebe {price} de volta. O pacote não chegou a ele.',
    'The buyer gets {price} back. The parcel did not arrive.',
  ),
  decide_partial_refund: both(
    'O comprador recebe uma parte de {price} e fica com as cartas.',
    'The buyer gets a part of {price} and keeps the cards.',
  ),
  decide_return: both(
    'O comprador devolve as cartas e recebe {price} quando a loja as receber.',
    'The buyer sends the cards back and gets {price} when the store has them.',
  ),
  decide_reshipment: both(
    'A loja envia de novo; {price} ficam retidos até o comprador confirmar.',
    'The store sends again; {price} stay held until the buyer confirms.',
  ),
  decide_unfounded: both('O valor de {price} é da loja.', 'The amount of {price} is the store’s.'),
  proposed_client: both('O comprador propôs: {what}.', 'The buyer proposed: {what}.'),
  proposed_store: both('A loja propôs: {what}.', 'The store proposed: {what}.'),
  reasonHint: both('Comprador e loja leem o motivo.', 'Buyer and store read the reason.'),
  reopen: both('Reabrir a conversa', 'Reopen the conversation'),
  reopenHint: both(
    'Os dois lados voltam a escrever e, se ninguém decidiu, têm o prazo inteiro de novo.',
    'Both sides can write again and, if nobody has decided, have the whole time once more.',
  ),
}
