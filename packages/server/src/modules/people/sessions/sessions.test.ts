import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from '@bra/demo/people'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const { get, post, as, clock } = await testApp()
const { buyer } = demoAccounts
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('signing in', () => {
  it('gives a session that the person is known by', async () => {
    const { status, body } = await post('/api/login', { email: buyer.email, password: demoPassword })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Marina', last_name: 'Tavares' })
    const me = await get('/api/v1/users/current-user', bearer(body.token))
    expect(me.body).toMatchObject({ email: buyer.email, role: 'client', subscription: { active: false }, stores: [] })
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await post('/api/login', { email: buyer.email, password: 'outra-senha-qualquer' })
    const unknown = await post('/api/login', { email: 'ninguem@bracards.example', password: 'outra-senha-qualquer' })
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ error: true, code: 'login_refused', message: 'Acesso negado.' })
    }
  })

  it('ends when the person signs out, and after thirty days', async () => {
    const marina = await as('buyer')
    expect((await marina.post('/api/v1/auth/logout')).status).toBe(200)
    expect((await marina.get('/api/v1/users/current-user')).status).toBe(401)
    const again = await as('buyer')
    clock.advance(30 * DAY_MS)
    expect((await again.get('/api/v1/users/current-user')).status).toBe(401)
  })

  it('is asked for by whoever has none', async () => {
    const { status, body } = await get('/api/v1/users/current-user', bearer('a-token-that-nobody-ever-made'))
    expect(status).toBe(401)
    expect(body.message).toBe('Entre na sua conta para continuar.')
  })
})
