import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { ownSale, showSale } from '../store-orders/index.ts'
import {
  BalanceTooSmall,
  FreightForbidden,
  FreightRefused,
  FreightUnavailable,
  isCarried,
  labelSellerOf,
} from '../../stores/shipping/index.ts'
import { forgetLabel, intendLabel, labelOf, leaveLabel, takeLabel } from './label-states.queries.ts'
import { hasOwnAccount } from '../../stores/carrier-accounts/index.ts'
import { goOn } from './bought.steps.ts'
import { sellerOf } from './label-sellers.ts'
import { parcelToBuy } from './labels.queries.ts'

/** Longer than all calls together may take; after that the process that made them has died. */
const WORKING_MS = 5 * 60_000

/** Buys the label of the parcel from its carrier once, however often it is asked for. */
export async function buyLabel(app: App, user: Actor, { id }: { id: number }) {
  const begun = await beginBuying(app, user, id)
  if (!begun) return answer(app, user, id)
  const { parcel, isOwn } = begun
  try {
    await goOn({ app, seller: await sellerOf(app, { storeId: parcel.store_id, isOwn }), parcel })
  } catch (error) {
    await refuse(app, id, error)
  } finally {
    await app.transaction((tx) => leaveLabel(tx, id))
  }
  return answer(app, user, id)
}

/** Holds the label of a parcel that may have one, until `leaveLabel`; returns null if it is bought already. */
export async function beginBuying(app: App, user: Actor, id: number) {
  const sale = await ownSale(app.db, user, id)
  if (sale.bra_center) fail('sent_by_center')
  const known = await labelOf(app.db, id)
  if (known?.state === 'bought') return null
  const parcel = await parcelToBuy(app.db, id)
  if (!parcel?.is_open) return fail('no_label')
  if (!labelSellerOf(app) || !isCarried(parcel.code)) return fail('label_not_sold')
  if ((!known || known.state === 'returned') && (await showSale(app, user, id)).needs_invoice) fail('invoice_needed')
  if (parcel.tracking_code !== null && (!known || known.state === 'returned')) fail('label_own')
  const label = await begin(app, { id, isOwn: await hasOwnAccount(app, parcel.store_id) })
  return { parcel, isOwn: label.own_account, isFresh: label.state === 'intended' && label.shipment_id === null }
}

const answer = async (app: App, user: Actor, id: number) => ({
  error: false,
  message: say('A etiqueta foi comprada.', 'The label was bought.'),
  result: await showSale(app, user, id),
})

/** Writes the intent, and refuses if another process works on the label; an earlier intent keeps its account. */
const begin = (app: App, { id, isOwn }: { id: number; isOwn: boolean }) =>
  app.transaction(async (tx) => {
    await intendLabel(tx, id, { isOwn, now: app.clock.now() })
    return (await takeForWork(tx, app, id)) ?? fail('label_under_way')
  })

export function takeForWork(tx: Parameters<typeof takeLabel>[0], { clock }: Pick<App, 'clock'>, id: number) {
  const now = clock.now()
  return takeLabel(tx, id, { now, until: new Date(now.getTime() + WORKING_MS) })
}

/** Forgets the label if nothing can have been paid; if not, the job finds out and ends it. */
export async function refuse(app: App, id: number, error: unknown): Promise<never> {
  const label = await labelOf(app.db, id)
  const isOpen = label?.state === 'intended'
  if (isOpen && (error instanceof BalanceTooSmall || error instanceof FreightRefused || !label.shipment_id))
    await app.transaction((tx) => forgetLabel(tx, id))
  if (!(error instanceof BalanceTooSmall) && !(error instanceof FreightUnavailable)) throw error
  app.log.warn({ err: error, parcel: id }, 'A label could not be bought')
  if (error instanceof BalanceTooSmall) return fail(label?.own_account ? 'label_own_balance' : 'label_no_balance')
  if (error instanceof FreightForbidden && label?.own_account) return fail('carrier_account_ended')
  if (isOpen && error instanceof FreightRefused) return fail('label_refused')
  return fail(isOpen && !label.shipment_id ? 'label_unavailable' : 'label_waits')
}
