import { both } from '@bra/contract/kit/both'

export const signatureTexts = {
  title: both('Assinatura do {name}', 'Subscription of {name}'),
  pending: both('Esperando pagamento', 'Waiting for payment'),
  active: both('Ativa', 'Active'),
  cancellation_scheduled: both('Cancelamento marcado', 'Cancellation set'),
  overdue: both('Em atraso', 'Overdue'),
  expired: both('Terminada', 'Ended'),
  cancelled: both('Cancelada', 'Cancelled'),
  paused: both('Parada', 'Paused'),
  renews: both('{price} {interval}. Renova em {date}.', '{price} {interval}. It renews on {date}.'),
  byCard: both('A cobrança é no cartão {brand} final {last}.', 'It is charged to the {brand} ending in {last}.'),
  byPix: both('O código Pix chega por e-mail cinco dias antes.', 'The Pix code comes by e-mail five days before.'),
  pendingHint: both('O plano começa quando o pagamento chegar.', 'The plan begins when the payment arrives.'),
  ends: both('Termina em {date}. Até lá, tudo continua como está.', 'It ends on {date}. Until then nothing changes.'),
  overdueHint: both(
    'O pagamento não chegou. O plano continua até {date}. Depois, a loja volta ao plano grátis, e nada é apagado.',
    'The payment did not arrive. The plan goes on until {date}. Then the store goes back to the free plan, and nothing is deleted.',
  ),
  pausedHint: both(
    'O banco devolveu o último pagamento. O plano fica parado até ser pago de novo.',
    'The bank gave the last payment back. The plan rests until it is paid again.',
  ),
  changes: both('Muda para {name} em {date}.', 'It changes to {name} on {date}.'),

  keep: both('Manter o plano', 'Keep the plan'),
  changeCard: both('Trocar cartão', 'Change card'),
  addCard: both('Renovar com cartão', 'Renew by card'),
  cancel: both('Cancelar no fim do período', 'Cancel at the end of the period'),
  end: both('Encerrar agora', 'End now'),
  takeBack: both('Voltar ao plano anterior', 'Go back to the plan before'),

  cardTitle: both('Cartão que renova o plano', 'Card that renews the plan'),
  cardHint: both('Nada é cobrado agora.', 'Nothing is charged now.'),
  useCard: both('Usar este cartão', 'Use this card'),
  cancelTitle: both('Cancelar o {name} no fim do período?', 'Cancel {name} at the end of the period?'),
  cancelHint: both(
    'O plano continua até {date}. Depois, a loja passa ao plano grátis: as ofertas que não couberem esperam, e nada é apagado.',
    'The plan goes on until {date}. Then the store goes to the free plan: offers without a place wait, and nothing is deleted.',
  ),
  endTitle: both('Encerrar o {name} agora?', 'End {name} now?'),
  endHint: both(
    'A loja passa já ao plano grátis: as ofertas que não couberem esperam, e nada é apagado.',
    'The store goes to the free plan at once: offers without a place wait, and nothing is deleted.',
  ),
  endRefund: both('Até {date}, devolvemos o último pagamento.', 'Until {date} we give the last payment back.'),
  endNoRefund: both('O que já foi pago não é devolvido.', 'What was paid is not given back.'),
  takeBackTitle: both('Voltar ao {name}?', 'Go back to {name}?'),
  takeBackHint: both(
    'A loja volta já ao {name}, e {sum} são devolvidos. Vale até {date}.',
    'The store goes back to {name} at once, and {sum} are given back. It holds until {date}.',
  ),
  stay: both('Ficar como está', 'Leave it as it is'),
}
