import type { labelsSchemas } from '@bra/contract/dispatch/labels.schemas'
import type { Document } from '@bra/contract/kit/document.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { nameOfOrders } from '../../../platform/file-names.ts'
import type { User } from '../../../platform/routes.ts'
import { bareCode, FreightUnavailable, labelsBought, refuseWrongCode } from '../../stores/shipping/index.ts'
import { sellerOf } from './label-sellers.ts'
import type { Printing } from './labels.drawing.ts'
import { countOwn, type LabelRow, ordersOfParcels, parcelsToLabel } from './labels.queries.ts'
import { noteTrackingCode } from '../../orders/orders/index.ts'

type BoughtLabel = Awaited<ReturnType<typeof labelsBought>>[number]
type LabelsBody = z.output<typeof labelsSchemas.get.body>

export async function labelsOf(
  app: App,
  user: User,
  { ids: asked, tracking_code: typed = '', paper, contents }: LabelsBody,
) {
  const ids = [...new Set(asked)]
  if ((await countOwn(app.db, user.id, ids)) < ids.length) fail('store_order_not_found')
  const code = bareCode(typed)
  if (code !== '') await keepTyped(app, user, { ids, code })
  const parcels = await parcelsToLabel(app.db, user.id, ids)
  const pickups = await pickupsAmong(app, ids, parcels)
  const bought = new Map((await labelsBought(app.db, ids)).map((label) => [label.id, label]))
  const own = parcels.filter(({ id }) => !bought.has(id))
  const documents = await printed(app, parcels, bought)
  if (own.length > 0) documents.unshift(await drawn(app, own, { paper, contents }))
  const codes = parcels.flatMap(({ id, tracking_code: its }) => (its ? [[String(id), its] as const] : []))
  const [first, ...others] = documents
  const result = { ...first!, others, tracking_codes: Object.fromEntries(codes) }
  const leftOut = pickups.length > 0 ? ` Sem etiqueta, por retirada na loja: ${named(pickups)}.` : ''
  return { error: false, message: `As etiquetas estão prontas.${leftOut}`, result }
}

/** Returns the numbers of orders that their buyers pick up; refuses any other parcel that has no label. */
async function pickupsAmong(app: App, ids: number[], parcels: LabelRow[]) {
  const labelled = new Set(parcels.map(({ id }) => id))
  const others = await ordersOfParcels(
    app.db,
    ids.filter((id) => !labelled.has(id)),
  )
  const refused = others.filter(({ is_pickup }) => !is_pickup)
  if (refused.length > 0 && ids.length > 1) fail('no_label', { id: `Sem etiqueta: ${named(numbersOf(refused))}.` })
  if (refused.length > 0 || parcels.length === 0) fail('no_label')
  return numbersOf(others)
}

const numbersOf = (orders: { order_id: number }[]) => orders.map(({ order_id: id }) => id)
const named = (numbers: number[]) => `${numbers.length === 1 ? 'pedido' : 'pedidos'} nº ${numbers.join(', ')}`

/** The list that the counter of the post signs: every parcel with its code, by service. */
export async function postingList(app: App, user: User, asked: number[]) {
  const ids = [...new Set(asked)]
  if ((await countOwn(app.db, user.id, ids)) < ids.length) fail('store_order_not_found')
  const parcels = (await parcelsToLabel(app.db, user.id, ids)).filter(({ tracking_code: code }) => code !== null)
  if (parcels.length === 0) fail('no_codes')
  const { drawPostingList } = await import('./posting-list.drawing.ts')
  const data = await drawPostingList(parcels, app.clock.now())
  const leftOut = ids.length - parcels.length
  const named = leftOut === 1 ? 'Um pedido ficou' : `${leftOut} pedidos ficaram`
  const message = `A lista de postagem está pronta.${leftOut > 0 ? ` ${named} fora, sem código de rastreio ou por retirada.` : ''}`
  return { error: false, message, result: { data, name: nameOfOrders('postagem', numbersOf(parcels)) } }
}

async function drawn({ clock }: App, parcels: LabelRow[], asked: Printing) {
  const { drawLabels } = await import('./labels.drawing.ts')
  return { data: await drawLabels(parcels, { ...asked, now: clock.now() }), name: nameOf(parcels) }
}

const nameOf = (parcels: LabelRow[]) => nameOfOrders('etiquetas', numbersOf(parcels))

/** Prints labels that the carrier sold as the carrier made them, each on its own. */
async function printed(app: App, parcels: LabelRow[], bought: Map<number, BoughtLabel>): Promise<Document[]> {
  const toPrint = parcels.filter(({ id }) => bought.has(id))
  try {
    return await Promise.all(
      toPrint.map(async (parcel) => {
        const { shipment_id: shipment, own_account: isOwn } = bought.get(parcel.id)!
        const seller = await sellerOf(app, { storeId: parcel.store_id, isOwn })
        return { data: await seller.print(shipment!), name: nameOf([parcel]) }
      }),
    )
  } catch (error) {
    if (!(error instanceof FreightUnavailable)) throw error
    app.log.warn({ err: error }, 'A label could not be printed')
    return fail('label_not_printed')
  }
}

async function keepTyped(app: App, user: User, { ids: [id, ...others], code }: { ids: number[]; code: string }) {
  if (others.length > 0) fail('invalid_input', { tracking_code: 'Informe o código de um pedido de cada vez.' })
  refuseWrongCode(code)
  const [parcel] = await parcelsToLabel(app.db, user.id, [id!])
  if (!parcel) return fail('no_label')
  if ((await labelsBought(app.db, [parcel.id])).length > 0) failAt('tracking_code', 'label_bought')
  await app.transaction((tx) => noteTrackingCode(tx, parcel.id, code))
}
