import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, clock } = await testApp()
const operator = await as('operator')

describe('the inbox of operators', () => {
  it('holds what waits in every module, and leaves out where nothing does', async () => {
    expect(
      (await operator.get('/api/v1/admin/inbox')).body.groups.map(({ kind }: { kind: string }) => kind),
    ).not.toContain('difference')
    const difference = {
      provider: 'pagarme',
      kind: 'unknown' as const,
      payment_id: 'or_1',
      order_id: null,
      ours_cents: 0,
      theirs_cents: 124_990,
      found_at: app.clock.now(),
      resolved_at: null,
    }
    await app.transaction((tx) => tx.insertInto('reconciliation_differences').values(difference).execute())
    const { groups } = (await operator.get('/api/v1/admin/inbox')).body
    expect(groups).toContainEqual({
      kind: 'difference',
      count: 1,
      items: [
        expect.objectContaining({ title: 'Pagamento or_1', detail: 'No livro R$ 0,00, no provedor R$ 1.249,90' }),
      ],
    })
  })

  it('says once what was given up, however often it happened, for a week', async () => {
    const job = { name: 'send_push', reason: 'Error: 500', tries: 9, asked_at: clock.now(), given_up_at: clock.now() }
    await app.transaction((tx) => tx.insertInto('given_up_jobs').values([job, job, job]).execute())
    const givenUp = async () => {
      const { groups } = (await operator.get('/api/v1/admin/inbox')).body
      return groups.find(({ kind }: { kind: string }) => kind === 'given_up')
    }
    expect(await givenUp()).toMatchObject({
      count: 1,
      items: [{ title: 'Avisos que não chegaram a aparelhos: 3', detail: 'Error: 500' }],
    })
    clock.advance(8 * DAY_MS)
    await staySignedIn(app)
    expect(await givenUp()).toBeUndefined()
  })

  it('is theirs alone', async () => {
    expect((await get('/api/v1/admin/inbox')).status).toBe(401)
    expect((await (await as('buyer')).get('/api/v1/admin/inbox')).status).toBe(403)
  })
})
