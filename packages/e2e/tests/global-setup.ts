import { request } from '@playwright/test'
import { sessionOf } from './people.ts'
import { PORT } from './ports.ts'

/** Parcels are sent without tax documents here: the tests of the calls show that one is needed. */
export default async function prepare() {
  const context = await request.newContext({ baseURL: `http://127.0.0.1:${PORT}` })
  const { token } = await sessionOf(context, 'operadora@bracards.example')
  const changed = await context.put('/api/v1/admin/parameters/invoice_needed', {
    headers: { authorization: `Bearer ${token}` },
    data: { value: '0', reason: 'Testes no navegador' },
  })
  if (!changed.ok()) throw new Error(await changed.text())
  await context.dispose()
}
