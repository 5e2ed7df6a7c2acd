import { joined, say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { Tx } from '../../../platform/db.ts'
import { Refusal, sentenceOf } from '../../../platform/errors.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { balancesOf, holdWallet } from '../../money/ledger/index.ts'
import { sharesLeft, uncontested } from '../../orders/escrow/index.ts'
import { centsOfLabelsUnderWay, openParcels } from './debt.queries.ts'

const CODE = 'label_debt_too_high'

interface Debt {
  cents: number
  room: number
}

export class DebtTooHigh extends Refusal {
  readonly debt: Debt

  constructor(debt: Debt) {
    const missing = money(debt.cents - debt.room)
    const said = joined([sentenceOf(CODE), say(`Faltam ${missing}.`, `${missing} is missing.`)])
    super(CODE, undefined, undefined, said)
    this.debt = debt
  }
}

export const ofAll = (refused: DebtTooHigh[]) =>
  new DebtTooHigh({
    cents: refused.reduce((sum, { debt }) => sum + debt.cents, 0),
    room: Math.min(...refused.map(({ debt }) => debt.room)),
  })

/** Refuses debt above what paid parcels bring and the house lends. The held wallet makes a second label wait. */
export async function refuseDebt(tx: Tx, { storeId, cents }: { storeId: number; cents: number }) {
  await holdWallet(tx, storeId)
  const room = await roomForLabels(tx, storeId)
  if (cents > room) throw new DebtTooHigh({ cents, room })
}

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
