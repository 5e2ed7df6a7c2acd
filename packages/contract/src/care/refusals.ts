import type { Refusals } from '../kit/refusals.ts'

export const careRefusals = {
  review_reported: [
    409,
    'Você já denunciou esta avaliação. Vamos analisar.',
    'You have already reported this review. We will look at it.',
  ],
  review_decided: [
    409,
    'Esta avaliação já foi decidida. Recarregue a página.',
    'This review has already been decided. Reload the page.',
  ],
  dispute_not_found: [404, 'Não encontramos esta contestação.', 'We could not find this dispute.'],
  parcel_not_waiting: [
    409,
    'Este pacote não espera mais esta decisão. Veja como ele está agora.',
    'This parcel no longer waits for this decision. See how it stands now.',
  ],
  return_not_contested: [
    409,
    'Esta devolução não espera mais uma decisão. Veja como ela está agora.',
    'This return no longer waits for a decision. See how it stands now.',
  ],
  refund_not_refused: [
    409,
    'O provedor não recusou esta devolução, ou ela já foi feita. Recarregue a página daqui a um minuto.',
    'The provider did not refuse this refund, or it has been made meanwhile. Reload the page in a minute.',
  ],
  refund_not_held: [
    409,
    'Nada deste pedido espera por isso: pare primeiro de pedir ao provedor, ou recarregue a página.',
    'Nothing of this order waits for this: stop asking the provider first, or reload the page.',
  ],
  refund_sum_changed: [
    409,
    'O valor a devolver por fora mudou. Confira o novo valor antes de registrar.',
    'The amount to give back outside the provider changed. Check the new one before you record it.',
  ],
  dispute_decided: [
    409,
    'Esta contestação já foi decidida. Veja como ela está agora.',
    'This dispute has already been decided. See how it stands now.',
  ],
  complaint_not_found: [404, 'Não encontramos esta reclamação.', 'We could not find this complaint.'],
  complaint_moved: [
    409,
    'Esta reclamação acabou de mudar. Veja como ela está agora e tente de novo.',
    'This complaint has just changed. See how it stands now and try again.',
  ],
  complaint_too_late: [
    409,
    'O valor deste pacote já foi para a loja. Se algo veio errado, fale com o atendimento.',
    'The money of this parcel has gone to the store. If something came wrong, contact support.',
  ],
  complaint_reason_early: [
    422,
    'Este motivo não serve agora: diga o que houve quando o pacote chegar.',
    'This reason does not fit now: tell us what happened when the parcel has come.',
  ],
  complaint_nothing_held: [
    409,
    'Não há mais valor retido deste pacote: ele já voltou ou está em outra reclamação.',
    'Nothing of this parcel is held any more: it went back already, or another complaint is about it.',
  ],
  complaint_disputed: [
    409,
    'O banco está decidindo sobre este pagamento. Espere a decisão dele.',
    'The bank is deciding about this payment. Wait for its decision.',
  ],
  complaint_lines_missing: [422, 'Escolha ao menos uma carta.', 'Choose at least one card.'],
  complaint_lines_twice: [
    422,
    'Escolha cada carta uma vez, com a quantidade.',
    'Choose each card once, with its quantity.',
  ],
  complaint_line_unknown: [422, 'Escolha cartas deste pacote.', 'Choose cards of this parcel.'],
  complaint_units_taken: [
    422,
    'Já há uma reclamação sobre estas cartas, ou você não comprou tantas.',
    'There is a complaint about these cards already, or you did not buy so many.',
  ],
  complaint_not_worse: [
    422,
    'Escolha uma condição pior que a do anúncio.',
    'Choose a condition that is worse than the one offered.',
  ],
  complaint_blocked: [
    409,
    'A conversa desta reclamação foi encerrada.',
    'The conversation of this complaint was ended.',
  ],
  complaint_not_blocked: [
    409,
    'Esta reclamação não espera ser reaberta.',
    'This complaint does not wait to be reopened.',
  ],
  complaint_over: [409, 'Esta reclamação já se encerrou.', 'This complaint is closed.'],
  complaint_decided: [
    409,
    'Esta reclamação já foi decidida. Veja como ela ficou.',
    'This complaint has been decided. See how it ended.',
  ],
  complaint_cents_missing: [422, 'Digite o valor a devolver.', 'Type the amount to give back.'],
  complaint_cents_too_much: [
    422,
    'O valor não pode passar do que está em reclamação.',
    'The amount cannot be more than what the complaint is about.',
  ],
  complaint_proposal_gone: [
    409,
    'Esta proposta não vale mais. Veja a de agora.',
    'This proposal no longer stands. See the present one.',
  ],
  complaint_own_proposal: [
    409,
    'Esta proposta é sua: quem aceita é o outro lado.',
    'This proposal is yours: the other side accepts it.',
  ],
  complaint_money_gone: [
    409,
    'Este valor já não está retido. Recarregue a página.',
    'This amount is no longer held. Reload the page.',
  ],
  complaint_no_return: [409, 'Esta reclamação não espera devolução.', 'This complaint does not wait for a return.'],
  complaint_no_reshipment: [
    409,
    'Esta reclamação não espera um novo envio.',
    'This complaint does not wait for anything to be sent again.',
  ],
  complaint_no_dispute: [
    409,
    'Não há envio nem devolução a contestar aqui.',
    'There is no reshipment or return to dispute here.',
  ],
} as const satisfies Refusals
