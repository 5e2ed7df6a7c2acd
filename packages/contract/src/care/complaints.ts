import { get, post, put, table, writing } from '../kit/api.ts'
import type { complaintsSchemas } from './complaints.schemas.ts'

export const complaints = table<typeof complaintsSchemas>()({
  list: get('/v1/complaints', 'user'),
  show: get('/v1/complaints/{id}', 'user'),
  listOfStore: get('/v1/complaints/index_to_store/{id}', 'seller'),
  showToStore: get('/v1/complaints/show_to_store/{id}', 'seller'),
  open: post('/v1/complaints/', 'user'),
  addMessage: post('/v1/complaint/add_message', 'user'),
  block: writing(get('/v1/complaints/block_complaint/{who}/{id}', 'user')),

  options: get('/v1/complaints/options/{id}', 'user'),
  read: put('/v1/complaint/read/{id}', 'user'),
  propose: post('/v1/complaint/propose', 'user'),
  accept: post('/v1/complaint/accept', 'user'),
  withdraw: post('/v1/complaint/withdraw', 'user'),
  sendBack: post('/v1/complaint/send_back', 'user'),
  takeBack: post('/v1/complaint/take_back', 'user'),
  confirmArrival: post('/v1/complaint/confirm_arrival', 'user'),
  dispute: post('/v1/complaint/dispute', 'user'),

  listOfAll: get('/v1/admin/complaints', 'admin'),
  showToOperator: get('/v1/admin/complaints/{id}', 'admin'),
  write: post('/v1/admin/complaints/{id}/write', 'admin'),
  decide: post('/v1/admin/complaints/{id}/decide', 'admin'),
  reopen: post('/v1/admin/complaints/{id}/reopen', 'admin'),
})
