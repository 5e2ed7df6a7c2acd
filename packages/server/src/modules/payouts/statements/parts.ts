import type { Figure, OpenedLine, StatementLine } from '@bra/contract/statements.schemas'
import type { Db } from '../../platform/db.ts'
import { sharesInCentre, sharesLeft } from '../escrow/index.ts'
import { feesOfEntry, releasedParcel } from './statements.queries.ts'

type Parts = OpenedLine['parts']

interface Place {
  storeId: number
  figure: Figure
}

/** What a line is made of: goods and freight without commission, a withdrawal and its fee, or the one amount that it is. */
export async function partsOf(db: Db, line: StatementLine, { storeId, figure }: Place): Promise<Parts> {
  if (line.withdrawal_id !== null && figure === 'available') return partsOfWithdrawal(db, line)
  const parcel = line.store_order_id === null ? undefined : await releasedParcel(db, line.store_order_id)
  if (!parcel || !['held', 'release'].includes(line.kind)) return [{ part: 'amount', cents: line.cents }]
  if (parcel.store_id === null) return partsInCentre(parcel, storeId)
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

/** Of a parcel of the centre the store has its goods; the freight is the centre's. */
function partsInCentre(parcel: NonNullable<Awaited<ReturnType<typeof releasedParcel>>>, storeId: number): Parts {
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
