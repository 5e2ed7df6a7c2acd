import type { Dice } from './dice.ts'
import { openDisputes, parcelsOf, someParcel } from './rows.ts'
import type { Walk } from './world.ts'

const reason = 'Ouvimos os dois lados'

export async function decideParcel(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  if (parcel) await decide(walk, parcel, dice.pick(['cancel', 'deliver', 'lose', 'take_back']))
}

export const decide = (walk: Walk, { id, state }: { id: number; state: string }, decision: string) =>
  walk.said(
    `operator: ${decision} ${id} ${state}`,
    walk.operator.post(`/api/v1/admin/parcels/${id}/decide`, { decision, reason }),
  )

export async function decideReturn(walk: Walk, dice: Dice) {
  const parcel = await someParcel(walk, dice)
  if (parcel) await endReturn(walk, parcel, dice.pick(['buyer', 'store']))
}

export const endReturn = (walk: Walk, { id, state }: { id: number; state: string }, decision: string) =>
  walk.said(
    `operator: return of ${id} ${state} for ${decision}`,
    walk.operator.post(`/api/v1/admin/returns/${id}/decide`, { decision, reason }),
  )

export async function decideDispute(walk: Walk, dice: Dice) {
  const dispute = dice.oneOf(await openDisputes(walk))
  if (dispute) await endDispute(walk, dispute.id, dice.pick(['won', 'lost']))
}

export const endDispute = (walk: Walk, id: number, decision: string) =>
  walk.said(
    `operator: dispute ${id} ${decision}`,
    walk.operator.post(`/api/v1/admin/disputes/${id}/decide`, { decision, reason }),
  )

/** Refunds that the provider refused are paid by other means, or asked for again. */
export async function settleRefusedRefunds(walk: Walk, dice: Dice) {
  const { operator } = walk
  for (const id of new Set((await parcelsOf(walk)).map((parcel) => parcel.order_id))) {
    const at = `/api/v1/admin/refunds/${id}`
    const shown = async () => (await operator.get(`/api/v1/admin/orders/${id}`)).body
    if (!(await shown()).refused_cents) continue
    await walk.said(`operator: hold refunds of ${id}`, operator.post(`${at}/hold`, { held: true }))
    const { held_cents } = await shown()
    if (!held_cents) continue
    if (dice.chance(0.8))
      await walk.said(`operator: ${held_cents} of ${id} given`, operator.post(`${at}/settle`, { held_cents, reason }))
    else await walk.said(`operator: ask again for ${id}`, operator.post(`${at}/hold`, { held: false }))
  }
}
