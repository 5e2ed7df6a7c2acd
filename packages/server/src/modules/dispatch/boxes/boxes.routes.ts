import { boxes } from '@bra/contract/dispatch/boxes'
import { boxesSchemas } from '@bra/contract/dispatch/boxes.schemas'
import { routes } from '../../../platform/routes.ts'
import { boxesOf, chooseBox, removeBox, saveBox } from './boxes.service.ts'

export default routes(boxes, boxesSchemas, {
  list: ({ app, user, params }) => boxesOf(app, user, params.id),
  save: ({ app, user, body }) => saveBox(app, user, body),
  remove: ({ app, user, params }) => removeBox(app, user, params.id),
  choose: ({ app, user, body }) => chooseBox(app, user, body),
})
