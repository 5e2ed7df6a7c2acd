import { photosOfPassport } from '@bra/contract/ground/passports'
import { WholePassport } from '@bra/contract/ground/passports.schemas'
import { photographOffers } from '@bra/demo/insert/passports'
import { demoAccounts } from '@bra/demo/people'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const { app, server, post } = await testApp()
const never = new AbortController().signal
const withPassport = () =>
  app.db
    .selectFrom('listings as l')
    .innerJoin('stores as s', 's.id', 'l.store_id')
    .innerJoin('users as u', 'u.id', 's.owner_id')
    .select(['l.id', 'l.product_id', 'l.photos', 'l.passport', 'u.email'])
    .where('l.passport', 'is not', null)
    .execute()

it('nothing is photographed once the program stops', async () => {
  await photographOffers(app, AbortSignal.abort())
  expect(await withPassport()).toEqual([])
})

it('the dearest card of the demo seller, and one of another store, get a passport that buyers see, and once only', async () => {
  await photographOffers(app, never, 1)
  await photographOffers(app, never, 1)
  const photographed = await withPassport()
  expect(photographed.length).toBe(2)
  const offer = photographed.find(({ email }) => email === demoAccounts.seller.email)
  for (const { passport } of photographed) expect(WholePassport.parse(passport)).toEqual(passport)
  const { body } = await post('/api/v1/1/product-stores', { product_id: offer!.product_id, per_page: 50 })
  const shown = body.stores.find(({ id }: { id: number }) => id === offer!.id)
  expect(shown).toMatchObject({ passport: offer!.passport, photos: photosOfPassport(offer!.passport) })
  for (const url of shown.photos) expect((await server.inject({ url })).headers['content-type']).toBe('image/webp')
})
