import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { writeHolidays } from './calendar.service.ts'

const { app, as, clock, get } = await testApp()
await writeHolidays(app)
const days = async (from?: string) => (await get(`/api/v1/block-date${from ? `?from=${from}` : ''}`)).body.block_dates

describe('the days on which nothing is posted', () => {
  it('are the holidays of the nation, from today on or from another day', async () => {
    expect((await days())[0]).toEqual({ day: '2026-12-25', name: 'Natal' })
    expect(await days('2026-11-15')).toContainEqual({ day: '2026-11-20', name: 'Dia da Consciência Negra' })
    expect((await days()).at(-1).day).toBe('2027-12-25')
    expect((await get('/api/v1/block-date?from=ontem')).status).toBe(422)
  })

  it('are written once: what an operator takes away stays away', async () => {
    await app.db.deleteFrom('block_dates').where('day', '=', '2027-04-21').execute()
    await writeHolidays(app)
    expect((await days()).some(({ day }: { day: string }) => day === '2027-04-21')).toBe(false)
  })

  it('come with each new year, also where an operator has blocked a day of it before', async () => {
    await app.db.insertInto('block_dates').values({ day: '2028-02-11', name: 'Inventário' }).execute()
    clock.advance(365 * DAY_MS)
    await writeHolidays(app)
    const coming = await days('2028-01-01')
    expect(coming).toContainEqual({ day: '2028-02-11', name: 'Inventário' })
    expect(coming).toContainEqual({ day: '2028-12-25', name: 'Natal' })
    clock.advance(-365 * DAY_MS)
  })

  it('count neither for posting nor for the way', async () => {
    const [buyer, seller] = [await as('buyer'), await as('seller')]
    const [offer] = await offersOfSeller(app, seller.id)
    const postBy = async () => {
      const { parcels } = await paidOrder(app, { userId: buyer.id, offers: [offer!] })
      const { body } = await seller.get(`/api/v1/stores-order/${parcels[0]}`)
      return [body.post_by, body.arrives.last].map((at) => at.slice(0, 10))
    }
    // the end of Friday in Brasília is early on Saturday elsewhere
    expect(await postBy()).toEqual(['2026-11-28', '2026-12-03'])
    await app.db.insertInto('block_dates').values({ day: '2026-11-25', name: 'Ponto facultativo' }).execute()
    expect(await postBy()).toEqual(['2026-12-01', '2026-12-04'])
  })
})
