import { complaints } from '@bra/contract/care/complaints'
import { complaintsSchemas } from '@bra/contract/care/complaints.schemas'
import { forNoStore, ownStore } from '../../../acting.ts'
import { routes } from '../../../platform/routes.ts'
import { addMessage, block, readMessages } from './conversation.service.ts'
import { openComplaint, optionsOf } from './opening.service.ts'
import { decide, reopen, writeToBoth } from './operator.service.ts'
import { accept, propose, withdraw } from './proposals.service.ts'
import { confirmArrival, dispute, sendBack, takeBack } from './returns.service.ts'
import { listComplaints, showAs, showToOperator } from './showing.service.ts'

export default routes(complaints, complaintsSchemas, {
  list: ({ app, user, query: { order_id: orderId, store_order_id: storeOrderId, ...page } }) =>
    listComplaints(app, 'client', { ...page, buyerId: user.id, orderId, storeOrderId }),
  show: ({ app, user, params }) => showAs(app, forNoStore(user), params.id, 'client'),
  listOfStore: ({ app, user, params, query: { store_order_id: storeOrderId, ...asked } }) =>
    listComplaints(app, 'store', { ...asked, storeId: ownStore(user, params.id), storeOrderId }),
  showToStore: ({ app, user, params }) => showAs(app, user, params.id, 'store'),
  open: ({ app, user, body }) => openComplaint(app, user, body),
  addMessage: ({ app, user, body }) => addMessage(app, user, body),
  block: ({ app, user, params }) => block(app, user, params),

  options: ({ app, user, params }) => optionsOf(app, user, params.id),
  read: ({ app, user, params }) => readMessages(app, user, params.id),
  propose: ({ app, user, body }) => propose(app, user, body),
  accept: ({ app, user, body }) => accept(app, user, body),
  withdraw: ({ app, user, body }) => withdraw(app, forNoStore(user), body),
  sendBack: ({ app, user, body }) => sendBack(app, forNoStore(user), body),
  takeBack: ({ app, user, body }) => takeBack(app, user, body),
  confirmArrival: ({ app, user, body }) => confirmArrival(app, forNoStore(user), body),
  dispute: ({ app, user, body }) => dispute(app, user, body),

  listOfAll: ({ app, query: { store_id: storeId, ...asked } }) =>
    listComplaints(app, 'operator', { ...asked, storeId }),
  showToOperator: ({ app, params }) => showToOperator(app, params.id),
  write: ({ app, user, params, body }) => writeToBoth(app, user, { ...params, ...body }),
  decide: ({ app, user, params, body }) => decide(app, user, { ...params, ...body }),
  reopen: ({ app, user, params, body }) => reopen(app, user, { ...params, ...body }),
})
