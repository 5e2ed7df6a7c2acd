import { type AccessRow, ofBuyer, ofSeller, own } from './access-rows.ts'

export const planRows: Record<string, AccessRow> = {
  'GET /v1/signatures': own(),
  'GET /v1/signatures-expired': own(),
  'GET /v1/signature-preview': own(),
  'POST /v1/create-signature': ofSeller(({ store }) => ({
    body: { store_id: store, plan: 'banca', preview: 'de outro dia', method: 'pix' },
  })),
  'POST /v1/signature/pay': ofSeller(({ bill }) => ({ body: { bill_id: bill, method: 'pix' } })),
  'POST /v1/pagarme/subscriptions': ofSeller(({ signature }) => ({
    body: { signature_id: signature, method: 'pix' },
  })),
  'POST /v1/cancel-due-date': ofSeller(({ signature: id }) => ({ body: { id } })),
  'POST /v1/disable-signature': ofSeller(({ signature: id }) => ({ body: { id } })),
  'POST /v1/subscriber-plans/cancel': ofBuyer(({ userId }) => ({ body: { user_id: userId } })),
}
