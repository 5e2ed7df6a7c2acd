import type { ComplaintSide } from '@bra/contract/care/complaints.schemas'
import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tell } from '../../people/notices/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import { inNotice, type Said, saidOfPart, type Sides, sidesOf } from '../../orders/order-notices/index.ts'
import type { ComplaintRow } from './writing.queries.ts'

interface Occasion {
  key: string
  say: (about: { id: number; sides: Sides; to: ComplaintSide }) => Said
}

/** Sends one side a notice and a mail; operators, who speak for the centre, have their inbox. */
export async function tellSide(
  tx: Tx,
  app: Pick<App, 'clock'>,
  complaint: ComplaintRow,
  told: Occasion & { to: ComplaintSide },
) {
  const { id, store_id: storeId, store_order_id: storeOrderId } = complaint
  const { to } = told
  const sides = await sidesOf(tx, storeOrderId)
  const news = saidOfPart(told.say({ id, sides, to }), sides)
  const { title, body: text, facts } = news
  const key = `complaint ${id}: ${told.key} to ${to}`
  const action = say('Ver a reclamação', 'See the complaint')
  if (to === 'store') {
    if (storeId === null) return
    const link = `/store-complaints/${storeId}/${id}`
    return tellStore(tx, app, 'messages', {
      ...{ storeId, title, text, inNotice: inNotice(news), link, about: sides.buyer_id },
      mail: { key, template: 'sale_news', facts, action },
    })
  }
  const link = `/complaints/${id}`
  await tell(tx, app, {
    ...{ userId: sides.buyer_id, kind: 'orders', title, body: inNotice(news), link, about: sides.behind_store },
    mail: { key, template: 'parcel_news', details: { name: sides.buyer, title, text, facts, link, action } },
  })
}

export async function tellBoth(tx: Tx, app: Pick<App, 'clock'>, complaint: ComplaintRow, told: Occasion) {
  await tellSide(tx, app, complaint, { ...told, to: 'client' })
  await tellSide(tx, app, complaint, { ...told, to: 'store' })
}

export const otherSide = (side: ComplaintSide): ComplaintSide => (side === 'client' ? 'store' : 'client')
