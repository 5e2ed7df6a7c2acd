import { type AccessRow, ofBuyer, ofSeller } from './access-rows.ts'

export const saleRows: Record<string, AccessRow> = {
  'GET /v1/store-order-market/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'GET /v1/store-printing/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/store-printing': ofSeller(({ store }) => ({ body: { store_id: store, paper: 'a6', contents: false } })),
  'POST /v1/store-dispatch': ofSeller(({ store, sale: id }) => ({
    body: { store_id: store, work: 'post', parcels: [{ id }] },
  })),
  'POST /v1/store-dispatch/estimate': ofSeller(({ store, sale: id }) => ({ body: { store_id: store, ids: [id] } })),
  'POST /v1/store-dispatch/stop': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'GET /v1/store-dispatch/{store_id}/figures': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'GET /v1/store-dispatch/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/store-orders-get-nf': ofSeller(({ sale: id }) => ({ body: { ids: [id] } })),
  'GET /v1/orders/{id}/invoices': ofBuyer(({ order: id }) => ({ params: { id } })),
  'POST /v1/order/invoice': ofBuyer(({ parcel: id }) => ({ body: { id } })),
  'POST /v1/product-store-confirm-stock': ofSeller(({ store, listing: id }) => ({
    body: { store_id: store, id, quantity: 1 },
  })),
}
