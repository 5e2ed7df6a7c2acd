import type { ComplaintOutcome, ComplaintSide, ProposalKind } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { moment } from '@bra/contract/trade/moments'
import { shortened } from '../../../platform/shortened.ts'
import { because, type Facts, said, type Sides } from '../../orders/order-notices/index.ts'

interface About {
  id: number
  sides: Sides
  to: ComplaintSide
}
const nameOf = ({ sides, to }: About) => (to === 'client' ? sides.store : sides.buyer)

const decisions: Record<ComplaintOutcome, (cents: number) => string> = {
  full_refund: (cents) => `O comprador recebe ${money(cents)} de volta, tudo que reclamou.`,
  partial_refund: (cents) => `O comprador recebe ${money(cents)} de volta e fica com as cartas.`,
  return: () => 'O comprador devolve as cartas e recebe o valor quando a loja as receber.',
  reshipment: () => 'A loja envia de novo. O valor fica retido até o comprador confirmar que chegou.',
  unfounded: () => 'O valor é da loja.',
}

const proposals: Record<ProposalKind, (cents: number) => string> = {
  refund: (cents) => `A proposta é devolver ${money(cents)}, e as cartas ficam com o comprador.`,
  return: () => 'A proposta é devolver as cartas e receber o valor de volta.',
  reshipment: () => 'A proposta é enviar de novo.',
}

/** Notices about complaints, for both sides. */
export const words = {
  opened: (about: About, of: { body: string; cents: number; until: Date | null }) =>
    said(
      'Um comprador fez uma reclamação',
      `${about.sides.buyer} reclamou do pedido ${about.sides.order_id}. Responda para se entenderem antes que o Bra Cards decida.`,
      [
        ['Mensagem', shortened(of.body)],
        ['Valor retido', money(of.cents)],
        ...(of.until ? ([['Responda até', moment(of.until)]] as Facts) : []),
      ],
    ),
  wrote: (about: About, body: string) =>
    said(`${nameOf(about)} escreveu na reclamação ${about.id}`, `É sobre o pedido ${about.sides.order_id}.`, [
      ['Mensagem', shortened(body)],
    ]),
  operator_wrote: (about: About, body: string) =>
    said(`O Bra Cards escreveu na reclamação ${about.id}`, `É sobre o pedido ${about.sides.order_id}.`, [
      ['Mensagem', shortened(body)],
    ]),
  proposed: (about: About, of: { kind: ProposalKind; cents: number | null; note: string | null }) =>
    said(
      `${nameOf(about)} fez uma proposta na reclamação ${about.id}`,
      proposals[of.kind](of.cents ?? 0),
      of.note ? [['Mensagem', of.note]] : [],
    ),
  reminded: (about: About, until: Date) =>
    said(
      `A reclamação ${about.id} espera a sua resposta`,
      `Sem acordo no prazo, o Bra Cards decide com o que os dois lados mostraram.`,
      [['Responda até', moment(until)]],
    ),
  mediated: (about: About) =>
    said(
      `A reclamação ${about.id} está com o Bra Cards`,
      `Vamos decidir a reclamação do pedido ${about.sides.order_id} com o que os dois lados mostraram. Vocês ainda podem se entender.`,
    ),
  agreed: (about: About, of: { outcome: ComplaintOutcome; cents: number | null }) =>
    said(`A reclamação ${about.id} terminou em acordo`, decisions[of.outcome](of.cents ?? 0)),
  decided: (about: About, of: { outcome: ComplaintOutcome; cents: number | null; reason: string }) =>
    said(`O Bra Cards decidiu a reclamação ${about.id}`, decisions[of.outcome](of.cents ?? 0), because(of.reason)),
  withdrawn: (about: About) =>
    said(`A reclamação ${about.id} foi retirada`, `${about.sides.buyer} não reclama mais. O valor segue para a loja.`),
  blocked: (about: About) =>
    said(
      `${nameOf(about)} encerrou a conversa da reclamação ${about.id}`,
      'Sem a conversa, o Bra Cards decide o que ainda estiver em aberto.',
    ),
  reopened: (about: About, reason: string) =>
    said(`O Bra Cards reabriu a reclamação ${about.id}`, 'A conversa continua.', because(reason)),
  sent_back: (about: About, code: string) =>
    said(
      `As cartas da reclamação ${about.id} estão voltando`,
      `${about.sides.buyer} postou as cartas do pedido ${about.sides.order_id} de volta. Confirme quando receber.`,
      [['Rastreio', code]],
    ),
  disputed: (about: About, body: string) =>
    said(
      `A reclamação ${about.id} voltou ao Bra Cards`,
      `${nameOf(about)} diz que não chegou o que se esperava. Vamos decidir.`,
      [['Mensagem', shortened(body)]],
    ),
  ended: (about: About, cents: number) =>
    cents > 0
      ? said(`A reclamação ${about.id} foi encerrada`, `O comprador recebe ${money(cents)} de volta.`)
      : said(`A reclamação ${about.id} foi encerrada`, 'O valor retido foi liberado para a loja.'),
}
