import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'
import type { Uf } from '@bra/contract/trade/trade'
import { cheapestFreightByOrigin, estimateFor, freeShippingToday } from './index.ts'

const HOUR_MS = 3_600_000
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

  it('are said in the language of the visit', async () => {
    const { shippiments } = (await get('/api/v1/shippiments', { cookie: 'lang=en' })).body
    const [letter] = shippiments
    const pickup = shippiments.at(-1)
    expect(letter).toMatchObject({ name: 'Carta Registrada', description: expect.stringContaining('no insurance') })
    expect(pickup).toMatchObject({ name: 'Pick-up at the store', description: expect.stringMatching(/^You fetch it/) })
  })
})

describe('the cheapest freight', () => {
  const freight = async (to: Uf, { from, grams = 2, worth = 500 }: { from: Uf; grams?: number; worth?: number }) =>
    estimateFor((await cheapestFreightByOrigin(app.db, to, grams)).get(from), worth)

  it('grows from the same state to the same region to another region', async () => {
    expect((await cheapestFreightByOrigin(app.db, 'PB', 2)).size).toBe(27)
    const mini = { method: 'mini', methodName: 'Mini Envios' }
    expect(await freight('PB', { from: 'PB' })).toMatchObject({ ...mini, cents: 990, days: 6 })
    expect(await freight('PB', { from: 'PE' })).toMatchObject({ ...mini, cents: 1190, days: 8 })
    expect(await freight('PB', { from: 'SP' })).toMatchObject({ ...mini, cents: 1390, days: 12 })
  })

  it('takes a heavier way when the parcel is heavier, never a letter', async () => {
    expect(await freight('SP', { from: 'SP', grams: 301 })).toMatchObject({ cents: 1590, method: 'pac' })
    expect(await freight('SP', { from: 'AM', grams: 640 })).toMatchObject({ cents: 3190, method: 'pac', days: 10 })
    expect((await cheapestFreightByOrigin(app.db, 'SP', 40_000)).size).toBe(0)
  })

  it('takes a way without a limit of value when the goods are dearer than the limit', async () => {
    expect(await freight('SP', { from: 'SP', worth: 10_000 })).toMatchObject({ cents: 990, method: 'mini' })
    expect(await freight('SP', { from: 'SP', worth: 10_001 })).toMatchObject({ cents: 1520, method: 'pac', days: 5 })
  })

  it('takes two days more to the North', async () => {
    expect((await freight('AM', { from: 'SP' }))!.days).toBe(14)
    expect((await freight('TO', { from: 'TO' }))!.days).toBe(8)
  })
})

describe('the free-shipping day', () => {
  it('is none on a Saturday, and says which day comes next', async () => {
    expect(await free({ uf: 'pr' })).toEqual({
      result: false,
      dayOfWeek: 6,
      rule: null,
      next: { name: 'Segunda do Sul', dayOfWeek: 1, minimum_cents: 12_000 },
    })
    expect(await free({ uf: 'PB' })).toMatchObject({
      result: false,
      next: { name: 'Quinta do Nordeste', dayOfWeek: 4 },
    })
    expect(await free({})).toMatchObject({ result: false, next: { dayOfWeek: 1 } })
  })

  it('begins and ends at midnight in Brasília', async () => {
    clock.advance(35.9 * HOUR_MS)
    expect(await free({ uf: 'PR' })).toMatchObject({ result: false, dayOfWeek: 0 })
    clock.advance(0.2 * HOUR_MS)
    expect(await free({ uf: 'PR' })).toMatchObject({ result: true, dayOfWeek: 1 })
    clock.advance(23.8 * HOUR_MS)
    expect(await free({ uf: 'PR' })).toMatchObject({ result: true, dayOfWeek: 1 })
    clock.advance(0.2 * HOUR_MS)
    expect(await free({ uf: 'PR' })).toMatchObject({ result: false, dayOfWeek: 2, next: { dayOfWeek: 1 } })
  })

  it('is told by state or by CEP, only for the states of the day', async () => {
    clock.advance(2 * DAY_MS)
    const told = await free({ uf: 'PB' })
    expect(told).toMatchObject({
      result: true,
      dayOfWeek: 4,
      rule: { name: 'Quinta do Nordeste', minimum_cents: 12_000, ufs: expect.arrayContaining(['PB', 'BA']) },
    })
    expect(await free({ cep: '58010-000' })).toEqual(told)
    expect(await free({ uf: 'PR' })).toMatchObject({ result: false, rule: null })
    expect(await freeShippingToday(app.db, clock, 'PB')).toMatchObject({ name: 'Quinta do Nordeste' })
    expect(await freeShippingToday(app.db, clock, 'PR')).toBeNull()
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
