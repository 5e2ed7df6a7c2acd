import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostLetters } from '../kit/field-sentences.ts'
import { BuyerAction, CancelReason, Order } from './orders.schemas.ts'
import { PhotoAddresses } from '../ground/photos.schemas.ts'
import { Id, result, Words } from '../kit/shapes.ts'

const ONE_TO_FIVE = both('Escolha de 1 a 5 estrelas.', 'Choose 1 to 5 stars.')
const Stars = z.number(ONE_TO_FIVE).int(ONE_TO_FIVE).min(1, ONE_TO_FIVE).max(5, ONE_TO_FIVE)

const UNTOLD = both('Conte o que aconteceu.', 'Say what happened.')

const MOST_PARCELS = 100

const parcel = z.object({ store_order_id: Id })
const changed = result(Order)

export const parcelsSchemas = {
  /** Requests, cancels or returns, depending on the actions that the parcel offers. */
  cancel: {
    body: parcel.extend({
      reason: CancelReason,
      comment: Words(500).optional(),
      /** The action that the person was shown; if it no longer applies, nothing else is done. */
      action: BuyerAction.extract(['ask_cancel', 'cancel', 'regret']).optional(),
      /** These parcels of the same sender and order go the same way, if several are cancelled at once. */
      others: z.array(Id).max(MOST_PARCELS).optional(),
    }),
    reply: changed,
  },
  withdrawCancel: { body: parcel, reply: changed },
  confirmDelivery: { body: parcel, reply: changed },
  sendBack: {
    body: parcel.extend({
      tracking_code: Words(40).min(1, both('Informe o código de rastreio.', 'Enter the tracking code.')),
    }),
    reply: changed,
  },
  /** Answers the store's statement about a contested return; possible only once. */
  answerContest: {
    body: parcel.extend({
      comment: z.string(UNTOLD).trim().min(1, UNTOLD).max(500, mostLetters(500)),
      photos: PhotoAddresses.default([]),
    }),
    reply: changed,
  },
  review: {
    body: parcel.extend({ stars: Stars, comment: Words(1000).optional() }),
    reply: result(z.object({ order_id: z.int() })),
  },
}
