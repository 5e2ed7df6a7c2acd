import type { Figure, OpenedLine, StatementLine } from '@bra/contract/payouts/statements.schemas'
import { isOfCentre } from '@bra/contract/trade/sender'
import type { Db } from '../../../platform/db.ts'
import { sharesInCentre, sharesLeft } from '../../orders/escrow/index.ts'
import { feesOfEntry, releasedParcel } from './statements.queries.ts'

type Parts = OpenedLine['parts']

interface FigureOfStore {
  storeId: number
  figure: Figure
}

/** Splits a line into goods, freight and commission, or a withdrawal and its fee, or the one amount that it is. */
export async function partsOf(db: Db, line: StatementLine, { storeId, figure }: FigureOfStore): Promise<Parts> {
  if (line.withdrawal_id !== null && figure === 'available') return partsOfWithdrawal(db, line)
  const parcel = line.store_order_id === null ? undefined : await releasedParcel(db, line.store_order_id)
  if (!parcel || !['held', 'release'].includes(line.kind)) return [{ part: 'amount', cents: line.cents }]
  const parts = isOfCentre(parcel) ? partsInCentre(parcel, storeId) : partsOfParcel(parcel)
  // where a complaint held a part back, no single line is the whole release
  const isWhole = parts.reduce((sum, { cents }) => sum + cents, 0) === line.cents
  return isWhole ? parts : [{ part: 'amount', cents: line.cents }]
}

type Released = NonNullable<Awaited<ReturnType<typeof releasedParcel>>>

function partsOfParcel(parcel: Released): Parts {
  const { goods, freight, commission } = sharesLeft(parcel)
  return kept([
    { part: 'goods', cents: parcel.goods_cents },
    { part: 'freight', cents: parcel.freight_cents },
    { part: 'refunded', cents: goods + freight - parcel.goods_cents - parcel.freight_cents },
    { part: 'commission', cents: -commission },
  ])
}

/** The balance pays the fee; what is on its way to the bank is without it. */
async function partsOfWithdrawal(db: Db, { id, cents }: StatementLine): Promise<Parts> {
  const fee = await feesOfEntry(db, id)
  return kept([
    { part: 'amount', cents: cents + fee },
    { part: 'fee', cents: -fee },
  ])
}

/** The store has its goods in a parcel of the centre, and the centre the freight. */
function partsInCentre(parcel: Released, storeId: number): Parts {
  const at = parcel.goods_of.findIndex(({ store_id: id }) => id === storeId)
  const whole = parcel.goods_of[at]!.cents
  const { goods, commission } = sharesInCentre(parcel, parcel.goods_of)[at]!
  return kept([
    { part: 'goods', cents: whole },
    { part: 'refunded', cents: goods - whole },
    { part: 'commission', cents: -commission },
  ])
}

const kept = (parts: Parts) => parts.filter(({ cents }) => cents !== 0)
