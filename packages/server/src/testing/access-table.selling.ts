import { ofSeller, own, ownOfSeller, type AccessRow } from './access-rows.ts'

const nm = { condition: 'NM', language: 'PT', finish: 'normal' }
const priceRule = {
  name: 'Acompanhar o mercado',
  scope: {},
  pricing: { source: 'lowest', change: { kind: 'percent', value: 0 } },
  rails: {},
}

export const sellingRows: Record<string, AccessRow> = {
  'GET /v1/address-default-store/{id}': ofSeller(({ store }) => ({ params: { id: store } })),
  'GET /v1/address-company/{id}': ofSeller(({ company }) => ({ params: { id: company } })),

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
  'POST /v1/store/close': ofSeller(({ store: id }) => ({ body: { id } })),
  'POST /v1/update-store/': ofSeller(({ store: id }) => ({ body: { id, name: 'Outro Nome' } })),
  'GET /v1/tax-setup': ownOfSeller(),
  'POST /v1/tax-setup': ownOfSeller(() => ({
    body: { environment: 2, series: 1, ncm_cards: '95044000', ncm_goods: '39269090', origin: 0, pis: 65, cofins: 300 },
  })),
  'POST /v1/tax-setup/certificate': ownOfSeller(() => ({ body: { file: 'YWJj', password: 'x' } })),
  'POST /v1/tax-setup/certificate/remove': ownOfSeller(),
  'GET /v1/tax-setup/service': ownOfSeller(),
  'POST /v1/store-tracking-codes': ofSeller(({ store }) => ({ body: { store_id: store, text: '1;QB123456785BR' } })),
  'POST /v1/store-order-invoice': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/send-nf-to-sefaz': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/store-order-get-nf': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/store-order-send-nf': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/store-order-cancel-nf': ofSeller(({ sale: id }) => ({
    body: { id, reason: 'Um motivo com letras bastantes' },
  })),
  'POST /v1/store-order-correct-nf': ofSeller(({ sale: id }) => ({
    body: { id, text: 'Uma correção com letras bastantes' },
  })),
  'POST /v1/store-order-return-nf': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/store-invoices/{store_id}/match': ofSeller(({ store }) => ({
    params: { store_id: store },
    body: { files: [{ name: 'nota.xml', xml: '<a/>' }] },
  })),
  'GET /v1/store-invoices/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'GET /v1/store-invoices/{store_id}/month': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'GET /v1/store-wallet/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-wallet/{id}/statement': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-wallet/{id}/statement/{line}': ofSeller(({ store: id }) => ({ params: { id, line: 1 } })),
  'GET /v1/store-wallet/{id}/cash-out': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-stock-alerts/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'PUT /v1/store-stock-alerts': ofSeller(({ store }) => ({ body: { store_id: store, threshold: 2 } })),
  'POST /v1/store-stock-alerts/put-away': ofSeller(({ store }) => ({ body: { store_id: store, ids: [1] } })),
  'POST /v1/store-offer-labels': ofSeller(({ store }) => ({ body: { store_id: store, ids: [1] } })),
  'POST /v1/store-posting-list': ofSeller(({ sale: id }) => ({ body: { ids: [id] } })),
  'GET /v1/store-reports/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-reports/{id}/orders': ofSeller(({ store: id }) => ({ params: { id } })),
  'GET /v1/store-wallet/{id}/schedule': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/store-wallet/schedule': ofSeller(({ store: id }) => ({
    body: { store_id: id, rhythm: 'monday', least_cents: 10_000 },
  })),
  'GET /v1/store-withdrawals/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/store-withdrawals': ofSeller(({ store: id }) => ({
    body: { store_id: id, cents: 1, key: '0f4c7a52-3a06-4f5d-9a53-0d1b6f1f8a11', password: 'x' },
  })),
  'POST /v1/store-withdrawals/cancel': ofSeller(() => ({ body: { id: 1 } })),

  'GET /v1/price-rules/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/price-rules': ofSeller(({ store }) => ({ body: { store_id: store, ...priceRule } })),
  'POST /v1/price-rules/order': ofSeller(({ store }) => ({ body: { store_id: store, ids: [] } })),
  'POST /v1/price-rules/preview': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/price-rules/run': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'PUT /v1/price-rules/schedule': ofSeller(({ store }) => ({ body: { store_id: store, hour: 6, active: false } })),
  'DELETE /v1/price-rules/{id}': ofSeller(() => ({ params: { id: 999_999 } })),
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
      if_exists: 'replace',
      listings: [
        { key: '6f1f2f5e-3b1d-4b57-9d43-1d5c2f6f0a11', product_id: product, ...nm, price_cents: 500, quantity: 1 },
      ],
    },
  })),
  'POST /v1/photos': own(),

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
  'GET /v1/product-store-change/{id}': ofSeller(({ listingChange: id }) => ({ params: { id } })),
  'POST /v1/product-store-undo': ofSeller(({ listingChange: id }) => ({ body: { id } })),
  'POST /v1/product-store-export': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'POST /v1/product-store-import': ofSeller(({ store }) => ({
    body: { store_id: store, name: 'ofertas.csv', content: 'codigo;condicao;preco;quantidade\nX;NM;1;1' },
  })),
  'POST /v1/product-store-import/answer': ofSeller(({ sheet: id }) => ({ body: { id } })),
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
  'POST /v1/store-order-give-back': ofSeller(({ sale: id }) => ({
    body: { id, cents: 1, refunded_cents: 0, reason: 'Faltou uma carta' },
  })),
  'POST /v1/store-order-keep': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/store-order-lacking': ofSeller(({ sale: id, saleLine }) => ({
    body: { id, lines: [{ line_id: saleLine, quantity: 1 }] },
  })),
  'POST /v1/store-order-check-card': ofSeller(({ sale: id, saleLine }) => ({
    body: { id, line_id: saleLine, passport: null },
  })),
  'POST /v1/store-order-move': ofSeller(({ sale: id }) => ({ body: { id, move: 'pick' } })),
  'POST /v1/store-order-box': ofSeller(({ sale: id }) => ({ body: { id, box_id: null } })),
  'GET /v1/store-order-picking/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'POST /v1/store-order-tick': ofSeller(({ saleLine }) => ({ body: { line_id: saleLine, picked: 0 } })),
  'POST /v1/store-pull-sheet': ofSeller(({ sale: id }) => ({ body: { ids: [id] } })),
  'POST /v1/get-shipping-label': ofSeller(({ sale: id }) => ({ body: { id } })),
  'POST /v1/shipping-label/buy': ofSeller(({ sale: id }) => ({ body: { id } })),
  'GET /v1/order-messages/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'POST /v1/order-messages': ofSeller(({ sale }) => ({ body: { store_order_id: sale, body: 'Postei hoje.' } })),
  'PUT /v1/order-messages/{id}': ofSeller(({ sale: id }) => ({ params: { id } })),
  'GET /v1/store-messages/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'GET /v1/store-replies/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/store-replies': ofSeller(({ store }) => ({
    body: { store_id: store, title: 'Postado', body: 'Seu pedido foi postado hoje.' },
  })),
  'DELETE /v1/store-replies/{id}': ofSeller(() => ({ params: { id: 999_999 } })),
  'POST /v1/offer-questions': own(() => ({ body: { id: 999_999, body: 'Tem foto do verso?' } })),
  'GET /v1/own-questions': own(),
  'GET /v1/store-questions/{store_id}': ofSeller(({ store }) => ({ params: { store_id: store } })),
  'POST /v1/question-answer': ofSeller(() => ({ body: { id: 999_999, answer: 'Tem, sim.' } })),
  'POST /v1/question-hide': ofSeller(() => ({ body: { id: 999_999, hidden: true } })),
  'POST /v1/store-clients': ofSeller(({ store }) => ({ body: { store_id: store } })),
  'GET /v1/store-dashboard/{id}': ofSeller(({ store: id }) => ({ params: { id } })),
  'POST /v1/review-answer': ofSeller(({ review: id }) => ({ body: { id, answer: 'Obrigado!' } })),
}
