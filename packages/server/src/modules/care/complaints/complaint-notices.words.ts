import type { ComplaintOutcome, ComplaintSide, ProposalKind } from '@bra/contract/care/complaints.schemas'
import { say, sayEach, type Saying, unchanged } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import { moment } from '@bra/contract/trade/moments'
import { shortened } from '../../../platform/shortened.ts'
import { type Facts, said, type Sides } from '../../orders/order-notices/index.ts'

interface About {
  id: number
  sides: Sides
  to: ComplaintSide
}
const nameOf = ({ sides, to }: About) => (to === 'client' ? sides.store : sides.buyer)

const decisions: Record<ComplaintOutcome, (cents: number) => Saying> = {
  full_refund: (cents) =>
    say(
      `O comprador recebe ${money(cents)} de volta, tudo que reclamou.`,
      `The buyer gets ${money(cents)} back, all that the complaint was about.`,
    ),
  partial_refund: (cents) =>
    say(
      `O comprador recebe ${money(cents)} de volta e fica com as cartas.`,
      `The buyer gets ${money(cents)} back and keeps the cards.`,
    ),
  return: () =>
    say(
      'O comprador devolve as cartas e recebe o valor quando a loja as receber.',
      'The buyer sends the cards back, and gets the amount when the store has received them.',
    ),
  reshipment: () =>
    say(
      'A loja envia de novo. O valor fica retido até o comprador confirmar que chegou.',
      'The store sends again. The amount stays held until the buyer confirms that it came.',
    ),
  unfounded: () => say('O valor é da loja.', 'The amount is the store’s.'),
}

const proposals: Record<ProposalKind, (cents: number) => Saying> = {
  refund: (cents) =>
    say(
      `A proposta é devolver ${money(cents)}, e as cartas ficam com o comprador.`,
      `The proposal is to give ${money(cents)} back, and the buyer keeps the cards.`,
    ),
  return: () =>
    say(
      'A proposta é devolver as cartas e receber o valor de volta.',
      'The proposal is to send the cards back and to get the amount back.',
    ),
  reshipment: () => say('A proposta é enviar de novo.', 'The proposal is to send again.'),
}

const message = (body: string): Facts[number] => [say('Mensagem', 'Message'), unchanged(shortened(body))]
const because = (reason: Saying): Facts => [[say('Motivo', 'Reason'), reason]]
const answerBy = (until: Date): Facts[number] => [
  say('Responda até', 'Answer by'),
  sayEach((language) => moment(until, language)),
]
const aboutOrder = ({ sides: { order_id: order } }: About) =>
  say(`É sobre o pedido ${order}.`, `It is about order ${order}.`)

interface Resolved {
  outcome: ComplaintOutcome
  cents: number | null
}

