import { money } from '@bra/contract/trade/format'
import { describe, expect, it } from 'vitest'
import { codeMailedTo, wrongCode } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()

describe('an operator of the rules', () => {
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

  it('finds an amount written down as people read it', async () => {
    await change('operator', 'withdrawal_price', { value: '400', reason: 'O banco subiu a tarifa' })
    const url = '/api/v1/admin/acts?subject=parameter:withdrawal_price'
    const [act] = (await (await app.as('operator')).get(url)).body.acts
    expect(act.detail).toEqual({ before: money(0), after: money(400) })
    await change('operator', 'honest_rise', { value: '1265', reason: 'Muitas pausas' })
    const rises = (await (await app.as('operator')).get('/api/v1/admin/acts?subject=parameter:honest_rise')).body.acts
    expect(rises[0].detail).toEqual({ before: '20\u00a0%', after: '12,65\u00a0%' })
  })

  it.each(['-1', '1,5', 'muito', '999999999999', ''])('cannot make a number of days of %s', async (value) => {
    const { status, body } = await change('operator', 'lost_days', { value, reason: 'Teste' })
    expect(status).toBe(422)
    expect(body.fields.value).toMatch(/número inteiro|Preencha/)
  })

  it.each([
    ['bra_center_cep', 'abc', 'Digite os 8 números de um CEP que existe.'],
    ['bra_center_cep', '00000-000', 'Digite os 8 números de um CEP que existe.'],
    ['support_email', 'atendimento', 'Digite um e-mail válido, como nome@exemplo.com.br.'],
    ['token_minutes', '0', 'Digite um número inteiro que caiba nesta regra.'],
  ])('cannot make a %s of %s', async (code, value, told) => {
    const { status, body } = await change('operator', code, { value, reason: 'Teste' })
    expect([status, body.fields]).toEqual([422, { value: told }])
  })

  it('cannot leave a state out of the rates of ICMS, nor a day out of the source of approximate taxes', async () => {
    const { value } = (await app.get('/api/v1/parametrization/icms_rates')).body
    const refused = await change('operator', 'icms_rates', { value: value.replace('PB 20; ', ''), reason: 'Teste' })
    expect(refused.body.fields.value).toContain('27 estados')
    const raised = { value: value.replace('PB 20;', 'PB 20 + 2;'), reason: 'Lei nova' }
    expect((await change('operator', 'icms_rates', raised)).status).toBe(200)
    const table = (source: string) => ({ value: `95044000 13,45 22,35 18; ${source}`, reason: 'Tabela do IBPT' })
    expect((await change('operator', 'approximate_taxes', table('IBPT'))).status).toBe(422)
    expect((await change('operator', 'approximate_taxes', table('IBPT 26.2.A de 01-10-2026'))).status).toBe(200)
  })

  it('types a CEP and an e-mail as people do, and they are kept as they are compared', async () => {
    const kept = async (code: string, value: string) =>
      (await change('operator', code, { value, reason: 'Mudança' })).body.result.value
    expect(await kept('bra_center_cep', ' 20040-020 ')).toBe('20040020')
    expect(await kept('support_email', 'Ajuda@BraCards.example')).toBe('ajuda@bracards.example')
  })

  it('decides how long a mailed code holds, and how often it may be mistyped', async () => {
    await change('operator', 'token_minutes', { value: '3', reason: 'Teste' })
    await change('operator', 'token_tries', { value: '2', reason: 'Teste' })
    const buyer = await app.as('buyer')
    const sent = (await buyer.post('/api/token', { purpose: 'disable' })).body
    expect(sent.message).toMatch(/Ele vale por 3 minutos\.$/)
    const right = await codeMailedTo(app.app, 'compradora@bracards.example')
    for (const token of [wrongCode(right), wrongCode(right), right])
      expect((await buyer.post('/api/unable', { token })).body, token).toMatchObject({ erro: true })
  })

  it('gives buyers no fewer days to change their mind than the law', async () => {
    const { status, body } = await change('operator', 'regret_days', { value: '6', reason: 'Teste' })
    expect([status, body.fields]).toEqual([422, { value: 'Digite pelo menos 7.' }])
    expect((await change('operator', 'regret_days', { value: '10', reason: 'Teste' })).status).toBe(200)
  })

  it.each([
    ['card_installments_max', '0', 'Digite pelo menos 1.'],
    ['card_installments_max', '13', 'Digite no máximo 12.'],
    ['cart_lines_max', '0', 'Digite pelo menos 1.'],
  ])('leaves people able to buy: no %s of %s', async (code, value, told) => {
    const { status, body } = await change('operator', code, { value, reason: 'Teste' })
    expect([status, body.fields]).toEqual([422, { value: told }])
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
