import { type AccessRow, ofSeller, own, ownOfSeller } from './access-rows.ts'

const box = { name: 'Envelope', length_cm: 16, width_cm: 11, height_cm: 2, weight_grams: 20, max_cards: 30 }

export const freightRows: Record<string, AccessRow> = {
  'GET /v1/box-store/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/box-store': ofSeller(({ store }) => ({ body: { ...box, store_id: store } })),
  'DELETE /v1/box-store/{id}': ofSeller(({ box: id }) => ({ params: { id } })),
  'GET /v1/store-order-market/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'POST /v1/product-store-confirm-stock': ofSeller(({ store, listing: id }) => ({
    body: { store_id: store, id, quantity: 1 },
  })),
  'POST /v1/wants/missing': own(() => ({ body: { wants: [{ product_id: 1, limit_cents: 100 }] } })),
  'POST /v1/wants/remove': own(() => ({ body: { ids: [999_999] } })),
  'GET /v1/push-key': own(),
  'GET /v1/push-devices': own(),
  'POST /v1/push-devices': own(() => ({
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  })),
  'DELETE /v1/push-devices/{id}': own(() => ({ params: { id: 999_999 } })),
  'GET /v1/carrier-account/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/carrier-account': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/carrier-account/finish': ownOfSeller(() => ({ body: { code: 'codigo', state: 'alheio' } })),
  'DELETE /v1/carrier-account/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'GET /v1/freight-rules/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/freight-rules': ofSeller(({ store }) => ({
    body: { store_id: store, states: ['SP'], from_cents: 10_000, up_to_grams: null },
  })),
  'DELETE /v1/freight-rules/{id}': ofSeller(() => ({ params: { id: 999_999 } })),
}
