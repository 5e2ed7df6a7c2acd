import { type AccessRow, ofBuyer, own } from './access-rows.ts'

export const searchRows: Record<string, AccessRow> = {
  'GET /v1/saved-searches': own(),
  'GET /v1/saved-searches/brief': own(),
  'POST /v1/saved-searches/preview': own(() => ({ body: { query: { search: 'Boitatá' } } })),
  'POST /v1/saved-searches': own(() => ({ body: { name: 'Boitatá', query: { search: 'Boitatá' }, alert: 'off' } })),
  'PUT /v1/saved-searches/{id}': ofBuyer(({ savedSearch: id }) => ({ params: { id }, body: { name: 'Outra' } })),
  'POST /v1/saved-searches/{id}/look': ofBuyer(({ savedSearch: id }) => ({ params: { id } })),
  'DELETE /v1/saved-searches/{id}': ofBuyer(({ savedSearch: id }) => ({ params: { id } })),
}
