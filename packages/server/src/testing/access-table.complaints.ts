import { ofBuyer, ofOperator, ofSeller, own, type AccessRow } from './access-rows.ts'

const body = 'Veio outra carta'
/** No complaint has this id. */
const nobodys = { params: { id: 999_999 } }

export const complaintRows: Record<string, AccessRow> = {
  'GET /v1/complaints': own(),
  'GET /v1/complaints/{id}': ofBuyer(({ complaint: id }) => ({ params: { id } })),
  'GET /v1/complaints/index_to_store/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/complaints/show_to_store/{id}': ofSeller(({ storeComplaint: id }) => ({ params: { id } })),
  'POST /v1/complaints/': ofBuyer(({ parcel: id }) => ({ body: { store_order_id: id, reason: 'not_arrived', body } })),
  'POST /v1/complaint/add_message': ofBuyer(({ complaint: id }) => ({ body: { id, body } })),
  'GET /v1/complaints/options/{id}': ofBuyer(({ parcel: id }) => ({ params: { id } })),
  'PUT /v1/complaint/read/{id}': ofBuyer(({ complaint: id }) => ({ params: { id } })),
  'POST /v1/complaint/propose': ofBuyer(({ complaint: id }) => ({ body: { id, kind: 'return' } })),
  'POST /v1/complaint/accept': ofBuyer(({ complaint: id }) => ({ body: { id, proposal_id: 1 } })),
  'POST /v1/complaint/send_back': ofBuyer(({ complaint: id }) => ({ body: { id, tracking_code: 'AA123456785BR' } })),
  'POST /v1/complaint/take_back': ofSeller(({ storeComplaint: id }) => ({ body: { id } })),
  'POST /v1/complaint/confirm_arrival': ofBuyer(({ complaint: id }) => ({ body: { id } })),
  'POST /v1/complaint/dispute': ofBuyer(({ complaint: id }) => ({ body: { id, body } })),
  'POST /v1/complaint/withdraw': ofBuyer(({ complaint: id }) => ({ body: { id } })),
  'GET /v1/complaints/block_complaint/{who}/{id}': ofBuyer(({ complaint: id }) => ({ params: { who: 'client', id } })),

  'GET /v1/admin/complaints': ofOperator(),
  'GET /v1/admin/complaints/{id}': ofOperator(({ complaint: id }) => ({ params: { id } })),
  'POST /v1/admin/complaints/{id}/write': ofOperator(() => ({ ...nobodys, body: { body } })),
  'POST /v1/admin/complaints/{id}/decide': ofOperator(() => ({
    ...nobodys,
    body: { outcome: 'unfounded', reason: 'Conferência' },
  })),
  'POST /v1/admin/complaints/{id}/reopen': ofOperator(() => ({ ...nobodys, body: { reason: 'Conferência' } })),
}
