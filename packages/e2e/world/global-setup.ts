import { request } from '@playwright/test'
import { sessionOf } from '../tests/people.ts'
import { clock } from './clock.ts'
import { portsOf } from './ports.ts'
import { emptyTemplate, startServer } from './server.ts'

/** Seeds the world once, of which each worker then has a copy. */
export default async function seed() {
  const ports = portsOf(0)
  const stop = await startServer({ dataDir: emptyTemplate(), ports, clockAt: clock.seeded })
  try {
    await prepare(`http://127.0.0.1:${ports.site}`)
  } finally {
    await stop()
  }
}

/** Parcels are sent without tax documents here: the tests of the calls show that one is needed. */
async function prepare(baseURL: string) {
  const context = await request.newContext({ baseURL })
  const { token } = await sessionOf(context, 'operadora@bracards.example')
  const changed = await context.put('/api/v1/admin/parameters/invoice_needed', {
    headers: { authorization: `Bearer ${token}` },
    data: { value: '0', reason: 'Testes no navegador' },
  })
  if (!changed.ok()) throw new Error(await changed.text())
  await context.dispose()
}
