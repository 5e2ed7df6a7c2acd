import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

describe('parameters', () => {
  it('answer their value by code', async () => {
    const answer = await app.get('/api/v1/parametrization/max_classified_active')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ code: 'max_classified_active', value: expect.stringMatching(/^\d+$/), kind: 'count' })
  })

  it('tell who asks for an unknown code that it does not exist', async () => {
    const answer = await app.get('/api/v1/parametrization/nothing')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({
      error: true,
      code: 'parameter_not_found',
      message: 'Não encontramos este parâmetro.',
    })
  })

  it('answer several at once, and refuse a list that is not one', async () => {
    const found = await app.post('/api/v1/system-config-param-values-custom', {
      codes: ['withdrawal_price', 'withdrawal_min_date'],
    })
    expect(found.body.values.map((value: { code: string }) => value.code)).toEqual([
      'withdrawal_min_date',
      'withdrawal_price',
    ])
    expect((await app.post('/api/v1/system-config-param-values-custom', { codes: 'all' })).status).toBe(422)
  })
})
