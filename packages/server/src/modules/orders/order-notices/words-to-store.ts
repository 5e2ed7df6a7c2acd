import { date, money } from '@bra/contract/trade/format'
import { because, type Facts, said } from './notice-words.ts'

interface Posting {
  postBy: Date
  /** The buyer picks the parcel up. */
  isPickup: boolean
}
const until = ({ isPickup }: Posting) => (isPickup ? 'Deixe pronto até' : 'Poste até')

/** Notices to the owner of a store; `order` is the number that buyer and store both see. */
export const toStore = {
  paid: (order: number, about: Posting & { cents: number; parcels: number }) =>
    said(
      'Você vendeu',
      about.parcels > 1
        ? `O pedido ${order} foi pago. Separe as cartas, que vão em ${about.parcels} pacotes.`
        : `O pedido ${order} foi pago. Separe as cartas.`,
      [
        ['Valor', money(about.cents)],
        [until(about), date(about.postBy)],
      ],
    ),
  sold_by_centre: (order: number, cents: number) =>
    said('Você vendeu', `O pedido ${order} foi pago. O Bra Center separa e envia as suas cartas.`, [
      ['Valor', money(cents)],
    ]),
  post_soon: (order: number, about: Posting) =>
    about.isPickup
      ? said('Uma retirada espera', `O prazo para deixar pronto o pedido ${order} está no fim.`, [
          [until(about), date(about.postBy)],
        ])
      : said('Um pedido espera postagem', `O prazo para postar o pedido ${order} está no fim.`, [
          [until(about), date(about.postBy)],
        ]),
  label_expired: (order: number, { cents, isOwn }: { cents: number; isOwn: boolean }) => {
    const back = isOwn
      ? 'O que ela custou voltou para o seu saldo no Melhor Envio.'
      : 'O que ela custou voltou para a sua carteira.'
    return said(
      'Uma etiqueta venceu',
      `A etiqueta do pedido ${order} não foi postada no prazo da transportadora e não vale mais. Compre outra no pedido, ou poste no balcão. ${back}`,
      [['Valor', money(cents)]],
    )
  },
  arrived: (order: number, regretUntil: Date) =>
    said('Um pacote chegou', `O pacote do pedido ${order} foi entregue ao comprador.`, [
      ['Ele pode desistir até', date(regretUntil)],
    ]),
  cancel_asked: (order: number, about: { until: Date; comment: string | null }) =>
    said(
      'Um comprador quer cancelar',
      `Responda ao pedido de cancelamento do pedido ${order}. Sem resposta, ele é aceito.`,
      [['Responda até', date(about.until)], ...(about.comment ? ([['Comentário', about.comment]] as Facts) : [])],
    ),
  cancel_withdrawn: (order: number) =>
    said('O cancelamento foi retirado', `O comprador do pedido ${order} quer recebê-lo. Siga com a separação.`),
  cancelled: (order: number, about: { by: string; reason: string | null; gone: string | null }) =>
    said(
      'Um pedido foi cancelado',
      about.gone
        ? `O pedido ${order} foi cancelado, porque as cartas ${about.gone}.`
        : `O pedido ${order} foi cancelado ${about.by}. O que era da loja voltou ao estoque.`,
      because(about.reason),
    ),
  regret: (order: number) =>
    said(
      'Um comprador desistiu da compra',
      `O comprador do pedido ${order} usou o direito de arrependimento e vai devolver o pacote.`,
    ),
  sent_back: (order: number, code: string) =>
    said('Uma devolução está a caminho', `O pacote do pedido ${order} foi postado de volta. Confirme quando receber.`, [
      ['Rastreio', code],
    ]),
  code_corrected: (order: number, { code, before }: { code: string; before: string }) =>
    said(
      'O rastreio de uma devolução foi corrigido',
      `O comprador do pedido ${order} corrigiu o código com que o pacote volta. Vale este.`,
      [
        ['Rastreio', code],
        ['Antes', before],
      ],
    ),
  contest_answered: (order: number, comment: string) =>
    said(
      'O comprador respondeu à sua contestação',
      `O Bra Cards decide a devolução do pedido ${order} com o que os dois lados mostraram.`,
      [['O comprador diz', comment]],
    ),
  returned: (order: number) =>
    said(
      'Uma devolução foi encerrada',
      `A devolução do pedido ${order} conta como recebida, e o comprador recebe o valor de volta. As cartas não voltaram à venda: quando chegarem, ponha-as no estoque.`,
    ),
  returned_unseen_by_centre: (order: number) =>
    said(
      'Uma devolução foi encerrada',
      `A devolução do pedido ${order} conta como recebida, e o comprador recebe o valor de volta. As suas cartas não voltaram à venda.`,
    ),
  returned_to_centre: (order: number) =>
    said(
      'Uma devolução foi recebida',
      `O Bra Center recebeu de volta as cartas do pedido ${order}, que voltaram ao estoque. O comprador recebe o valor de volta.`,
    ),
  return_withdrawn: (order: number) =>
    said('A devolução foi retirada', `O comprador do pedido ${order} fica com as cartas.`),
  return_refunded: (order: number, reason: string) =>
    said(
      'Uma devolução foi decidida',
      `O Bra Cards aceitou a devolução do pedido ${order}. O comprador recebe o valor de volta.`,
      because(reason),
    ),
  return_closed: (order: number, reason: string) =>
    said(
      'Uma devolução foi decidida',
      `O Bra Cards deu razão à loja na devolução do pedido ${order}. O valor está na sua carteira.`,
      because(reason),
    ),
  nearly_lost: (order: number, lostOn: Date) =>
    said(
      'Um pacote ainda não consta como entregue',
      `Ninguém confirmou a chegada do pedido ${order}. Se ele foi entregue, diga no pedido: o Bra Cards confere e decide. Sem isso, ele é dado como extraviado, e o comprador recebe o valor de volta.`,
      [['Extraviado a partir de', date(lostOn)]],
    ),
  delivery_decided: (order: number, reason: string) =>
    said(
      'Uma entrega foi registrada',
      `O Bra Cards conferiu que o pacote do pedido ${order} foi entregue.`,
      because(reason),
    ),
  lost: (order: number, reason: string | null) =>
    said(
      'Um pacote foi dado como extraviado',
      `O pacote do pedido ${order} não chegou no prazo. O comprador recebe o valor de volta.`,
      because(reason),
    ),
  disputed: (order: number) =>
    said(
      'Um pagamento foi contestado',
      `O comprador contestou no banco o pagamento do pedido ${order}. O valor fica retido até a decisão. Guarde o comprovante de postagem e as mensagens.`,
    ),
  disputed_in_centre: (order: number) =>
    said(
      'Um pagamento foi contestado',
      `O comprador contestou no banco o pagamento do pedido ${order}, que o Bra Center envia. O valor fica retido até a decisão.`,
    ),
  dispute_lost: (order: number, reason: string | null) =>
    said(
      'Uma contestação foi aceita',
      `O banco devolveu ao comprador o valor contestado do pedido ${order}. Veja na carteira o que mudou.`,
      because(reason),
    ),
  dispute_won: (order: number, reason: string | null) =>
    said(
      'Uma contestação foi encerrada',
      `O pagamento do pedido ${order} foi mantido. O valor segue o caminho normal até a sua carteira.`,
      because(reason),
    ),
  completed: (order: number) => said('Uma venda foi concluída', `O valor do pedido ${order} está na sua carteira.`),
  completed_in_part: (order: number) =>
    said(
      'Uma venda foi concluída',
      `O valor do pedido ${order} está na sua carteira, menos o que espera o fim de uma reclamação.`,
    ),
  review: (order: number, about: { stars: number; comment: string | null }) =>
    said('Sua loja recebeu uma avaliação', `Do pedido ${order}.`, [
      ['Nota', `${about.stars} de 5`],
      ...(about.comment ? ([['Comentário', about.comment]] as Facts) : []),
    ]),
}
