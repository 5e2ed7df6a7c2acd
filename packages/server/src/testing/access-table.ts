import { ofBuyer, own, type AccessRow } from './access-rows.ts'
import { adminRows } from './access-table.admin.ts'
import { complaintRows } from './access-table.complaints.ts'
import { freightRows } from './access-table.freight.ts'
import { peopleRows } from './access-table.people.ts'
import { planRows } from './access-table.plans.ts'
import { saleRows } from './access-table.sales.ts'
import { searchRows } from './access-table.searches.ts'
import { sellingRows } from './access-table.selling.ts'

const place = { postcode: '01310100', address: 'Avenida Paulista', number: '1000', state: 'SP', city: 'São Paulo' }
const address = { ...place, district: 'Bela Vista', complement: '', recipient: 'Alguém', label: 'Casa' }

/** Lists every call that needs a session; a call that is missing fails the test that walks the contract. */
export const accessTable: Record<string, AccessRow> = {
  ...freightRows,
  ...peopleRows,
  ...planRows,
  ...saleRows,
  ...searchRows,
  ...sellingRows,
  ...adminRows,
  ...complaintRows,
  'POST /token': own(() => ({ body: { purpose: 'disable' } })),
  'POST /validate-token': own(() => ({ body: { token: '000000' } })),
  'POST /unable': own(() => ({ body: { token: '000000' } })),
  'POST /v1/update-client': own(() => ({ body: { user: { name: 'Alguém', last_name: 'De Nome' } } })),
  'PUT /v1/mail-language': own(() => ({ body: { language: 'en' } })),
  'POST /v1/auth/change-email': own(() => ({ body: { email: 'outro@bracards.example', password: 'senha-errada' } })),
  'POST /v1/auth/change-password': own(() => ({ body: { current: 'senha-errada', password: 'uma-nova-e-comprida' } })),
  'POST /v1/auth/second-factor': own(() => ({ body: { password: 'senha-errada' } })),
  'POST /v1/auth/second-factor/confirm': own(() => ({ body: { code: '000000' } })),
  'POST /v1/auth/second-factor/disable': own(() => ({ body: { password: 'senha-errada' } })),
  'POST /v1/auth/second-factor/recovery-codes': own(() => ({ body: { password: 'senha-errada' } })),
  'GET /v1/auth/security-events': own(),
  'GET /v1/auth/sessions': own(),
  'DELETE /v1/auth/sessions/{id}': ofBuyer(({ session }) => ({ params: { id: session } })),
  'POST /v1/auth/sso-token': own(),
  'POST /v1/refresh': own(),
  'GET /v1/users/current-user': own(),

  'GET /v1/own-stores': own(),
  'GET /v1/address': own(),
  'POST /v1/address': own(() => ({ body: address })),
  'POST /v1/address/add_address': own(() => ({ body: address })),
  'POST /v1/update-address/': ofBuyer(({ address: id }) => ({ body: { ...address, id } })),
  'DELETE /v1/address/{id}': ofBuyer(({ address: id }) => ({ params: { id } })),
  'GET /v1/address-store-null': own(),
  'GET /v1/address-default': own(),

  'GET /v1/company': own(),
  'POST /v1/company/add_companies': own(() => ({ body: {} })),
  'POST /v1/company/update_company': own(() => ({ body: {} })),
  'GET /v1/bankData': own(),

  'GET /v1/my-stores': own(),

  'GET /v1/my-money': own(),
  'GET /v1/my-credit': own(),

  'GET /v1/pagarme/cards': own(),
  'POST /v1/pagarme/cards': own(() => ({ body: { token: 'token_que_ninguem_fez' } })),
  'DELETE /v1/pagarme/cards/{id}': ofBuyer(({ card }) => ({ params: { id: card } })),

  'GET /v1/users/favorites': own(),
  'GET /v1/favorites/ids': own(),
  'POST /v1/favorites/add-to-favorite': own(({ product }) => ({ body: { product_id: product } })),
  'GET /v1/userCollections': own(),
  'POST /v1/userCollections/add_to_collection': own(({ product }) => ({
    body: { product_id: product, condition: 'NM' },
  })),
  'POST /v1/userCollections/add_list': own(() => ({ body: { list: '1 Carta que não existe' } })),
  'PUT /v1/userCollections/{id}': ofBuyer(({ item }) => ({ params: { id: item }, body: { quantity: 77 } })),
  'DELETE /v1/userCollections/{id}': ofBuyer(({ item }) => ({ params: { id: item } })),
  'GET /v1/userCollections/products/{id}': own(({ product }) => ({ params: { id: product } })),
  'GET /v1/userCollections/binder/{id}': own(() => ({ params: { id: 1 } })),
  'GET /v1/userCollections/sets': own(),
  'GET /v1/userCollections/value': own(),
  'GET /v1/standard': own(),
  'PUT /v1/standard': own(() => ({
    body: { condition: 'NM', languages: ['PT'], finishes: [], posts_in_days: null },
  })),
  'GET /v1/wants': own(),
  'GET /v1/wants/newest': own(),
  'POST /v1/wants': own(({ product }) => ({ body: { product_id: product } })),
  'POST /v1/wants/list': own(() => ({ body: { list: '1 Carta que não existe' } })),
  'GET /v1/wants/products/{id}': own(({ product }) => ({ params: { id: product } })),
  'PUT /v1/wants/{id}': ofBuyer(({ want }) => ({ params: { id: want }, body: { limit_cents: 1 } })),
  'DELETE /v1/wants/{id}': ofBuyer(({ want }) => ({ params: { id: want } })),
  'GET /v1/shared-lists': own(),
  'POST /v1/shared-lists': own(() => ({ body: { kind: 'wants' } })),
  'DELETE /v1/shared-lists/{kind}': own(() => ({ params: { kind: 'wants' } })),

  'POST /v1/storefronts/marks': own(() => ({ body: { ids: [1] } })),

  'POST /v1/product/create_product': own(() => ({ body: { name: 'Boitatá', collection: 'Boca da Noite' } })),
  'GET /v1/product/suggestions': own(),

  'GET /v1/notices': own(),
  'POST /v1/cart/join': own(() => ({ body: { guest_id: 'visitanteDoNavegador' } })),
  'GET /v1/active-cart/{id}': ofBuyer(({ userId }) => ({ params: { id: userId } })),
  'POST /v1/order/save-order': own(({ address: id }) => ({
    body: { method: 'pix', address_id: id, total_cents: 100 },
  })),
  'POST /v1/order/pay': ofBuyer(({ order: id }) => ({ body: { order_id: id, method: 'pix' } })),
  'POST /v1/paginate-order': own(),
  'GET /v1/orders': own(),
  'GET /v1/orders/{id}/broken-sales': ofBuyer(({ order: id }) => ({ params: { id } })),
  'GET /v1/orders/{id}': ofBuyer(({ order: id }) => ({ params: { id } })),
  'POST /v1/order/cancel': ofBuyer(({ order: id }) => ({ body: { order_id: id } })),
  'POST /v1/order/cancel-parcel': ofBuyer(({ parcel: id }) => ({
    body: { store_order_id: id, reason: 'changed_mind' },
  })),
  'POST /v1/order/keep-parcel': ofBuyer(({ parcel: id }) => ({ body: { store_order_id: id } })),
  'POST /v1/order/confirm-delivery': ofBuyer(({ parcel: id }) => ({ body: { store_order_id: id } })),
  'POST /v1/order/send-back': ofBuyer(({ parcel: id }) => ({
    body: { store_order_id: id, tracking_code: 'AA123456785BR' },
  })),
  'POST /v1/order/answer-contest': ofBuyer(({ parcel: id }) => ({
    body: { store_order_id: id, comment: 'Mandei tudo' },
  })),
  'POST /v1/create-order-review/': ofBuyer(({ parcel: id }) => ({ body: { store_order_id: id, stars: 5 } })),

  'PUT /v1/notices': own(),
  'PUT /v1/notices/{id}': ofBuyer(({ notice }) => ({ params: { id: notice } })),
  'GET /v1/notification-preferences': own(),
  'PUT /v1/notification-preferences': own(() => ({ body: { preferences: [] } })),

  'GET /v1/consents': own(),
  'POST /v1/consents': own(() => ({ body: { document: 'marketing', accepted: true } })),
  'GET /v1/privacy/export': own(),
  'GET /v1/privacy/closure': own(),
  'DELETE /v1/privacy/closure': own(),

  'POST /broadcasting/auth': ofBuyer(({ userId }) => ({
    body: { socket_id: '1.1', channel_name: `private-App.User.${userId}` },
  })),
  'POST /broadcasting/user-auth': own(() => ({ body: { socket_id: '1.1' } })),

  'POST /v1/reviews/{id}/report': own(() => ({ params: { id: 999_999 }, body: { reason: 'false' } })),

  // last, because they end the session that asks
  'POST /v1/auth/logout': own(),
  'POST /v1/auth/logout-everywhere': own(),
}