export const words = {
  opened: ({ sides: { buyer, order_id: order } }: About, of: { body: string; cents: number; until: Date | null }) =>
    said(
      say('Um comprador fez uma reclamação', 'A buyer has complained'),
      say(
        `${buyer} reclamou do pedido ${order}. Responda para se entenderem antes que o Bra Cards decida.`,
        `${buyer} complained about order ${order}. Answer, so that you can agree before Bra Cards decides.`,
      ),
      [
        message(of.body),
        [say('Valor retido', 'Amount held'), unchanged(money(of.cents))],
        ...(of.until ? [answerBy(of.until)] : []),
      ],
    ),
  wrote: (about: About, body: string) =>
    said(
      say(`${nameOf(about)} escreveu na reclamação ${about.id}`, `${nameOf(about)} wrote in complaint ${about.id}`),
      aboutOrder(about),
      [message(body)],
    ),
  operator_wrote: (about: About, body: string) =>
    said(
      say(`O Bra Cards escreveu na reclamação ${about.id}`, `Bra Cards wrote in complaint ${about.id}`),
      aboutOrder(about),
      [message(body)],
    ),
  proposed: (about: About, of: { kind: ProposalKind; cents: number | null; note: string | null }) =>
    said(
      say(
        `${nameOf(about)} fez uma proposta na reclamação ${about.id}`,
        `${nameOf(about)} made a proposal in complaint ${about.id}`,
      ),
      proposals[of.kind](of.cents ?? 0),
      of.note ? [[say('Mensagem', 'Message'), unchanged(of.note)]] : [],
    ),
  reminded: ({ id }: About, until: Date) =>
    said(
      say(`A reclamação ${id} espera a sua resposta`, `Complaint ${id} waits for your answer`),
      say(
        'Sem acordo no prazo, o Bra Cards decide com o que os dois lados mostraram.',
        'If you do not agree in time, Bra Cards decides with what both sides have shown.',
      ),
      [answerBy(until)],
    ),
  mediated: ({ id, sides: { order_id: order } }: About) =>
    said(
      say(`A reclamação ${id} está com o Bra Cards`, `Complaint ${id} is with Bra Cards`),
      say(
        `Vamos decidir a reclamação do pedido ${order} com o que os dois lados mostraram. Vocês ainda podem se entender.`,
        `We will decide the complaint about order ${order} with what both sides have shown. You may still agree.`,
      ),
    ),
  agreed: ({ id }: About, of: Resolved) =>
    said(
      say(`A reclamação ${id} terminou em acordo`, `Complaint ${id} ended in agreement`),
      decisions[of.outcome](of.cents ?? 0),
    ),
  decided: ({ id }: About, of: Resolved & { reason: Saying }) =>
    said(
      say(`O Bra Cards decidiu a reclamação ${id}`, `Bra Cards decided complaint ${id}`),
      decisions[of.outcome](of.cents ?? 0),
      because(of.reason),
    ),
  withdrawn: ({ id, sides: { buyer } }: About) =>
    said(
      say(`A reclamação ${id} foi retirada`, `Complaint ${id} was withdrawn`),
      say(
        `${buyer} não reclama mais. O valor segue para a loja.`,
        `${buyer} no longer complains. The amount goes to the store.`,
      ),
    ),
  blocked: (about: About) =>
    said(
      say(
        `${nameOf(about)} encerrou a conversa da reclamação ${about.id}`,
        `${nameOf(about)} ended the conversation of complaint ${about.id}`,
      ),
      say(
        'Sem a conversa, o Bra Cards decide o que ainda estiver em aberto.',
        'Without it, Bra Cards decides what is still open.',
      ),
    ),
  reopened: ({ id }: About, reason: string) =>
    said(
      say(`O Bra Cards reabriu a reclamação ${id}`, `Bra Cards reopened complaint ${id}`),
      say('A conversa continua.', 'The conversation goes on.'),
      because(unchanged(reason)),
    ),
  sent_back: ({ id, sides: { buyer, order_id: order } }: About, code: string) =>
    said(
      say(`As cartas da reclamação ${id} estão voltando`, `The cards of complaint ${id} are coming back`),
      say(
        `${buyer} postou as cartas do pedido ${order} de volta. Confirme quando receber.`,
        `${buyer} posted the cards of order ${order} back. Confirm when you have received them.`,
      ),
      [[say('Rastreio', 'Tracking'), unchanged(code)]],
    ),
  disputed: (about: About, body: string) =>
    said(
      say(`A reclamação ${about.id} voltou ao Bra Cards`, `Complaint ${about.id} is back with Bra Cards`),
      say(
        `${nameOf(about)} diz que não chegou o que se esperava. Vamos decidir.`,
        `${nameOf(about)} says that what was expected did not come. We will decide.`,
      ),
      [message(body)],
    ),
  ended: ({ id }: About, cents: number) =>
    said(
      say(`A reclamação ${id} foi encerrada`, `Complaint ${id} is closed`),
      cents > 0
        ? say(`O comprador recebe ${money(cents)} de volta.`, `The buyer gets ${money(cents)} back.`)
        : say('O valor retido foi liberado para a loja.', 'The held amount was released to the store.'),
    ),
}
