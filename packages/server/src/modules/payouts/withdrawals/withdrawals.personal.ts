import { say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { Personal } from '../../../module.ts'
import { forgetSchedules, schedulesOfPerson, unsettledWallets, withdrawalsOfPerson } from './personal.queries.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import { withdrawalView } from './withdrawals.view.ts'

export const withdrawalsOfAPerson: Personal = {
  records: async (db, userId) => ({
    Saques: (await withdrawalsOfPerson(db, userId)).map(exported),
    'Saques automáticos': await schedulesOfPerson(db, userId),
  }),
  // the law keeps where money went; the account itself is forgotten with the bank accounts
  forget: forgetSchedules,
  open: async (db, userId) =>
    (await unsettledWallets(db, userId)).map(({ name, cents }) =>
      cents < 0
        ? say(`${name} deve ${money(-cents)}`, `${name} owes ${money(-cents)}`)
        : say(`${name} tem ${money(cents)} na carteira`, `${name} has ${money(cents)} in the wallet`),
    ),
}

function exported(row: WithdrawalRow) {
  const { failure, ...withdrawal } = withdrawalView(row)
  return { ...withdrawal, failure: failure && failure['pt-BR'] }
}
