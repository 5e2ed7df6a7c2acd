import { en, pt, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { date, money } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tellStore } from '../../stores/stores/index.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import { netOf } from './withdrawals.view.ts'
import { type Failure, failures } from './withdrawals.words.ts'

type Clock = Pick<App, 'clock'>
interface Said {
  key: string
  title: Saying
  text: Saying
}

/** Money that moves is always told by mail, too. */
function tell(tx: Tx, app: Clock, row: WithdrawalRow, { key, title, text }: Said) {
  const { bank_name: bank, account_end: end } = row
  const facts: [Saying, Saying][] = [
    [say('Valor', 'Amount'), unchanged(money(row.cents))],
    [say('Tarifa', 'Fee'), unchanged(money(row.fee_cents))],
    [say('Conta', 'Account'), say(`${bank}, final ${end}`, `${bank}, ending ${end}`)],
  ]
  const action = say('Ver a carteira', 'See the wallet')
  const letter = { key: `withdrawal ${row.id}: ${key}`, template: 'store_news' as const, action }
  return tellStore(tx, app, 'money', {
    ...{ storeId: row.store_id, title, text, link: `/my-store/${row.store_id}/wallet` },
    mail: { ...letter, facts, unrefused: true },
  })
}

export const tellAsked = (tx: Tx, app: Clock, row: WithdrawalRow) =>
  tell(tx, app, row, {
    key: 'asked',
    title: say('Saque pedido', 'Withdrawal asked for'),
    text: say(
      `${money(netOf(row))} caem na sua conta até ${date(row.expected_on)}. Não foi você? Troque a senha agora.`,
      `${money(netOf(row))} arrive in your account by ${date(row.expected_on)}. Was it not you? Change the password now.`,
    ),
  })

export const tellScheduled = (tx: Tx, app: Clock, row: WithdrawalRow) =>
  tell(tx, app, row, {
    key: 'scheduled',
    title: say('Saque automático', 'Automatic withdrawal'),
    text: say(
      `${money(netOf(row))} caem na sua conta até ${date(row.expected_on)}. Você muda o dia e o valor na carteira.`,
      `${money(netOf(row))} arrive in your account by ${date(row.expected_on)}. You change the day and the amount in the wallet.`,
    ),
  })

export const tellPaid = (tx: Tx, app: Clock, row: WithdrawalRow) =>
  tell(tx, app, row, {
    key: 'paid',
    title: say('Saque na conta', 'Withdrawal in the account'),
    text: say(
      `${money(netOf(row))} foram depositados na sua conta.`,
      `${money(netOf(row))} were deposited in your account.`,
    ),
  })

export const tellUndone = (tx: Tx, app: Clock, row: WithdrawalRow, failure: Failure) =>
  tell(tx, app, row, {
    key: 'undone',
    title: cameBack,
    text: say(
      pt`${failures[failure]} O valor inteiro, com a tarifa, já está disponível de novo.`,
      en`${failures[failure]} All of it, the fee included, is available again.`,
    ),
  })

const cameBack = say('O saque voltou para a carteira', 'The withdrawal came back to the wallet')

export const tellHandled = (tx: Tx, app: Clock, row: WithdrawalRow, reason: string) =>
  tell(tx, app, row, {
    key: 'handled',
    title: say('Conferimos o seu saque', 'We looked at your withdrawal'),
    text: say(`Saque de ${money(row.cents)}: ${reason}`, `Withdrawal of ${money(row.cents)}: ${reason}`),
  })

export const tellDisputed = (tx: Tx, app: Clock, row: WithdrawalRow) =>
  tell(tx, app, row, {
    key: 'disputed',
    title: cameBack,
    text: say(
      pt`${failures.disputed} O resto do valor, e a tarifa, já podem ser sacados de novo.`,
      en`${failures.disputed} The rest, and the fee, can be withdrawn again.`,
    ),
  })
