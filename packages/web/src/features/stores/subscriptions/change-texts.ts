import { both } from '@bra/contract/kit/both'

export const changeTexts = {
  stays: both('O plano continua como está. Nada é cobrado hoje.', 'The plan stays as it is. Nothing is charged today.'),
  stay: both('Continuar no {name}', 'Stay on {name}'),
  rests: both(
    'O pagamento foi contestado, e a assinatura está em pausa. Para escolher outro plano, encerre-a antes.',
    'The payment was disputed, and the signature rests. To choose another plan, end it before.',
  ),
  title: both('Mudar para {name}', 'Change to {name}'),
  failed: both('Não deu para calcular a mudança.', 'The change could not be worked out.'),
  first: both('Vale assim que o pagamento for confirmado.', 'It is in force as soon as the payment is confirmed.'),
  upgrade: both(
    'Vale assim que for pago. Você paga só o que falta até {date}.',
    'It is in force as soon as it is paid. You pay only for what is left until {date}.',
  ),
  later: both('Começa em {date}. Nada é cobrado hoje.', 'It begins on {date}. Nothing is charged today.'),
  free: both(
    'Você volta ao {name} em {date}. Até lá, seu plano continua, e nada é cobrado hoje.',
    'You go back to {name} on {date}. Until then your plan goes on, and nothing is charged today.',
  ),
  payFirst: both('Antes de mudar, pague a fatura que está aberta.', 'Before the change, pay the bill that is open.'),
  same: both('É o plano em vigor.', 'It is the plan in force.'),
  today: both('Hoje', 'Today'),
  nextOfMonth: both('Depois, todo dia {day}', 'Then, each month on day {day}'),
  nextOfYear: both('Depois, a cada ano, em {date}', 'Then, each year, on {date}'),
  leavesOut: both(
    '{count} oferta vai esperar lugar. Você escolhe quais ficam à venda, e nada é apagado.|{count} ofertas vão esperar lugar. Você escolhe quais ficam à venda, e nada é apagado.',
    '{count} offer will wait for a place. You choose which stay on sale, and nothing is deleted.|{count} offers will wait for a place. You choose which stay on sale, and nothing is deleted.',
  ),
  resumes: both('O cancelamento que estava marcado deixa de valer.', 'The cancellation that was set is undone.'),
  changed: both(
    'O valor mudou, e nada foi cobrado. Confira a conta antes de confirmar.',
    'The sum changed, and nothing was charged. Look at it before you confirm.',
  ),
  notPaid: both('O cartão não foi aprovado. Nada foi cobrado.', 'The card was not approved. Nothing was charged.'),
  confirm: both('Mudar para {name} em {date}', 'Change to {name} on {date}'),
  pay: both('Pagar {sum} {how}', 'Pay {sum} {how}'),
  regret: both(
    'Desistiu em 7 dias? Devolvemos o pagamento, uma vez a cada 12 meses. Cancela aqui mesmo, e nada seu é apagado.',
    'Changed your mind within 7 days? We give the payment back, once in 12 months. You cancel right here, and nothing of yours is deleted.',
  ),
  cardIsKept: both(
    'O cartão fica guardado no provedor de pagamentos para renovar o plano.',
    'The card is kept at the payment provider, to renew the plan.',
  ),
  pixHint: both('Em cada renovação, o código chega por e-mail.', 'For each renewal, the code comes by e-mail.'),
  cardHint: both('Renova sozinho.', 'It renews by itself.'),
  createFailed: both('Não foi possível criar a assinatura', 'The subscription could not be created'),
  updateFailed: both('Não foi possível atualizar a assinatura', 'The subscription could not be updated'),

  payPlan: both('Pague o {name}', 'Pay for {name}'),
  payRenewal: both('Renovação do {name}', 'Renewal of {name}'),
  due: both('Vence em {date}.', 'Due on {date}.'),
  cardChecking: both('O banco está conferindo o cartão.', 'The bank is checking the card.'),
  otherWay: both('Pagar de outro modo', 'Pay in another way'),
  pixExpired: both('Este código venceu. Nada foi cobrado.', 'This code has expired. Nothing was charged.'),
  done: both('Plano em vigor', 'The plan is in force'),
  doneHint: both('Sua loja está no {name}.', 'Your store is on {name}.'),
  planned: both('Mudança marcada', 'The change is set'),
  plannedHint: both('Sua loja passa para o {name} em {date}.', 'Your store changes to {name} on {date}.'),
}
