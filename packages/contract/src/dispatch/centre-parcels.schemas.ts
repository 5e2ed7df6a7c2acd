import { Done } from '../people/people.schemas.ts'
import { ById } from '../kit/shapes.ts'
import { storeOrdersSchemas } from './store-orders.schemas.ts'

const of = { params: ById, reply: Done }

export const centreParcelsSchemas = {
  cancel: { ...of, body: storeOrdersSchemas.cancel.body.omit({ id: true }) },
  keep: { ...of, body: storeOrdersSchemas.keep.body.omit({ id: true }) },
  move: { ...of, body: storeOrdersSchemas.move.body.omit({ id: true }) },
}
