import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Actor } from '../../../platform/kernel.ts'
import { signaturesOfStores } from './signatures.queries.ts'
import { signaturesShown } from './signatures.view.ts'

const TOLD_DAYS = 30

/** Tells of plans that ended lately and that no other follows; what exceeds the free limits is paused, not deleted. */
export async function expiredSignatures(app: App, { storeIds }: Pick<Actor, 'storeIds'>) {
  const since = daysBefore(app.clock.now(), TOLD_DAYS)
  const newest = Map.groupBy(await signaturesOfStores(app.db, storeIds), ({ store_id: id }) => id).values()
  const over = [...newest].flatMap(([last]) => (last?.ended_at && last.ended_at >= since ? last : []))
  const names = [...new Set(over.map(({ name }) => name))].join(', ')
  const message = say(
    `Sua assinatura terminou (${names}). Vale o plano grátis: nada foi apagado, e as ofertas acima do limite esperam lugar.`,
    `Your signature has ended (${names}). The free plan applies: nothing was deleted, and offers above the limit wait for a place.`,
  )
  const isAny = over.length > 0
  return { erro: isAny, message: isAny ? message : null, signatures: await signaturesShown(app, over) }
}
