import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, statusesOf } from '../../../testing/test-people.ts'
import { connectAccount } from '../../../testing/carrier-accounts.ts'
import { carrierAccountsJobs } from './carrier-accounts.jobs.ts'
import { carrierAccountsPersonal } from './personal.queries.ts'
import { tokensIn } from './tokens.ts'

const { app, as, get, clock, sandbox } = await testApp()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
Object.assign(app.config.melhorEnvio, { token: 'um-token', clientId: '77', clientSecret: 'segredo' })
const steer = steering(sandbox.url, 'melhorenvio')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
const buyer = await as('buyer')
const store = await storeOf(app, seller.id)
const EMAIL = 'toca@melhorenvio.example'

const shown = async () => (await seller.get(`/api/v1/carrier-account/${store}`)).body
const row = () => app.db.selectFrom('carrier_accounts').selectAll().where('store_id', '=', store).executeTakeFirst()
const renew = () => carrierAccountsJobs.renew_carrier_accounts!.run(app, {})

beforeEach(async () => {
  await app.db.deleteFrom('carrier_accounts').execute()
})

describe('the account of a store at the carrier', () => {
  it('is connected with the consent of its owner, and disconnected again', async () => {
    expect(await shown()).toEqual({ available: true, account: null })
    const { body } = await connectAccount(seller, store, EMAIL)
    expect(body).toEqual({ error: false, message: 'Conta do Melhor Envio conectada.' })
    expect(await shown()).toEqual({
      available: true,
      account: { email: EMAIL, connected_at: expect.any(String), ended: false },
    })
    expect((await seller.remove(`/api/v1/carrier-account/${store}`)).body.message).toBe(
      'Conta do Melhor Envio desconectada.',
    )
    expect((await shown()).account).toBeNull()
    expect((await seller.remove(`/api/v1/carrier-account/${store}`)).body.code).toBe('carrier_not_connected')
  })

  it('asks for no more than it needs, and names the page that people come back to', async () => {
    const { body } = await seller.post('/api/v1/carrier-account', { store_id: store })
    const { searchParams, origin } = new URL(body.url)
    expect(origin).toBe(new URL(sandbox.url).origin)
    expect(searchParams.get('redirect_uri')).toBe(`${app.config.publicUrl}/my-store/melhor-envio`)
    expect(searchParams.get('scope')!.split(' ')).not.toContain('users-write')
  })

  it('keeps its tokens sealed, and says them to nobody', async () => {
    await connectAccount(seller, store, EMAIL)
    const { sealed } = (await row())!
    const { access, refresh } = tokensIn(app.config, sealed)
    const everything = JSON.stringify([await shown(), sealed, await row()])
    expect(everything).not.toContain(access)
    expect(everything).not.toContain(refresh)
  })

  it('is not connected by a consent of somebody else, a used one, or one that is too old', async () => {
    const code = 'carrier_consent_over'
    const finish = (who: typeof seller, body: object) => who.post('/api/v1/carrier-account/finish', body)
    expect((await finish(seller, { code: 'x', state: 'inventado' })).body.code).toBe(code)
    const { url } = (await seller.post('/api/v1/carrier-account', { store_id: store })).body
    const state = new URL(url).searchParams.get('state')!
    expect((await finish(otherSeller, { code: 'x', state })).body.code).toBe(code)
    expect((await finish(seller, { code: 'inventado', state })).body.code).toBe(code)
    const allowed = await connectAccount(seller, store, EMAIL)
    expect((await finish(seller, allowed.sent)).body.code).toBe(code)
    // a fresh code does not make a used consent good again
    const { url: again } = (await seller.post('/api/v1/carrier-account', { store_id: store })).body
    const allow = again.replace('/oauth/authorize?', '/oauth/authorize/allow?')
    const fresh = new URL((await fetch(allow, { redirect: 'manual' })).headers.get('location')!).searchParams.get(
      'code',
    )
    const { state: used } = allowed.sent
    expect((await finish(seller, { code: fresh, state: used })).body.code).toBe(code)
    clock.advance(31 * 60_000)
    expect((await finish(seller, { code: 'x', state })).body.code).toBe(code)
    clock.advance(-31 * 60_000)
  })

  it('is connected by one of two answers with the same consent that come at once', async () => {
    const { url } = (await seller.post('/api/v1/carrier-account', { store_id: store })).body
    const allow = url.replace('/oauth/authorize?', '/oauth/authorize/allow?')
    const codeOf = async () =>
      new URL((await fetch(allow, { redirect: 'manual' })).headers.get('location')!).searchParams.get('code')
    const codes = [await codeOf(), await codeOf()]
    const state = new URL(url).searchParams.get('state')!
    const finish = (code: string | null) => seller.post('/api/v1/carrier-account/finish', { code, state })
    expect(statusesOf(await Promise.all(codes.map(finish)))).toEqual([200, 409])
  })

  it('is seen and changed by nobody but its store', async () => {
    await connectAccount(seller, store, EMAIL)
    expect((await otherSeller.get(`/api/v1/carrier-account/${store}`)).body.code).toBe('store_not_found')
    expect((await otherSeller.post('/api/v1/carrier-account', { store_id: store })).body.code).toBe('store_not_found')
    expect((await otherSeller.remove(`/api/v1/carrier-account/${store}`)).body.code).toBe('store_not_found')
    expect((await buyer.get(`/api/v1/carrier-account/${store}`)).status).toBe(403)
    expect((await get(`/api/v1/carrier-account/${store}`)).status).toBe(401)
    expect((await shown()).account.email).toBe(EMAIL)
  })

  it('is told to its person without its tokens, and goes with them', async () => {
    await connectAccount(seller, store, EMAIL)
    const records = await carrierAccountsPersonal.records(app.db, seller.id, app)
    expect(records['Contas do Melhor Envio']).toEqual([
      { loja: expect.any(String), 'e-mail': EMAIL, 'conectada em': expect.any(Date) },
    ])
    expect((await carrierAccountsPersonal.records(app.db, otherSeller.id, app))['Contas do Melhor Envio']).toEqual([])
    await app.transaction((tx) => carrierAccountsPersonal.forget(tx, otherSeller.id, app))
    expect(await row()).toBeDefined()
    await app.transaction((tx) => carrierAccountsPersonal.forget(tx, seller.id, app))
    expect(await row()).toBeUndefined()
  })

  it('cannot be connected where the house has no application at the carrier', async () => {
    app.config.melhorEnvio.clientId = undefined
    expect((await shown()).available).toBe(false)
    expect((await seller.post('/api/v1/carrier-account', { store_id: store })).body.code).toBe(
      'carrier_not_connectable',
    )
    app.config.melhorEnvio.clientId = '77'
  })

  it('is not connected while the carrier is away, and says so', async () => {
    const { url } = (await seller.post('/api/v1/carrier-account', { store_id: store })).body
    const allow = url.replace('/oauth/authorize?', '/oauth/authorize/allow?')
    const back = new URL((await fetch(allow, { redirect: 'manual' })).headers.get('location')!)
    await steer('/fail-next', { times: 1 })
    const { status, body } = await seller.post('/api/v1/carrier-account/finish', {
      code: back.searchParams.get('code'),
      state: back.searchParams.get('state'),
    })
    expect([status, body.code, (await shown()).account]).toEqual([503, 'carrier_unavailable', null])
  })
})

