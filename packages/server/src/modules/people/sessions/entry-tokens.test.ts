import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, post, get, as, clock } = await testApp()
const enter = (token: string, headers = {}) => post('/api/v1/auth/sso', { token }, headers)

describe('a link that enters once', () => {
  it('opens a session of its own on the other device', async () => {
    const marina = await as('buyer')
    const made = await marina.post('/api/v1/auth/sso-token')
    expect(made.body.url).toBe(`${app.config.publicUrl}/?sso=${made.body.token}`)
    expect(Date.parse(made.body.expires_at)).toBe(clock.now().getTime() + 2 * 60_000)
    const { status, body } = await enter(made.body.token)
    expect(status).toBe(200)
    expect(body.user.name).toBe('Marina')
    const me = await get('/api/v1/users/current-user', { authorization: `Bearer ${body.token}` })
    expect(me.body.id).toBe(marina.id)
    expect((await marina.get('/api/v1/users/current-user')).status).toBe(200)
  })

  it('is stored as a hash', async () => {
    const marina = await as('buyer')
    const { body } = await marina.post('/api/v1/auth/sso-token')
    const rows = await app.db.selectFrom('entry_tokens').select('token_hash').execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.token_hash.toString('latin1')).not.toContain(body.token)
  })

  it('enters one of many who try at once', async () => {
    const marina = await as('buyer')
    const { body } = await marina.post('/api/v1/auth/sso-token')
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(body.token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status !== 200)!
    expect(refused.status).toBe(410)
    expect(refused.body.message).toBe('Este link de acesso já foi usado ou venceu. Peça outro.')
  })

  it('is over after two minutes, and with the next one', async () => {
    const marina = await as('buyer')
    const first = (await marina.post('/api/v1/auth/sso-token')).body.token
    const second = (await marina.post('/api/v1/auth/sso-token')).body.token
    expect((await enter(first)).status).toBe(410)
    clock.advance(2 * 60_000)
    expect((await enter(second)).status).toBe(410)
  })

  it('is given only to who is signed in, and nothing else is one', async () => {
    expect((await post('/api/v1/auth/sso-token')).status).toBe(401)
    expect((await enter('nunca-houve-um-token-assim')).status).toBe(410)
    expect((await enter('curto')).status).toBe(422)
  })

  it('does not enter a page that a stranger forged', async () => {
    const marina = await as('buyer')
    const { body } = await marina.post('/api/v1/auth/sso-token')
    const forged = await enter(body.token, { cookie: 'XSRF-TOKEN=abc' })
    expect(forged.status).toBe(419)
  })
})
