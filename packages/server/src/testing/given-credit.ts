import type { App } from '../app.ts'
import { post } from '../modules/money/ledger/index.ts'

let times = 0

/** Gives a person credit, at the cost of the marketplace. */
export const giveCredit = (app: App, userId: number, cents: number) =>
  app.transaction((tx) =>
    post(tx, app, {
      ...{ key: `credit given in a test:${(times += 1)}`, kind: 'sale_broken', orderId: 0 },
      lines: [
        { account: 'losses', cents: -cents },
        { account: `credit:${userId}`, cents },
      ],
    }),
  )
