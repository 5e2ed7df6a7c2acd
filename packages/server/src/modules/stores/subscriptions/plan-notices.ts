import { say, type Saying } from '@bra/contract/kit/saying'
import { date, money } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { refusalSaying } from '../../money/payments/index.ts'
import { tellStore } from '../stores/index.ts'
import type { SignatureBillRow } from './bills.queries.ts'
import { lastDayOfGrace } from './rules.ts'
import { nameOfStore, type SignatureRow } from './signatures.queries.ts'

type Clock = Pick<App, 'clock'>

interface News {
  key: string
  title: Saying
  text: Saying
  facts?: [Saying, Saying][]
}

const seePlan = say('Ver o plano', 'See the plan')

/** Money and what a store may sell depend on it, so nobody may refuse the mail. */
const tellOf = (tx: Tx, app: Clock, storeId: number, { key, facts = [], ...news }: News) =>
  tellStore(tx, app, 'money', {
    ...{ storeId, link: '/my-store/company-info?aba=plano', ...news },
    mail: { key: `plan ${key}`, template: 'store_news', facts, action: seePlan, unrefused: true },
  })

const sumOf = ({ cents }: SignatureBillRow): [Saying, Saying] => [say('Valor', 'Sum'), say(money(cents), money(cents))]
const day = (of: string) => date(`${of}T12:00:00-03:00`)

export async function tellBegun(tx: Tx, app: Clock, bill: SignatureBillRow) {
  const store = await nameOfStore(tx, bill.store_id!)
  await tellOf(tx, app, bill.store_id!, {
    key: `begun ${bill.id}`,
    title: say(`A loja ${store} está no plano ${bill.name}`, `The store ${store} is on the plan ${bill.name}`),
    text: say(`Recebemos o pagamento do plano ${bill.name}.`, `We received the payment of the plan ${bill.name}.`),
    facts: [sumOf(bill)],
  })
}

export const tellPaidEarly = (tx: Tx, app: Clock, bill: SignatureBillRow) =>
  tellOf(tx, app, bill.store_id!, {
    key: `paid ${bill.id}`,
    title: say(`Renovação do plano ${bill.name} paga`, `Renewal of the plan ${bill.name} paid`),
    text: say(
      `O próximo período começa em ${day(bill.due_on)}. Não há mais nada a pagar por ele.`,
      `The next period begins on ${day(bill.due_on)}. There is nothing more to pay for it.`,
    ),
    facts: [sumOf(bill)],
  })

export const tellToPay = (tx: Tx, app: Clock, bill: SignatureBillRow, pix: string) =>
  tellOf(tx, app, bill.store_id!, {
    key: `to pay ${bill.id}`,
    title: say(
      `O plano ${bill.name} renova em ${day(bill.due_on)}`,
      `The plan ${bill.name} renews on ${day(bill.due_on)}`,
    ),
    text: say(
      'Pague com o Pix copia e cola abaixo, ou abra a tela do plano para ver o código QR.',
      'Pay with the Pix code below, or open the screen of the plan to see the QR code.',
    ),
    facts: [sumOf(bill), [say('Pix copia e cola', 'Pix code'), say(pix, pix)]],
  })

interface Refused {
  refusal: string | null
  next: string | null
}

export const tellRefusedCard = (tx: Tx, app: Clock, bill: SignatureBillRow, { refusal, next }: Refused) =>
  tellOf(tx, app, bill.store_id!, {
    key: `refused ${bill.id} ${bill.card_tries}`,
    title: say(`O cartão do plano ${bill.name} foi recusado`, `The card of the plan ${bill.name} was refused`),
    text: next
      ? say(
          `Tentamos de novo em ${day(next)}. O plano vale até ${day(lastDayOfGrace(bill))}.`,
          `We try again on ${day(next)}. The plan is in force until ${day(lastDayOfGrace(bill))}.`,
        )
      : say(
          `Não tentamos mais com este cartão. Pague com outro cartão ou Pix até ${day(lastDayOfGrace(bill))}.`,
          `We do not try this card again. Pay by another card or Pix until ${day(lastDayOfGrace(bill))}.`,
        ),
    facts: [sumOf(bill), [say('Motivo', 'Reason'), refusalSaying(refusal ?? '')]],
  })

