import { date, money } from '@bra/contract/trade/format'
import { because, type Facts, said } from './notice-words.ts'

/** Notices to the buyer of a parcel; `store` is the name of the sender. */
export const toBuyer = {
  posted: (store: string, about: { carrier: string; code: string | null; last: Date }) =>
    said('Seu pacote foi enviado', `O pacote de ${store} está a caminho.`, [
      ['Transporte', about.carrier],
      ...(about.code ? ([['Rastreio', about.code]] as Facts) : []),
      ['Chega até', date(about.last)],
    ]),
  ready: (store: string, place: string) =>
    said(
      'Seu pacote está pronto para retirar',
      `${store} já separou o pacote. Combine o horário pelas mensagens do pedido, e leve o número do pedido e um documento.`,
      [['Retire em', place]],
    ),
  handed_over: (store: string) =>
    said(
      'Sua retirada foi registrada',
      `${store} informou que entregou o pacote a você. Confirme a entrega no pedido. Não foi você? Escreva à loja.`,
    ),
  arrived: (store: string, regretUntil: Date) =>
    said('Seu pacote chegou', `O pacote de ${store} foi entregue. Confira as cartas.`, [
      ['Desista da compra até', date(regretUntil)],
    ]),
  picked_up: (store: string, regretUntil: Date) =>
    said('Seu pacote conta como retirado', `${store} entregou o pacote, e você não disse o contrário.`, [
      ['Desista da compra até', date(regretUntil)],
    ]),
  may_cancel: (store: string) =>
    said(
      'Seu pacote ainda não foi postado',
      `${store} passou do prazo. Você já pode cancelar a compra no pedido e receber tudo de volta, ou esperar mais um pouco.`,
    ),
  cancelled: (store: string, about: { by: string; comment: string | null; reason: string | null }) =>
    said(
      'Seu pacote foi cancelado',
      `O pacote de ${store} foi cancelado ${about.by}. O valor pago será devolvido.`,
      about.comment ? [['Resposta', about.comment]] : because(about.reason),
    ),
  kept: (store: string, comment: string | null) =>
    said(
      'Seu cancelamento não foi aceito',
      `${store} segue preparando o seu pacote.`,
      comment ? [['Resposta', comment]] : [],
    ),
  part_back: (store: string, about: { cents: number; reason: string }) =>
    said('A loja devolveu parte do valor', `${store} devolve ${money(about.cents)} do seu pacote, que fica com você.`, [
      ...because(about.reason),
    ]),
  lacking: (store: string, about: { cents: number; units: number; cards: string }) =>
    said(
      about.units === 1 ? 'Faltou uma carta no seu pacote' : 'Faltaram cartas no seu pacote',
      `${store} não encontrou tudo que você comprou. Devolvemos ${money(about.cents)}, o preço do que faltou, pela mesma forma de pagamento; o resto segue para você.`,
      [['Faltou', about.cards]],
    ),
  refunded: (store: string, cents: number) =>
    said(
      'Seu dinheiro foi devolvido',
      `Devolvemos ${money(cents)} do pacote de ${store} pela mesma forma de pagamento.`,
    ),
  refunded_to_credit: (store: string, cents: number) =>
    said(
      'Seu crédito voltou',
      `${money(cents)} do pacote de ${store} tinham sido pagos com crédito e voltaram para ele.`,
    ),
  refunded_outside: (what: string, cents: number, reason: string) =>
    said('Seu dinheiro foi devolvido', `Devolvemos ${money(cents)} ${what} por outro meio.`, because(reason)),
  ask_delivery: (store: string) =>
    said(
      'Seu pacote chegou?',
      `O prazo de entrega do pacote de ${store} terminou. Confirme a entrega, ou espere mais um pouco.`,
    ),
  nearly_lost: (store: string, lostOn: Date) =>
    said(
      'Seu pacote chegou?',
      `O pacote de ${store} ainda não consta como entregue. Se já chegou, confirme a entrega no pedido. Se não chegar, ele é dado como extraviado, e você recebe tudo de volta.`,
      [['Extraviado a partir de', date(lostOn)]],
    ),
  arrival_claimed: (store: string, note: string) =>
    said(
      'A loja diz que seu pacote foi entregue',
      `Se o pacote de ${store} está com você, confirme a entrega no pedido. Se não está, escreva à loja pelo pedido: o Bra Cards lê as mensagens, confere o rastreio e decide.`,
      [['A loja diz', note]],
    ),
  delivery_decided: (store: string, about: { reason: string; regretUntil: Date }) =>
    said('A entrega do seu pacote foi registrada', `O Bra Cards conferiu que o pacote de ${store} foi entregue.`, [
      ...because(about.reason),
      ['Desista da compra até', date(about.regretUntil)],
    ]),
  lost: (store: string, reason: string | null) =>
    said(
      'Seu pacote foi dado como extraviado',
      `O pacote de ${store} não chegou. O valor pago, com o frete, será devolvido.`,
      because(reason),
    ),
  return_authorised: (store: string, { place, until }: { place: string; until: Date }) =>
    said(
      'Você pode devolver o pacote',
      `Poste o pacote de ${store} de volta e informe o código de rastreio. Se devolver em mãos, a loja confirma. Guarde o recibo da postagem e mande ao atendimento: ela é por nossa conta.`,
      [
        ['Envie para', place],
        ['Poste até', date(until)],
        ['Você recebe', 'Tudo que pagou, com o frete'],
      ],
    ),
  returned: (store: string) =>
    said(
      'Sua devolução foi recebida',
      `${store} recebeu o pacote de volta. O valor pago, com o frete, será devolvido.`,
    ),
  return_over: (store: string) =>
    said(
      'Sua devolução foi encerrada',
      `${store} não confirmou a chegada a tempo. O valor pago, com o frete, será devolvido.`,
    ),
  return_contested: (store: string, note: string) =>
    said(
      'A loja contesta a sua devolução',
      `O Bra Cards confere o que ${store} diz, o rastreio e as mensagens, e decide. Guarde o comprovante de postagem.`,
      [['A loja diz', note]],
    ),
  return_refunded: (store: string, reason: string) =>
    said(
      'Sua devolução foi aceita',
      `O Bra Cards decidiu a devolução do pacote de ${store} a seu favor. O valor pago, com o frete, será devolvido.`,
      because(reason),
    ),
  return_closed: (store: string, reason: string) =>
    said(
      'Sua devolução foi encerrada',
      `O Bra Cards decidiu a devolução do pacote de ${store} a favor da loja. O valor não será devolvido.`,
      because(reason),
    ),
  not_sent_back: (store: string) =>
    said(
      'A devolução não foi postada',
      `O prazo para devolver o pacote de ${store} terminou. A compra fica como está.`,
    ),
  wrong_amount: (order: number, { cents, total }: { cents: number; total: number }) =>
    said(
      'O valor pago não é o do pedido',
      `Devolvemos tudo pela mesma forma de pagamento. O pedido ${order} ainda não está pago.`,
      [
        ['Valor do pedido', money(total)],
        ['Valor pago', money(cents)],
      ],
    ),
  paid_twice: (order: number, { cents }: { cents: number }) =>
    said(
      'Este pedido já estava pago',
      `Recebemos mais um pagamento do pedido ${order}. Devolvemos tudo pela mesma forma de pagamento; o outro segue valendo.`,
      [['Valor devolvido', money(cents)]],
    ),
  paid_late: (order: number, { cents }: { cents: number }) =>
    said(
      'Seu pagamento chegou tarde',
      `O pedido ${order} já tinha sido desfeito quando o pagamento chegou. Devolvemos tudo pela mesma forma de pagamento.`,
      [['Valor devolvido', money(cents)]],
    ),
  given_back: (order: number, { cents }: { cents: number }) =>
    said(
      'Seu pagamento foi devolvido',
      `O pagamento do pedido ${order} voltou a você pela mesma forma de pagamento. O pedido ainda não está pago.`,
      [['Valor devolvido', money(cents)]],
    ),
  not_approved: (order: number, reason: string) =>
    said(
      'Seu pagamento não foi aprovado',
      `${reason} O pedido ${order} espera outro pagamento por poucos minutos; depois, as cartas voltam às lojas.`,
    ),
  dispute_lost: (order: number, reason: string | null) =>
    said(
      'Sua contestação foi aceita',
      `O valor contestado do pedido ${order} volta a você pelo banco, na fatura do cartão ou na conta.`,
      because(reason),
    ),
  dispute_won: (order: number, reason: string | null) =>
    said(
      'Sua contestação foi encerrada',
      `O pagamento do pedido ${order} foi mantido, e a compra segue valendo. Algo está errado? Fale com o atendimento.`,
      because(reason),
    ),
  completed: (store: string, { asksReview }: { asksReview: boolean }) => {
    const done = `O pacote de ${store} foi concluído.`
    return said('Compra concluída', asksReview ? `${done} Conte a outros compradores como foi.` : done)
  },
}
