import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Moved } from '../orders/index.ts'
import { tellPaid } from './paid-notices.ts'
import { promiseDates } from './promised-dates.ts'

export async function afterPayment(tx: Tx, app: App, orderId: number, paid: Moved[]) {
  if (paid.length === 0) return
  await promiseDates(tx, app, paid)
  await tellPaid(tx, app, orderId)
}
