import { usualStandard } from '@bra/contract/trade/standard'
import { isThisOrBetter, type OfferCondition } from '@bra/contract/trade/trade'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { bestOf, type Delivered, type JudgedBy } from './search.best.ts'

const { app, post } = await testApp()
const { product_id: id } = await app.db
  .selectFrom('product_stats')
  .select('product_id')
  .where('type', '=', 'tcg')
  .orderBy('offers', 'desc')
  .executeTakeFirstOrThrow()

interface Offer {
  id: number
  condition: OfferCondition
  language: string
  price_cents: number
  total_cents: number | null
  on_time_rate: number | null
  store: { id: number }
}

/** Asks with the standard that a browser keeps, such as "D.EN..". */
const best = async (asked: object = {}, standard = '') =>
  (await post(`/api/v1/1/products-show/${id}`, asked, { cookie: `standard=${standard}` })).body.best
const offers = async (asked: object = {}): Promise<Offer[]> =>
  (await post('/api/v1/1/product-stores', { product_id: id, per_page: 96, ...asked })).body.stores
const isNear = ({ condition }: Offer) => isThisOrBetter(condition, 'NM')
const least = (cents: (number | null)[]) => Math.min(...cents.map((each) => each ?? Infinity))

const kind = {
  condition: 'NM',
  language: 'PT',
  finish: 'normal',
  uf: 'SP',
  inCentre: false,
  reachesFree: false,
  isFlawed: false,
} as const
const offered = (id: number, of: Partial<Delivered['kind']>, totalCents: number | null = 1000): Delivered => ({
  id,
  storeId: 1,
  priceCents: 900,
  rating: null,
  isFree: false,
  totalCents,
  kind: { ...kind, ...of },
})
const english: JudgedBy = {
  standard: { condition: 'SP', languages: ['EN'], finishes: ['normal'], posts_in_days: null },
  slowStores: new Set(),
}

describe('the best of some offers', () => {
  it('is inside the standard, and costs the least with freight', () => {
    const offers = [
      offered(1, { condition: 'MP', language: 'EN' }, 1),
      offered(2, { condition: 'NM' }, 2),
      offered(3, { condition: 'NM', language: 'EN', finish: 'foil' }, 3),
      offered(4, { condition: 'SP', language: 'EN', isFlawed: true }, 4),
      offered(5, { condition: 'M', language: 'EN' }, 2000),
      offered(6, { condition: 'SP', language: 'EN' }, 1500),
      offered(7, { condition: 'SP', language: 'EN' }, null),
    ]
    expect(bestOf(offers, english)).toEqual({ ids: [6], isInStandard: true })
  })

  it('is the nearest where none is inside: another language before a worse condition', () => {
    const offers = [
      offered(1, { condition: 'HP', language: 'EN' }, 1),
      offered(2, { condition: 'MP', language: 'EN' }, 5),
      offered(3, {}, 2000),
      offered(4, {}, 2000),
    ]
    expect(bestOf(offers, english)).toEqual({ ids: [3, 4], isInStandard: false })
    expect(bestOf([offered(8, { condition: 'graded' }), offered(9, { condition: 'D' })], english)).toMatchObject({
      ids: [9],
    })
    expect(bestOf([], english)).toBeNull()
  })

  it('of goods is sealed', () => {
    const goods = [offered(1, { condition: 'aberto' }, 1), offered(2, { condition: 'lacrado' })]
    expect(bestOf(goods, { standard: usualStandard, slowStores: new Set() })).toEqual({ ids: [2], isInStandard: true })
  })
})

describe('the best offer of a product', () => {
  it('is the cheapest near mint one, with freight where it is known, whatever the order of the list', async () => {
    for (const asked of [{}, { cep: '58010-000' }, { cep: '58010-000', order: 'rating' }]) {
      const near = (await offers(asked)).filter(isNear)
      const { offer, in_standard } = await best(asked)
      expect([isNear(offer), in_standard]).toEqual([true, true])
      const of = (each: Offer) => ('cep' in asked ? each.total_cents : each.price_cents)
      expect(of(offer)).toBe(least(near.map(of)))
    }
  })

  it('is chosen by the standard that is asked for', async () => {
    const { offer } = await best({}, 'D.EN..')
    const english = (await offers()).filter(({ language, condition }) => language === 'EN' && condition !== 'graded')
    expect([offer.language, offer.price_cents]).toEqual(['EN', least(english.map((each) => each.price_cents))])
    const foil = await best({}, 'D..foil.')
    expect([foil.offer.finish, foil.in_standard]).toEqual(['foil', true])
  })

  it('comes from a store that posts within the days of the standard', async () => {
    const { offer: usual } = await best({}, 'D...')
    await app.db.updateTable('stores').set({ posts_in_days: 5 }).where('id', '=', usual.store.id).execute()
    const { offer, in_standard } = await best({}, 'D...4')
    expect([offer.store.id === usual.store.id, in_standard]).toEqual([false, true])
  })

  it('is the nearest to the standard where none is inside, and says so', async () => {
    const { offer, in_standard } = await best({}, 'D.ZH..')
    expect([offer.condition === 'graded', in_standard]).toEqual([false, false])
  })

  it('keeps to the filter, and is none where nothing passes', async () => {
    expect((await best({ filter: { finishes: ['foil'] } })).offer.finish).toBe('foil')
    expect(await best({ filter: { finishes: ['jumbo'] } })).toBeNull()
  })

  it('is of the store that posts in time more often, where nothing else tells two apart', async () => {
    const [one, other] = (await offers()).filter((each) => isNear(each) && each.on_time_rate !== null)
    const rates = [
      [one!, 0.7],
      [other!, 0.99],
    ] as const
    for (const [{ id: offer, store }, rate] of rates) {
      await app.db.updateTable('store_stats').set({ on_time_rate: rate }).where('store_id', '=', store.id).execute()
      await app.transaction((tx) =>
        tx.updateTable('listings').set({ price_cents: 1 }).where('id', '=', offer).execute(),
      )
    }
    expect((await best()).offer).toMatchObject({ id: other!.id, on_time_rate: 0.99 })
  })
})
