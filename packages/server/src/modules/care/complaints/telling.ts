import type { ComplaintSide } from '@bra/contract/care/complaints.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tell } from '../../people/notices/index.ts'
import { inNotice, type Said, type Sides, sidesOf } from '../../orders/order-notices/index.ts'
import type { ComplaintRow } from './writing.queries.ts'

interface Occasion {
  /** Sets the mail apart from the others about the same complaint. */
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
  const { to, key } = told
  const sides = await sidesOf(tx, storeOrderId)
  const isClient = to === 'client'
  const userId = isClient ? sides.buyer_id : sides.owner_id
  if (userId === null) return
  const about = isClient ? sides.owner_id : sides.buyer_id
  const news = told.say({ id, sides, to })
  const link = isClient ? `/complaints/${id}` : `/store-complaints/${storeId}/${id}`
  const name = (isClient ? sides.buyer : sides.owner) ?? ''
  const details = { name, title: news.title, text: news.body, facts: news.facts, link, action: 'Ver a reclamação' }
  await tell(tx, app, {
    ...{ userId, kind: isClient ? 'orders' : 'selling', title: news.title, body: inNotice(news), link, about },
    mail: { key: `complaint ${id}: ${key} to ${to}`, template: isClient ? 'parcel_news' : 'sale_news', details },
  })
}

export async function tellBoth(tx: Tx, app: Pick<App, 'clock'>, complaint: ComplaintRow, told: Occasion) {
  await tellSide(tx, app, complaint, { ...told, to: 'client' })
  await tellSide(tx, app, complaint, { ...told, to: 'store' })
}

export const otherSide = (side: ComplaintSide): ComplaintSide => (side === 'client' ? 'store' : 'client')