export const tellOverdue = (tx: Tx, app: Clock, bill: SignatureBillRow) =>
  tellOf(tx, app, bill.store_id!, {
    key: `overdue ${bill.id}`,
    title: say(`A fatura do plano ${bill.name} venceu`, `The bill of the plan ${bill.name} is overdue`),
    text: say(
      `Nada mudou na loja. Pague até ${day(lastDayOfGrace(bill))}; depois vale o plano grátis.`,
      `Nothing has changed in the store. Pay until ${day(lastDayOfGrace(bill))}; then the free plan applies.`,
    ),
    facts: [sumOf(bill)],
  })

export const tellScheduled = (tx: Tx, app: Clock, { id, store_id, name, period_end: end }: SignatureRow) =>
  tellOf(tx, app, store_id, {
    key: `scheduled ${id} ${app.clock.now().toISOString()}`,
    title: say(`O plano ${name} termina em ${day(end!)}`, `The plan ${name} ends on ${day(end!)}`),
    text: say(
      'Até lá tudo continua como está. Você pode manter o plano na mesma tela.',
      'Until then everything stays as it is. You can keep the plan on the same screen.',
    ),
  })

const ends = {
  disabled: say('A assinatura foi encerrada por você.', 'You ended the signature.'),
  unpaid: say('A fatura não foi paga dentro do prazo.', 'The bill was not paid in time.'),
  stopped: say(
    'O período acabou, e a loja está fechada ou o pagamento foi contestado.',
    'The period is over, and the store is closed or the payment was disputed.',
  ),
  due: say('O período acabou, como você pediu.', 'The period is over, as you asked.'),
}

export const tellEnded = (tx: Tx, app: Clock, { id, store_id, name }: SignatureRow, why: keyof typeof ends) =>
  tellOf(tx, app, store_id, {
    key: `ended ${id}`,
    title: say(`O plano ${name} terminou`, `The plan ${name} has ended`),
    text: say(
      `${ends[why]['pt-BR']} Vale o plano grátis: nada foi apagado, e as ofertas acima do limite esperam lugar.`,
      `${ends[why].en} The free plan applies: nothing was deleted, and offers above the limit wait for a place.`,
    ),
  })

const disputes = {
  open: say(
    'O titular do cartão contestou o pagamento. O plano fica em pausa até o banco decidir.',
    'The holder of the card disputed the payment. The plan rests until the bank decides.',
  ),
  lost: say(
    'O banco devolveu o pagamento ao titular, e o plano segue em pausa. Para assinar de novo, encerre esta assinatura.',
    'The bank gave the payment back to its holder, and the plan still rests. To sign again, end this signature.',
  ),
  won: say(
    'O banco manteve o pagamento. O plano vale de novo.',
    'The bank kept the payment. The plan is in force again.',
  ),
}

export const tellDisputed = (tx: Tx, app: Clock, bill: SignatureBillRow, turn: keyof typeof disputes) =>
  tellOf(tx, app, bill.store_id!, {
    key: `dispute ${turn} ${bill.id}`,
    title: say(`Pagamento do plano ${bill.name} contestado`, `Payment of the plan ${bill.name} disputed`),
    text: disputes[turn],
    facts: [sumOf(bill)],
  })

export const tellNotKept = (tx: Tx, app: Clock, bill: SignatureBillRow, cents: number) =>
  tellOf(tx, app, bill.store_id!, {
    key: `not kept ${bill.id} ${app.clock.now().toISOString()}`,
    title: say(`Devolvemos um pagamento do plano ${bill.name}`, `We give a payment of the plan ${bill.name} back`),
    text: say(
      'Ele chegou quando não havia mais nada a pagar, ou com outro valor.',
      'It came when there was nothing left to pay, or with another sum.',
    ),
    facts: [[say('Valor', 'Sum'), say(money(cents), money(cents))]],
  })
