import type { Person } from './test-app.ts'

/** Connects the account of this e-mail, as its owner would on the carrier's page; returns the answer and what was sent. */
export async function connectAccount(seller: Person, storeId: number, email: string) {
  const { url } = (await seller.post('/api/v1/carrier-account', { store_id: storeId })).body as { url: string }
  const allow = `${url.replace('/oauth/authorize?', '/oauth/authorize/allow?')}&email=${encodeURIComponent(email)}`
  const { searchParams } = new URL((await fetch(allow, { redirect: 'manual' })).headers.get('location')!)
  const sent = { code: searchParams.get('code')!, state: searchParams.get('state')! }
  return { ...(await seller.post('/api/v1/carrier-account/finish', sent)), sent }
}
