import { type AccessRow, ofSeller, ownOfSeller } from './access-rows.ts'

const box = { name: 'Envelope', length_cm: 16, width_cm: 11, height_cm: 2, weight_grams: 20, max_cards: 30 }

export const freightRows: Record<string, AccessRow> = {
  'GET /v1/box-store/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/box-store': ofSeller(({ store }) => ({ body: { ...box, store_id: store } })),
  'DELETE /v1/box-store/{id}': ofSeller(({ box: id }) => ({ params: { id } })),
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
