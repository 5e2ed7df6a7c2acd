import type { labelsSchemas } from '@bra/contract/dispatch/labels.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { nameOfOrders } from '../../../platform/file-names.ts'
import type { Actor } from '../../../platform/routes.ts'
import { bareCode, refuseWrongCode } from '../../stores/shipping/index.ts'
import { labelsBought } from './label-states.queries.ts'
import { countOwn, type LabelRow, ordersOfParcels, parcelsToLabel } from './labels.queries.ts'
import { labelsReady, ONE_AT_A_TIME, postingListReady, withoutLabel } from './labels.words.ts'
import { noteTrackingCode } from '../../orders/orders/index.ts'

type LabelsBody = z.output<typeof labelsSchemas.get.body>

export async function labelsOf(
  app: App,
  user: Actor,
  { ids: asked, tracking_code: typed = '', paper, contents }: LabelsBody,
) {
  const ids = [...new Set(asked)]
  if ((await countOwn(app.db, user.storeIds, ids)) < ids.length) fail('store_order_not_found')
  const code = bareCode(typed)
  if (code !== '') await keepTyped(app, user, { ids, code })
  const parcels = await parcelsToLabel(app.db, user.storeIds, ids)
  const pickups = await pickupsAmong(app, ids, parcels)
  const { printLabels } = await import('./labels.printing.ts')
  const { data, failed } = await printLabels(app, parcels, { paper, contents })
  if (data === null) return fail('label_not_printed')
  const codes = parcels.flatMap(({ id, tracking_code: its }) => (its ? [[String(id), its] as const] : []))
  const unprinted = failed.map(({ id, order_id }) => ({ id, order_id }))
  const lost = new Set(failed.map(({ id }) => id))
  const name = nameOf(parcels.filter(({ id }) => !lost.has(id)))
  const result = { data, name, failed: unprinted, tracking_codes: Object.fromEntries(codes) }
  return { error: false, message: labelsReady({ pickups, missing: numbersOf(failed) }), result }
}

/** Returns the numbers of orders that their buyers pick up; refuses any other parcel that has no label. */
async function pickupsAmong(app: App, ids: number[], parcels: LabelRow[]) {
  const labelled = new Set(parcels.map(({ id }) => id))
  const others = await ordersOfParcels(
    app.db,
    ids.filter((id) => !labelled.has(id)),
  )
  const refused = others.filter(({ is_pickup }) => !is_pickup)
  if (refused.length > 0 && ids.length > 1) fail('no_label', { id: withoutLabel(numbersOf(refused)) })
  if (refused.length > 0 || parcels.length === 0) fail('no_label')
  return numbersOf(others)
}

const numbersOf = (orders: { order_id: number }[]) => orders.map(({ order_id: id }) => id)

export async function postingList(app: App, user: Actor, asked: number[]) {
  const ids = [...new Set(asked)]
  if ((await countOwn(app.db, user.storeIds, ids)) < ids.length) fail('store_order_not_found')
  const parcels = (await parcelsToLabel(app.db, user.storeIds, ids)).filter(({ tracking_code: code }) => code !== null)
  if (parcels.length === 0) fail('no_codes')
  const { drawPostingList } = await import('./posting-list.drawing.ts')
  const data = await drawPostingList(parcels, app.clock.now())
  const message = postingListReady({ leftOut: ids.length - parcels.length })
  return { error: false, message, result: { data, name: nameOfOrders('postagem', numbersOf(parcels)) } }
}

const nameOf = (parcels: LabelRow[]) => nameOfOrders('etiquetas', numbersOf(parcels))

async function keepTyped(app: App, user: Actor, { ids: [id, ...others], code }: { ids: number[]; code: string }) {
  if (others.length > 0) fail('invalid_input', { tracking_code: ONE_AT_A_TIME })
  refuseWrongCode(code)
  const [parcel] = await parcelsToLabel(app.db, user.storeIds, [id!])
  if (!parcel) return fail('no_label')
  if ((await labelsBought(app.db, [parcel.id])).length > 0) failAt('tracking_code', 'label_bought')
  await app.transaction((tx) => noteTrackingCode(tx, parcel.id, code))
}
