import { expect, it } from 'vitest'
import { taxWorld } from '../testing/tax-world.ts'
import { refuseOtherKey } from './secret-key.ts'

const world = await taxWorld()
const { app, seller, bought, ready } = world
await ready()
const other = { ...app.config, secretKey: 'outra-chave-com-mais-de-trinta-e-duas-letras' }

it('a start with the key of the sealed data says nothing', async () => {
  await expect(refuseOtherKey(app.db, app.config)).resolves.toBeUndefined()
})

it('a start with another key names what does not open, and what to do', async () => {
  await expect(refuseOtherKey(app.db, other)).rejects.toThrow(
    /não abre o que está guardado no banco: .*certificados digitais.*Defina em SECRET_KEY a chave/,
  )
})

it('a start whose key is lost goes on, and whoever needs what is sealed reads a sentence', async () => {
  await refuseOtherKey(app.db, { ...other, secretKeyLost: true })
  const id = await bought()
  await seller.post('/api/v1/store-order-invoice', { id })
  const { secretKey } = app.config
  app.config.secretKey = other.secretKey
  const { status, body } = await seller.post('/api/v1/send-nf-to-sefaz', { id })
  app.config.secretKey = secretKey
  expect([status, body.code]).toEqual([503, 'sealed_unreadable'])
  expect(body.message).toContain('outra chave')
  expect((await seller.post('/api/v1/send-nf-to-sefaz', { id })).status).toBe(200)
})
