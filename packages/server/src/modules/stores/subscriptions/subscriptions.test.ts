import { expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { get, post } = await testApp()

it('the plans are told in their order, with price and limits', async () => {
  const { plans } = (await get('/api/v1/plans')).body
  expect(plans[0]).toMatchObject({ code: 'gratis', audience: 'seller', price_cents: 0, max_offers: 10_000 })
  for (const plan of plans) expect(plan.features.length, `${plan.code}`).toBeGreaterThan(0)
  expect(plans.filter((plan: { highlighted: boolean }) => plan.highlighted)).toHaveLength(1)
})

it('the plans cannot be written by whoever reads them', async () => {
  expect((await post('/api/v1/plans', { price_cents: 1 })).status).toBe(405)
})
