import { ofOperator, type Row } from './access-rows.ts'

/** A row of a list that nobody keeps. */
const nobodys = ofOperator(() => ({ params: { id: 999_999 }, body: { reason: 'Conferência' } }))

/** The calls of operators. */
export const adminRows: Record<string, Row> = {
  'GET /v1/admin/withdrawals': ofOperator(),
  'POST /v1/admin/withdrawals/look-up': ofOperator(() => ({ body: { id: 1 } })),
  'POST /v1/admin/withdrawals/handle': ofOperator(() => ({ body: { id: 1 } })),
  'GET /v1/admin/stores': ofOperator(),
  'GET /v1/admin/stores/{id}': ofOperator(({ store: id }) => ({ params: { id } })),
  'POST /v1/admin/stores/plan': ofOperator(({ store: id }) => ({
    body: { id, plan: 'galpao', reason: 'Conferência' },
  })),
  'POST /v1/admin/stores/decide': ofOperator(({ store: id }) => ({ body: { id, move: 'open' } })),

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
  'GET /v1/admin/reviews/{id}': nobodys,
  'POST /v1/admin/reviews/{id}/decide': nobodys,
  'GET /v1/admin/products': ofOperator(),
  'GET /v1/admin/vocabulary': ofOperator(),
  'PUT /v1/admin/products/{id}': nobodys,
  'GET /v1/admin/products/{id}/merge/{into_id}': ofOperator(() => ({ params: { id: 999_999, into_id: 1 } })),
  'POST /v1/admin/products/{id}/merge': nobodys,
}