describe('the tokens of an account', () => {
  it('are renewed ten days before they end, and not earlier', async () => {
    await connectAccount(seller, store, EMAIL)
    const { sealed, expires_at: before } = (await row())!
    await renew()
    expect((await row())!.sealed).toBe(sealed)
    clock.advance(21 * DAY_MS)
    await renew()
    const after = (await row())!
    expect(after.sealed).not.toBe(sealed)
    expect(after.expires_at.getTime() - before.getTime()).toBe(21 * DAY_MS)
    clock.advance(-21 * DAY_MS)
  })

  it('end with the account where the carrier refuses, of which the store is told once', async () => {
    await connectAccount(seller, store, EMAIL)
    await steer(`/accounts/${EMAIL}/revoke`)
    clock.advance(21 * DAY_MS)
    await renew()
    await renew()
    expect((await shown()).account).toMatchObject({ ended: true })
    const told = (await mailsTo(app, 'vendedor@bracards.example')).filter(({ details }) =>
      JSON.stringify(details).includes('Conecte-a de novo'),
    )
    expect(told).toHaveLength(1)
    await connectAccount(seller, store, EMAIL)
    expect((await shown()).account).toMatchObject({ ended: false })
    clock.advance(-21 * DAY_MS)
  })

  it('whose renewal got lost are used until their last day, and then the store is told once', async () => {
    await connectAccount(seller, store, EMAIL)
    const { sealed } = (await row())!
    // the carrier renewed them, and its answer never came
    const body = { grant_type: 'refresh_token', client_id: '77', client_secret: 'segredo' }
    await fetch(`${sandbox.url}/melhorenvio/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Bra Cards (oi@bracards.example)' },
      body: JSON.stringify({ ...body, refresh_token: tokensIn(app.config, sealed).refresh }),
    })
    clock.advance(21 * DAY_MS)
    await renew()
    expect((await row())!.ended_at).toBeNull()
    clock.advance(8.5 * DAY_MS)
    await renew()
    expect((await row())!.ended_at).not.toBeNull()
    clock.advance(-29.5 * DAY_MS)
  })

  it('are forgotten once the store has closed', async () => {
    await connectAccount(seller, store, EMAIL)
    await app.db.updateTable('stores').set({ status: 'closed' }).where('id', '=', store).execute()
    await renew()
    expect(await row()).toBeUndefined()
    await app.db.updateTable('stores').set({ status: 'open' }).where('id', '=', store).execute()
  })
})
