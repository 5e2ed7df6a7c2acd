import type { Belongings } from './belongings.ts'

interface Input {
  params?: Record<string, string | number>
  body?: unknown
}

/** How a call is tried. `things` names rows that are the owner's alone; without it a call only sees who asks. */
export interface Row {
  input?: (of: Belongings) => Input
  owner?: 'buyer' | 'seller' | 'operator'
  things?: true
}

const own = (input?: Row['input']): Row => ({ input })
const ofBuyer = (input: Row['input']): Row => ({ input, owner: 'buyer', things: true })
const ofSeller = (input: Row['input']): Row => ({ input, owner: 'seller', things: true })
/** Refused to everybody who is no operator. */
const ofOperator = (input?: Row['input']): Row => ({ input, owner: 'operator', things: true })
/** A row of a list that nobody keeps. */
const nobodys = ofOperator(() => ({ params: { id: 999_999 }, body: { reason: 'Conferência' } }))
const nm = { condition: 'NM', language: 'PT', finish: 'normal' }
const priceRule = {
  name: 'Acompanhar o mercado',
  scope: {},
  pricing: { source: 'lowest', change: { kind: 'percent', value: 0 } },
  rails: {},
}
const place = { postcode: '01310100', address: 'Avenida Paulista', number: '1000', state: 'SP', city: 'São Paulo' }
const address = { ...place, district: 'Bela Vista', complement: '', recipient: 'Alguém', label: 'Casa' }

const box = { name: 'Envelope', length_cm: 16, width_cm: 11, height_cm: 2, weight_grams: 20, max_cards: 30 }

