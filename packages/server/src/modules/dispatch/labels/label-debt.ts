import { joined, say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { Tx } from '../../../platform/db.ts'
import { Refusal, sentenceOf } from '../../../platform/errors.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { balancesOf, holdWallet } from '../../money/ledger/index.ts'
import { sharesLeft, uncontested } from '../../orders/escrow/index.ts'
import { centsOfLabelsUnderWay, openParcels } from './debt.queries.ts'

const CODE = 'label_debt_too_high'

/** The price of labels in cents, and what the store could still spend on them. */
interface Debt {
  cents: number
  room: number
}

/** Says how much is missing for the labels. */
export class DebtTooHigh extends Refusal {
  readonly debt: Debt

  constructor(debt: Debt) {
    const missing = money(debt.cents - debt.room)
    const said = joined([sentenceOf(CODE), say(`Faltam ${missing}.`, `${missing} is missing.`)])
    super(CODE, undefined, undefined, said)
    this.debt = debt
  }
}

/** Returns one refusal for labels that were refused each by itself. */
export const ofAll = (refused: DebtTooHigh[]) =>
  new DebtTooHigh({
    cents: refused.reduce((sum, { debt }) => sum + debt.cents, 0),
    room: Math.min(...refused.map(({ debt }) => debt.room)),
  })

/**
 * Refuses a label after which the store would owe more than its paid parcels will bring and the house lends besides.
 * The wallet is held until the price is noted, so that of two labels bought at once the second one sees the first.
 */
export async function refuseDebt(tx: Tx, { storeId, cents }: { storeId: number; cents: number }) {
  await holdWallet(tx, storeId)
  const room = await roomForLabels(tx, storeId)
  if (cents > room) throw new DebtTooHigh({ cents, room })
}

/** Returns the cents for which the store may still buy labels of the house. */
async function roomForLabels(tx: Tx, storeId: number) {
  const account = `store:${storeId}` as const
  const balance = (await balancesOf(tx, [account])).get(account)!
  const lent = await numberOf(tx, 'label_debt_max')
  const coming = (await openParcels(tx, storeId)).reduce((sum, parcel) => {
    const { goods, freight, commission } = sharesLeft(uncontested(parcel))
    return sum + goods + freight - commission
  }, 0)
  return balance + coming + lent - (await centsOfLabelsUnderWay(tx, storeId))
}
