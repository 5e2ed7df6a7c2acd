import type { App } from '../../../app.ts'
import { Refusal } from '../../../platform/errors.ts'
import { fewAtOnce } from '../../../platform/few-at-once.ts'
import type { Actor } from '../../../platform/routes.ts'
import { BalanceTooSmall, FreightUnavailable, type LabelSeller } from '../../stores/shipping/index.ts'
import { labelOf, leaveLabel } from './label-states.queries.ts'
import { beginBuying, refuse } from './bought.service.ts'
import { type Buying, goOn, noteMade, notePaid, reserve } from './bought.steps.ts'
import { DebtTooHigh, ofAll } from './label-debt.ts'
import { sellerOf } from './label-sellers.ts'

/** More at once would only wait for each other at the carrier. */
const AT_ONCE = 4

interface Begun {
  buying: Buying
  /** Nothing was reserved before, so that nothing can have been paid. */
  isFresh: boolean
}

/** Pays, makes and looks up all labels together; what fails together is tried alone. Returns refusals by parcel. */
export async function buyLabels(app: App, user: Actor, ids: number[]): Promise<Map<number, unknown>> {
  const problems = new Map<number, unknown>()
  const begun = new Map<number, Begun>()
  const noting = (id: number, work: () => Promise<void>) =>
    work().catch((error: unknown) => void problems.set(id, error))
  await fewAtOnce(ids, AT_ONCE, (id) =>
    noting(id, async () => {
      const found = await beginBuying(app, user, id)
      if (!found) return
      const { parcel, isOwn, isFresh } = found
      try {
        const seller = await sellerOf(app, { storeId: parcel.store_id, isOwn })
        begun.set(id, { buying: { app, seller, parcel }, isFresh })
      } catch (error) {
        await leave(app, id)
        await refuse(app, id, error)
      }
    }),
  )
  const unpaid = await together([...begun.values()])
  await fewAtOnce(begun.keys(), AT_ONCE, (id) =>
    noting(id, () => alone({ id, buying: begun.get(id)!.buying, refusal: unpaid.get(id) })),
  )
  return withOneDebt(problems)
}

/** Labels for which a store owes too much are refused together, so that the refusal says what is missing for all. */
function withOneDebt(problems: Map<number, unknown>) {
  const refused = [...problems.values()].filter((error) => error instanceof DebtTooHigh)
  const whole = refused.length > 0 ? ofAll(refused) : null
  return new Map([...problems].map(([id, error]) => [id, error instanceof DebtTooHigh ? whole : error]))
}

interface Unended {
  id: number
  buying: Buying
  /** Why it was not reserved together with the others, where trying again would change nothing. */
  refusal: DebtTooHigh | undefined
}

async function alone({ id, buying, refusal }: Unended) {
  const { app } = buying
  try {
    if (refusal) throw refusal
    if ((await labelOf(app.db, id))?.state !== 'bought') await goOn(buying)
  } catch (error) {
    await refuse(app, id, error)
  } finally {
    await leave(app, id)
  }
}

const leave = (app: App, id: number) => app.transaction((tx) => leaveLabel(tx, id))

/** Takes labels of one account as far as all come together; returns refusals over debt, leaves the rest to `alone`. */
async function together(begun: Begun[]) {
  const refused = new Map<number, DebtTooHigh>()
  const fresh = begun.filter(({ isFresh }) => isFresh).map(({ buying }) => buying)
  if (fresh.length < 2) return refused
  const reserved: Reserved[] = []
  await fewAtOnce(fresh, AT_ONCE, async (buying) => {
    const id = await reserve(buying).catch((error: unknown) => {
      if (error instanceof DebtTooHigh) refused.set(buying.parcel.id, error)
      return noneIfRefused(error)
    })
    if (id) reserved.push({ buying, id, cents: (await labelOf(buying.app.db, buying.parcel.id))!.cents! })
  })
  for (const ofAccount of Map.groupBy(reserved, ({ buying }) => buying.parcel.store_id).values())
    await payAndMake(ofAccount[0]!.buying.seller, ofAccount).catch(noneIfRefused)
  return refused
}

interface Reserved {
  buying: Buying
  id: string
  cents: number
}

async function payAndMake(seller: LabelSeller, reserved: Reserved[]) {
  const ids = reserved.map(({ id }) => id)
  await seller.pay(
    ids,
    reserved.reduce((sum, { cents }) => sum + cents, 0),
  )
  for (const { buying, ...paid } of reserved) await notePaid(buying, paid)
  await seller.make(ids)
  const codes = await seller.trackingCodes(ids)
  for (const { buying, id } of reserved) await noteMade(buying, codes.get(id) ?? null)
}

/** The carrier said no, or nothing: each label is then looked at by itself. */
function noneIfRefused(error: unknown) {
  if (error instanceof FreightUnavailable || error instanceof BalanceTooSmall || error instanceof Refusal) return null
  throw error
}
