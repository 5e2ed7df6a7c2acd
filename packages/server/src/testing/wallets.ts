import type { App } from '../app.ts'
import { type Account, balancesOf, post } from '../modules/money/ledger/index.ts'
import { DAY_MS } from '../platform/clock.ts'

let times = 0

/** Releases money to a store so many days ago, as if an order had brought it. */
export const giveStore = (app: App, storeId: number, { cents, daysAgo = 10 }: { cents: number; daysAgo?: number }) =>
  app.transaction((tx) => {
    times += 1
    const at = new Date(app.clock.now().getTime() - daysAgo * DAY_MS)
    return post(
      tx,
      { clock: { now: () => at } },
      {
        key: `gift:${storeId}:${times}`,
        kind: 'release',
        lines: [
          { account: 'provider', cents: -cents },
          { account: `store:${storeId}`, cents },
        ],
      },
    )
  })

/** Cents of the store, on their way to its bank, at its bank, and earned by the house. */
export async function purseOf(app: App, storeId: number) {
  const accounts: Account[] = [`store:${storeId}`, `withdrawing:${storeId}`, `bank:${storeId}`, 'fees']
  const [store, withdrawing, bank, fees] = await balancesOf(app.db, accounts).then((held) =>
    accounts.map((one) => held.get(one)!),
  )
  return { store: store!, withdrawing: withdrawing!, bank: bank!, fees: fees! }
}

/** The house takes nothing from a withdrawal by default. */
export const chargeWithdrawals = ({ db }: Pick<App, 'db'>, cents: number) =>
  db
    .updateTable('parameters')
    .set({ value: String(cents) })
    .where('code', '=', 'withdrawal_price')
    .execute()
