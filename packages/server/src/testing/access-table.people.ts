import { type AccessRow, own } from './access-rows.ts'

export const peopleRows: Record<string, AccessRow> = {
  'POST /v1/wants/missing': own(() => ({ body: { wants: [{ product_id: 1, limit_cents: 100 }] } })),
  'POST /v1/wants/remove': own(() => ({ body: { ids: [999_999] } })),
  'GET /v1/favorite-stores': own(),
  'POST /v1/favorite-stores': own(({ store }) => ({ body: { store_id: store } })),
  'GET /v1/push-key': own(),
  'GET /v1/push-devices': own(),
  'POST /v1/push-devices': own(() => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      // the base point of P-256
      p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
      auth: 'a'.repeat(22),
    },
  })),
  'DELETE /v1/push-devices/{id}': own(() => ({ params: { id: 999_999 } })),
}
