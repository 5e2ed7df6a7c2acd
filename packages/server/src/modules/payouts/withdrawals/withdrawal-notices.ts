import { date, money } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tellStore } from '../../stores/stores/index.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import { netOf } from './withdrawals.view.ts'

type Clock = Pick<App, 'clock'>
interface Said {
  key: string
  title: string
  text: string
  more?: [string, string][]
}

/** Money that moves is always told by mail, too. */
function say(tx: Tx, app: Clock, row: WithdrawalRow, { key, title, text, more = [] }: Said) {
  const facts: [string, string][] = [
    ['Valor', money(row.cents)],
    ['Tarifa', money(row.fee_cents)],
    ['Conta', `${row.bank_name}, final ${row.account_end}`],
    ...more,
  ]
  const letter = { key: `withdrawal ${row.id}: ${key}`, template: 'store_news' as const, action: 'Ver a carteira' }
  return tellStore(tx, app, 'money', {
    ...{ storeId: row.store_id, title, text, link: `/my-store/${row.store_id}/wallet` },
    mail: { ...letter, facts, unrefused: true },
  })
}

export const tellAsked = (tx: Tx, app: Clock, row: WithdrawalRow) =>
  say(tx, app, row, {
    key: 'asked',
    title: 'Saque pedido',
    text: `${money(netOf(row))} caem na sua conta até ${date(row.expected_on)}. Não foi você? Troque a senha agora.`,
  })

export const tellScheduled = (tx: Tx, app: Clock, row: WithdrawalRow) =>
  say(tx, app, row, {
    key: 'scheduled',
    title: 'Saque automático',
    text: `${money(netOf(row))} caem na sua conta até ${date(row.expected_on)}. Você muda o dia e o valor na carteira.`,
  })

export const tellPaid = (tx: Tx, app: Clock, row: WithdrawalRow) =>
  say(tx, app, row, {
    key: 'paid',
    title: 'Saque na conta',
    text: `${money(netOf(row))} foram depositados na sua conta.`,
  })

export const tellUndone = (tx: Tx, app: Clock, row: WithdrawalRow, failure: string) =>
  say(tx, app, row, {
    key: 'undone',
    title: 'O saque voltou para a carteira',
    text: `${failure} O valor inteiro, com a tarifa, já está disponível de novo.`,
  })

export const tellHandled = (tx: Tx, app: Clock, row: WithdrawalRow, reason: string) =>
  say(tx, app, row, {
    key: 'handled',
    title: 'Conferimos o seu saque',
    text: `Saque de ${money(row.cents)}: ${reason}`,
  })

export const tellDisputed = (tx: Tx, app: Clock, row: WithdrawalRow, failure: string) =>
  say(tx, app, row, {
    key: 'disputed',
    title: 'O saque voltou para a carteira',
    text: `${failure} O resto do valor, e a tarifa, já podem ser sacados de novo.`,
  })
