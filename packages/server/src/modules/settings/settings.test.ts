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
    expect((await app.post('/api/v1/system-config-param-values-custom', { codes: [] })).body).toEqual({ values: [] })
  })
})

describe('an operator', () => {
  const change = async (who: string, code: string, body: object) =>
    (await app.as(who)).put(`/api/v1/admin/parameters/${code}`, body)

  it('changes a rule, which holds at once and is written down with its reason', async () => {
    const was = (await app.get('/api/v1/parametrization/pix_minutes')).body.value
    const { status, body } = await change('operator', 'pix_minutes', { value: '45', reason: 'Feriado prolongado' })
    expect([status, body.message, body.result.value]).toEqual([200, 'Salvo com sucesso.', '45'])
    expect((await app.get('/api/v1/parametrization/pix_minutes')).body.value).toBe('45')
    const acts = (await (await app.as('operator')).get('/api/v1/admin/acts?subject=parameter:pix_minutes')).body.acts
    expect(acts).toEqual([
      expect.objectContaining({
        kind: 'parameter_changed',
        title: 'Validade do Pix',
        reason: 'Feriado prolongado',
        detail: { before: was, after: '45' },
        operator: expect.objectContaining({ name: 'Odete Paranhos' }),
      }),
    ])
  })

  it.each(['-1', '1,5', 'muito', '999999999999', ''])('cannot make a number of days of %s', async (value) => {
    const { status, body } = await change('operator', 'lost_days', { value, reason: 'Teste' })
    expect(status).toBe(422)
    expect(body.fields.value).toMatch(/número inteiro|Preencha/)
  })

  it('gives buyers no fewer days to change their mind than the law', async () => {
    const { status, body } = await change('operator', 'regret_days', { value: '6', reason: 'Teste' })
    expect([status, body.fields]).toEqual([422, { value: 'Por lei, pelo menos 7.' }])
    expect((await change('operator', 'regret_days', { value: '10', reason: 'Teste' })).status).toBe(200)
  })

  it('has to say why, and to name a rule that exists', async () => {
    expect((await change('operator', 'lost_days', { value: '40', reason: ' ' })).body.fields).toEqual({
      reason: 'Diga o motivo.',
    })
    expect((await change('operator', 'no_such_rule', { value: '40', reason: 'Teste' })).status).toBe(404)
  })

  it('is nobody else', async () => {
    expect((await change('seller', 'lost_days', { value: '1', reason: 'Teste' })).status).toBe(403)
    expect((await (await app.as('buyer')).get('/api/v1/admin/parameters')).status).toBe(403)
    expect((await app.get('/api/v1/parametrization/lost_days')).body.value).toBe('30')
  })
})
