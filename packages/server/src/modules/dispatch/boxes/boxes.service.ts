import { say } from '@bra/contract/kit/saying'
import { notSent } from '@bra/contract/orders/order-states'
import type { boxesSchemas } from '@bra/contract/dispatch/boxes.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { ownSale } from '../store-orders/index.ts'
import {
  type Box,
  boxesOfStores,
  boxToPack,
  type PackBox,
  packBoxesOf,
  type ParcelItem,
} from '../../stores/shipping/index.ts'
import {
  deleteBox,
  heldBox,
  insertBox,
  updateBox,
  type Contents,
  contentsOf,
  openParcelsOf,
  setBox,
  unsetBox,
} from './boxes.queries.ts'

const MAX_BOXES = 30
const IN_USE = say(
  'Erro desconhecido, contate o suporte ou tente novamente mais tarde',
  'Unknown error, contact support or try again later',
)

type Saved = z.output<typeof boxesSchemas.save.body>

export async function boxesOf({ db }: App, user: Actor, storeId: number) {
  ownStore(user, storeId)
  const boxes = await boxesOfStores(db, [storeId])
  const open = await openParcelsOf(
    db,
    boxes.map(({ id }) => id),
  )
  return { boxes: boxes.map((box) => ({ ...box, open: open.get(box.id) ?? 0 })) }
}

export async function saveBox(app: App, user: Actor, { id, ...box }: Saved) {
  ownStore(user, box.store_id)
  const result = await app.transaction(async (tx) => {
    if (id !== undefined) return (await updateBox(tx, id, box)) ?? fail('box_not_found')
    await holdLists(tx, box.store_id)
    if ((await boxesOfStores(tx, [box.store_id])).length >= MAX_BOXES) fail('too_many_boxes')
    return insertBox(tx, box, app.clock.now())
  })
  return { error: false, message: say('Criado/Alterado com sucesso.', 'Saved.'), result }
}

/** Keeps a box in which a parcel waits to be posted; the box is locked, so that none is put into it meanwhile. */
export const removeBox = (app: App, user: Actor, id: number) =>
  app.transaction(async (tx) => {
    if (!(await heldBox(tx, id, user.storeIds))) fail('box_not_found')
    if ((await openParcelsOf(tx, [id])).has(id)) return { success: false, message: IN_USE }
    await deleteBox(tx, id)
    return { success: true, message: usualReplies.removed }
  })

export async function chooseBox(app: App, user: Actor, { id, box_id: boxId }: { id: number; box_id: number | null }) {
  await app.transaction(async (tx) => {
    const sale = await ownSale(tx, user, id)
    if (sale.bra_center) fail('sent_by_center')
    if (!notSent.includes(sale.state)) fail('not_to_pick')
    if (boxId === null) return unsetBox(tx, id)
    if (!(await heldBox(tx, boxId, [sale.store!.id]))) fail('box_not_found')
    return setBox(tx, id, boxId)
  })
  return { error: false, message: usualReplies.saved }
}

export interface Packing {
  chosen: number | null
  /** Id of the store's box that applies unless another is chosen; null if it has none that holds everything. */
  fitting: number | null
  /** The chosen box, or else the fitting one, or else one that the store has to find. */
  box: Box
  items: ParcelItem[]
}

export async function packingOf(db: Db, storeId: number, ids: number[]): Promise<Map<number, Packing>> {
  const [contents, known] = await Promise.all([contentsOf(db, ids), packBoxesOf(db, [storeId])])
  const boxes = known.get(storeId) ?? []
  const byParcel = Map.groupBy(contents, ({ id }) => id)
  return new Map([...byParcel].map(([id, lines]) => [id, packed(lines, boxes)]))
}

function packed(lines: Contents[], boxes: PackBox[]): Packing {
  const items = lines.map(({ quantity, grams, is_card: isCard, sides }) => ({ quantity, grams, isCard, sides }))
  const { box_id: chosen, method } = lines[0]!
  const fitting = boxToPack(items, boxes, method)
  return {
    chosen,
    items,
    fitting: boxes.find((own) => own === fitting)?.id ?? null,
    box: boxes.find(({ id }) => id === chosen) ?? fitting,
  }
}
