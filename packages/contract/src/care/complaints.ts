import { bounded, get, post, put, table, writing } from '../kit/api.ts'
import type { complaintsSchemas } from './complaints.schemas.ts'

export const complaints = table<typeof complaintsSchemas>()({
  list: get('/v1/complaints', 'user'),
  show: get('/v1/complaints/{id}', 'user'),
  listOfStore: get('/v1/complaints/index_to_store/{id}', 'seller', 'messages'),
  showToStore: get('/v1/complaints/show_to_store/{id}', 'seller', 'messages'),
  open: bounded(post('/v1/complaints/', 'user'), { times: 10, minutes: 60, about: 'store_order_id' }),
  addMessage: bounded(post('/v1/complaint/add_message', 'user', 'messages'), { times: 20, minutes: 60, about: 'id' }),
  block: bounded(writing(get('/v1/complaints/block_complaint/{who}/{id}', 'user', 'messages')), {
    times: 10,
    minutes: 60,
    about: 'id',
  }),

  options: get('/v1/complaints/options/{id}', 'user'),
  read: put('/v1/complaint/read/{id}', 'user', 'messages'),
  propose: bounded(post('/v1/complaint/propose', 'user', 'refunds'), { times: 20, minutes: 60, about: 'id' }),
  accept: bounded(post('/v1/complaint/accept', 'user', 'refunds'), { times: 10, minutes: 60, about: 'id' }),
  withdraw: bounded(post('/v1/complaint/withdraw', 'user'), { times: 10, minutes: 60, about: 'id' }),
  sendBack: bounded(post('/v1/complaint/send_back', 'user'), { times: 10, minutes: 60, about: 'id' }),
  takeBack: bounded(post('/v1/complaint/take_back', 'user', 'refunds'), { times: 10, minutes: 60, about: 'id' }),
  confirmArrival: bounded(post('/v1/complaint/confirm_arrival', 'user'), { times: 10, minutes: 60, about: 'id' }),
  dispute: bounded(post('/v1/complaint/dispute', 'user', 'refunds'), { times: 10, minutes: 60, about: 'id' }),

  listOfAll: get('/v1/admin/complaints', 'admin'),
  showToOperator: get('/v1/admin/complaints/{id}', 'admin'),
  write: bounded(post('/v1/admin/complaints/{id}/write', 'admin'), { times: 600, minutes: 60 }),
  decide: bounded(post('/v1/admin/complaints/{id}/decide', 'admin'), { times: 600, minutes: 60 }),
  reopen: bounded(post('/v1/admin/complaints/{id}/reopen', 'admin'), { times: 600, minutes: 60 }),
})