/** Every call that needs a session: one that is missing here fails the test that walks the contract. */
export const accessTable: Record<string, Row> = {
  'POST /token': own(() => ({ body: { purpose: 'disable' } })),
  'POST /validate-token': own(() => ({ body: { token: '000000' } })),
  'POST /unable': own(() => ({ body: { token: '000000' } })),
  'POST /v1/update-client': own(() => ({ body: { user: { name: 'Alguém', last_name: 'De Nome' } } })),
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
  'GET /v1/address-default-store/{id}': ofSeller(({ store }) => ({ params: { id: store } })),
  'GET /v1/address-company/{id}': ofSeller(({ company }) => ({ params: { id: company } })),

  'GET /v1/company': own(),
  'POST /v1/company/add_companies': own(() => ({ body: {} })),
  'POST /v1/company/update_company': own(() => ({ body: {} })),
  'GET /v1/bankData': own(),
  'POST /v1/bankData/add_bank': ofSeller(({ store }) => ({
    body: {
      bank_code: '001',
      agency: '1584',
      agency_digit: '9',
      account: '00210169',
      account_digit: '6',
      account_type: 'checking',
      holder_name: 'Severino Guedes',
      holder_document: '52998224725',
      store_id: store,
    },
  })),

  'GET /v1/store-draft': own(),
  'PUT /v1/store-draft': own(() => ({ body: {} })),
  'POST /v1/store/add_store': own(() => ({ body: {} })),
  'POST /v1/store/send_again': ofSeller(({ store: id }) => ({ body: { id } })),
  'POST /v1/update-store/': ofSeller(({ store: id }) => ({ body: { id, name: 'Outro Nome' } })),
  'GET /v1/my-stores': own(),
  'GET /v1/store-wallet/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-wallet/{id}/statement': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-wallet/{id}/statement/{line}': ofSeller(({ store: id }) => ({ params: { id, line: 1 } })),
  'GET /v1/store-wallet/{id}/cash-out': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-withdrawals/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/store-withdrawals': ofSeller(({ store: id }) => ({
    body: { store_id: id, cents: 1, key: '0f4c7a52-3a06-4f5d-9a53-0d1b6f1f8a11' },
  })),
  'POST /v1/store-withdrawals/cancel': ofSeller(() => ({ body: { id: 1 } })),
  'GET /v1/admin/withdrawals': ofOperator(),
  'POST /v1/admin/withdrawals/look-up': ofOperator(() => ({ body: { id: 1 } })),
  'POST /v1/admin/withdrawals/handle': ofOperator(() => ({ body: { id: 1 } })),
  'GET /v1/admin/stores': ofOperator(),
  'GET /v1/admin/stores/{id}': ofOperator(({ store: id }) => ({ params: { id } })),
  'POST /v1/admin/stores/decide': ofOperator(({ store: id }) => ({ body: { id, move: 'open' } })),

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
  'PUT /v1/userCollections/{id}': ofBuyer(({ item }) => ({ params: { id: item }, body: { quantity: 77 } })),
  'DELETE /v1/userCollections/{id}': ofBuyer(({ item }) => ({ params: { id: item } })),
  'GET /v1/userCollections/products/{id}': own(({ product }) => ({ params: { id: product } })),
  'GET /v1/userCollections/sets': own(),
  'GET /v1/userCollections/value': own(),
  'GET /v1/wants': own(),
  'POST /v1/wants': own(({ product }) => ({ body: { product_id: product } })),
  'GET /v1/wants/products/{id}': own(({ product }) => ({ params: { id: product } })),
  'PUT /v1/wants/{id}': ofBuyer(({ want }) => ({ params: { id: want }, body: { limit_cents: 1 } })),
  'DELETE /v1/wants/{id}': ofBuyer(({ want }) => ({ params: { id: want } })),

  'GET /v1/price-rules/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/price-rules': ofSeller(({ store }) => ({ body: { store_id: store, ...priceRule } })),
  'POST /v1/price-rules/order': ofSeller(({ store }) => ({ body: { store_id: store, ids: [] } })),
  'POST /v1/price-rules/preview': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/price-rules/run': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'PUT /v1/price-rules/schedule': ofSeller(({ store }) => ({ body: { store_id: store, hour: 6, active: false } })),
  'DELETE /v1/price-rules/{id}': ofSeller(() => ({ params: { id: 999_999 } })),
  'GET /v1/price-rules/{store_id}/runs': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'GET /v1/price-runs/{id}': ofSeller(() => ({ params: { id: 999_999 } })),
  'POST /v1/price-runs/undo': ofSeller(() => ({ body: { id: 999_999 } })),
  'POST /v1/product-store-full/': ofSeller(({ store }) => ({
    body: {
      store_id: store,
      product: {
        category_id: 1,
        name: 'Caixa de lembranças',
        ncm: '95044000',
        origin: 0,
        weight_grams: 300,
        photos: ['/fotos/aaaaaaaaaaaaaaaaaaaaaaaa-488.webp'],
      },
      offer: { condition: 'lacrado', price_cents: 1000, quantity: 1 },
    },
  })),
  'POST /v1/product-register/checklist': ofSeller(({ store }) => ({
    body: { store_id: store, category_id: 1, ...nm },
  })),
  'POST /v1/product-register/find': ofSeller(({ store }) => ({
    body: { store_id: store, lines: [{ reference: 'BDN 004', ...nm, extras: [] }] },
  })),
  'POST /v1/product-register/save': ofSeller(({ store, product }) => ({
    body: {
      store_id: store,
      key: '6f1f2f5e-3b1d-4b57-9d43-1d5c2f6f0a11',
      if_exists: 'replace',
      listings: [{ product_id: product, ...nm, price_cents: 500, quantity: 1 }],
    },
  })),
  'POST /v1/photos': own(),
  'POST /v1/product/create_product': own(() => ({ body: { name: 'Boitatá', collection: 'Boca da Noite' } })),
  'GET /v1/product/suggestions': own(),
  'GET /v1/admin/suggestions': ofOperator(() => ({})),
  'PUT /v1/admin/suggestions/{id}': ofOperator(() => ({
    params: { id: 999_999 },
    body: { name: 'Boitatá', collection: 'Boca da Noite' },
  })),
  'POST /v1/admin/suggestions/{id}/approve': ofOperator(() => ({
    params: { id: 999_999 },
    body: { name: 'Boitatá', category_id: 1 },
  })),
  'POST /v1/admin/suggestions/{id}/merge': ofOperator(({ product }) => ({
    params: { id: 999_999 },
    body: { product_id: product },
  })),
  'POST /v1/admin/suggestions/{id}/refuse': ofOperator(() => ({
    params: { id: 999_999 },
    body: { reason: 'Não é uma carta.' },
  })),

  'GET /v1/notices': own(),
  'POST /v1/add-to-cart': own(() => ({ body: { id: 1 } })),
  'GET /v1/active-cart/{id}': ofBuyer(({ userId }) => ({ params: { id: userId } })),
  'POST /v1/update-cart/': ofBuyer(({ cartLine }) => ({ body: { id: cartLine, quantity: 1 } })),
  'POST /v1/cart/save-store-shippiment': own(({ store }) => ({ body: { store_id: store, method: 'pac' } })),
  'POST /v1/order/save-order': own(({ address: id }) => ({
    body: { method: 'pix', address_id: id, total_cents: 100 },
  })),
  'POST /v1/order/pay': ofBuyer(({ order: id }) => ({ body: { order_id: id, method: 'pix' } })),
  'POST /v1/paginate-order': own(),
  'GET /v1/orders': own(),
  'GET /v1/orders/{id}': ofBuyer(({ order: id }) => ({ params: { id } })),
  'POST /v1/order/cancel': ofBuyer(({ order: id }) => ({ body: { order_id: id } })),
  'POST /v1/order/cancel-parcel': ofBuyer(({ parcel: id }) => ({
    body: { store_order_id: id, reason: 'changed_mind' },
  })),
  'POST /v1/order/keep-parcel': ofBuyer(({ parcel: id }) => ({ body: { store_order_id: id } })),
  'POST /v1/order/confirm-delivery': ofBuyer(({ parcel: id }) => ({ body: { store_order_id: id } })),
  'POST /v1/order/send-back': ofBuyer(({ parcel: id }) => ({
    body: { store_order_id: id, tracking_code: 'AA123456789BR' },
  })),
  'POST /v1/create-order-review/': ofBuyer(({ parcel: id }) => ({ body: { store_order_id: id, stars: 5 } })),
  'GET /v1/stores-orders/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'GET /v1/stores-order/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'POST /v1/product-store-list': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/product-store-save/': ofSeller(({ store, product }) => ({
    body: { store_id: store, product_id: product, condition: 'NM', price_cents: 100, quantity: 1, if_exists: 'add' },
  })),
  'POST /v1/product-store-index': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/product-store-rows': ofSeller(({ store, listing }) => ({ body: { store_id: store, ids: [listing] } })),
  'POST /v1/product-store-save-many': ofSeller(({ store, listing: id }) => ({
    body: { store_id: store, changes: [{ id, price_cents: 100 }] },
  })),
  'GET /v1/product-store-views/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/product-store-views': ofSeller(({ store }) => ({
    body: { store_id: store, name: 'Minhas', view: { order: 'name' } },
  })),
  'DELETE /v1/product-store-views/{id}': ofSeller(({ view: id }) => ({ params: { id } })),
  'POST /v1/product-store-bulk/preview': ofSeller(({ store, listing }) => ({
    body: { store_id: store, ids: [listing], action: { kind: 'pause' } },
  })),
  'POST /v1/product-store-bulk': ofSeller(({ store, listing }) => ({
    body: { store_id: store, ids: [listing], action: { kind: 'price_percent', percent: 5 } },
  })),
  'GET /v1/product-store-changes/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/product-store-undo': ofSeller(({ listingChange: id }) => ({ body: { id } })),
  'POST /v1/product-store-export': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/product-store-import': ofSeller(({ store }) => ({
    body: { store_id: store, name: 'ofertas.csv', content: 'codigo;condicao;preco;quantidade\nX;NM;1;1' },
  })),
  'POST /v1/product-store-import/start': ofSeller(({ sheet: id }) => ({ body: { id } })),
  'POST /v1/product-store-import/drop': ofSeller(({ sheet: id }) => ({ body: { id } })),
  'GET /v1/product-store-import/{id}': ofSeller(({ sheet: id }) => ({ params: { id } })),
  'GET /v1/product-store-import/{id}/faults': ofSeller(({ sheet: id }) => ({ params: { id } })),
  'GET /v1/product-store-imports/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/store-vacation': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/store-vacation/end': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/product-store-delete/': ofSeller(({ listing: id }) => ({ body: { id } })),
  'POST /v1/product-store-restore': ofSeller(({ listing }) => ({ body: { ids: [listing] } })),
  'POST /v1/store-order-cancel': ofSeller(({ sale: id }) => ({ body: { id, reason: 'out_of_stock' } })),
  'POST /v1/store-order-keep': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/store-order-move': ofSeller(({ sale: id }) => ({ body: { id, move: 'pick' } })),
  'GET /v1/box-store/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/box-store': ofSeller(({ store }) => ({ body: { ...box, store_id: store } })),
  'DELETE /v1/box-store/{id}': ofSeller(({ box: id }) => ({ params: { id } })),
  'POST /v1/store-order-box': ofSeller(({ sale: id }) => ({ body: { id, box_id: null } })),
  'GET /v1/store-order-picking/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'POST /v1/store-order-tick': ofSeller(({ saleLine }) => ({ body: { line_id: saleLine, picked: 0 } })),
  'POST /v1/store-pull-sheet': ofSeller(({ sale: id }) => ({ body: { ids: [id] } })),
  'POST /v1/get-shipping-label': ofSeller(({ sale: id }) => ({ body: { id } })),
  'GET /v1/order-messages/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'POST /v1/order-messages': ofSeller(({ sale }) => ({ body: { store_order_id: sale, body: 'Postei hoje.' } })),
  'PUT /v1/order-messages/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'POST /v1/store-clients': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'GET /v1/store-dashboard/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/review-answer': ofSeller(({ review: id }) => ({ body: { id, answer: 'Obrigado!' } })),
  'POST /v1/remove-from-cart/': ofBuyer(({ cartLine }) => ({ body: { id: cartLine } })),

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

  'GET /v1/admin/inbox': ofOperator(),
  'GET /v1/admin/acts': ofOperator(),
  'GET /v1/admin/parameters': ofOperator(),
  'PUT /v1/admin/parameters/{code}': ofOperator(() => ({
    params: { code: 'pix_minutes' },
    body: { value: '30', reason: 'Conferência' },
  })),

  'GET /v1/admin/members': ofOperator(),
  'GET /v1/admin/members/{id}': ofOperator(({ userId }) => ({ params: { id: userId } })),
  'POST /v1/admin/members/{id}/decide': ofOperator(({ userId }) => ({
    params: { id: userId },
    body: { decision: 'unblock', reason: 'Conferência' },
  })),
  'POST /v1/admin/acting': ofOperator(({ userId }) => ({ body: { user_id: userId, reason: 'Conferência' } })),
  'DELETE /v1/admin/acting/{id}': ofOperator(({ session }) => ({ params: { id: session } })),
  'GET /v1/admin/orders': ofOperator(),
  'GET /v1/admin/orders/{id}': ofOperator(({ order }) => ({ params: { id: order } })),
  'GET /v1/admin/ledger': ofOperator(),
  'GET /v1/admin/banners': ofOperator(),
  'POST /v1/admin/banners': ofOperator(),
  'PUT /v1/admin/banners/{id}': nobodys,
  'DELETE /v1/admin/banners/{id}': nobodys,
  'PUT /v1/admin/banners': ofOperator(),
  'GET /v1/admin/faq': ofOperator(),
  'POST /v1/admin/faq': ofOperator(),
  'PUT /v1/admin/faq/{id}': nobodys,
  'DELETE /v1/admin/faq/{id}': nobodys,
  'PUT /v1/admin/faq': ofOperator(),
  'GET /v1/admin/site-notices': ofOperator(),
  'POST /v1/admin/site-notices': ofOperator(),
  'PUT /v1/admin/site-notices/{id}': nobodys,
  'DELETE /v1/admin/site-notices/{id}': nobodys,
  'GET /v1/admin/free-days': ofOperator(),
  'POST /v1/admin/free-days': ofOperator(),
  'PUT /v1/admin/free-days/{id}': nobodys,
  'DELETE /v1/admin/free-days/{id}': nobodys,
  'GET /v1/admin/plans': ofOperator(),
  'POST /v1/admin/plans': ofOperator(),
  'PUT /v1/admin/plans/{id}': nobodys,
  'DELETE /v1/admin/plans/{id}': nobodys,
  'PUT /v1/admin/plans': ofOperator(),
  'GET /v1/admin/texts': ofOperator(),
  'GET /v1/admin/texts/{code}': ofOperator(() => ({ params: { code: 'termos' } })),
  'GET /v1/admin/texts/{code}/versions': ofOperator(() => ({ params: { code: 'termos' } })),
  'PUT /v1/admin/texts/{code}': ofOperator(() => ({ params: { code: 'termos' } })),
  'POST /v1/reviews/{id}/report': own(() => ({ params: { id: 999_999 }, body: { reason: 'false' } })),
  'GET /v1/admin/reviews/{id}': nobodys,
  'POST /v1/admin/reviews/{id}/decide': nobodys,
  'GET /v1/admin/products': ofOperator(),
  'GET /v1/admin/vocabulary': ofOperator(),
  'PUT /v1/admin/products/{id}': nobodys,
  'GET /v1/admin/products/{id}/merge/{into_id}': ofOperator(() => ({ params: { id: 999_999, into_id: 1 } })),
  'POST /v1/admin/products/{id}/merge': nobodys,

  // last: they end the session they are asked with
  'POST /v1/auth/logout': own(),
  'POST /v1/auth/logout-everywhere': own(),
}
