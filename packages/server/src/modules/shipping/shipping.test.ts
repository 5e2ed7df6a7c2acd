import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../platform/clock.ts'
import { testApp } from '../../testing/test-app.ts'
import { cheapestFreightByOrigin, freeShippingToday } from './index.ts'

const { app, clock, get, post } = await testApp()
const free = async (body: object) => (await post('/api/v1/free-shipping-day', body)).body

describe('the ways to ship', () => {
  it('are told with their limits', async () => {
    const { shippiments } = (await get('/api/v1/shippiments')).body
    expect(shippiments.map((method: { code: string }) => method.code)).toEqual([
      'carta',
      'mini',
      'pac',
      'sedex',
      'retirada',
    ])
    expect(shippiments[1]).toMatchObject({
      name: 'Mini Envios',
      max_grams: 300,
      max_value_cents: 10_000,
      tracked: true,
      insured: false,
    })
  })
})

describe('the cheapest freight', () => {
  it('grows from the same state to the same region to another region', async () => {
    const estimates = await cheapestFreightByOrigin(app.db, 'PB', 2)
    expect(estimates.size).toBe(27)
    expect(estimates.get('PB')).toEqual({ cents: 990, method: 'mini', methodName: 'Mini Envios', days: 6 })
    expect(estimates.get('PE')).toEqual({ cents: 1390, method: 'mini', methodName: 'Mini Envios', days: 8 })
    expect(estimates.get('SP')).toEqual({ cents: 1390, method: 'mini', methodName: 'Mini Envios', days: 11 })
  })

  it('takes a heavier way when the parcel is heavier, never a letter', async () => {
    expect((await cheapestFreightByOrigin(app.db, 'SP', 301)).get('SP')).toMatchObject({ cents: 1590, method: 'pac' })
    expect((await cheapestFreightByOrigin(app.db, 'SP', 640)).get('AM')).toMatchObject({
      cents: 3190,
      method: 'pac',
      days: 10,
    })
    expect((await cheapestFreightByOrigin(app.db, 'SP', 40_000)).size).toBe(0)
  })

  it('takes two days more to the North', async () => {
    expect((await cheapestFreightByOrigin(app.db, 'AM', 2)).get('SP')!.days).toBe(13)
    expect((await cheapestFreightByOrigin(app.db, 'TO', 2)).get('TO')!.days).toBe(8)
  })
})

describe('the free-shipping day', () => {
  it('is today for the South on a Saturday in Brasília, told by state or by CEP', async () => {
    const told = await free({ uf: 'pr' })
    expect(told).toEqual({
      result: true,
      dayOfWeek: 6,
      rule: { name: 'Sábado do Sul', minimum_cents: 14_900, ufs: ['PR', 'RS', 'SC'] },
      next: { name: 'Sábado do Sul', dayOfWeek: 6, minimum_cents: 14_900 },
    })
    expect(await free({ cep: '80060-000' })).toEqual(told)
    expect(await freeShippingToday(app.db, clock, 'PR')).toMatchObject({ name: 'Sábado do Sul' })
  })

  it('is another day for other states, and nothing without a state', async () => {
    expect(await free({ uf: 'PB' })).toMatchObject({
      result: false,
      rule: null,
      next: { dayOfWeek: 5, name: 'Sexta do Nordeste' },
    })
    expect(await free({})).toMatchObject({ result: false, rule: null, next: { dayOfWeek: 2 } })
    expect(await freeShippingToday(app.db, clock, 'PB')).toBeNull()
  })

  it('begins and ends at midnight in Brasília', async () => {
    clock.advance(11.5 * 3_600_000)
    expect(await free({ uf: 'PR' })).toMatchObject({ result: true, dayOfWeek: 6 })
    clock.advance(3_600_000)
    expect(await free({ uf: 'PR' })).toMatchObject({ result: false, dayOfWeek: 0 })
    clock.advance(5 * DAY_MS)
    expect(await free({ uf: 'PB' })).toMatchObject({ result: true, dayOfWeek: 5 })
  })

  it('refuses a state or a CEP that does not exist', async () => {
    const state = await post('/api/v1/free-shipping-day', { uf: 'XX' })
    expect(state.status).toBe(422)
    expect(state.body.fields).toEqual({ uf: 'Estado desconhecido.' })
    expect((await post('/api/v1/free-shipping-day', { cep: '123' })).body.fields).toEqual({
      cep: 'Digite os 8 números do CEP.',
    })
    const nowhere = await post('/api/v1/free-shipping-day', { cep: '00000-000' })
    expect(nowhere.status).toBe(404)
    expect(nowhere.body.code).toBe('postal_code_not_found')
  })
})
