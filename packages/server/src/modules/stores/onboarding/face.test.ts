import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, server } = await testApp()
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
const store = await app.db
  .selectFrom('stores')
  .select(['id', 'slug', 'avatar'])
  .where('owner_id', '=', severino.id)
  .executeTakeFirstOrThrow()
const update = (change: object, who = severino) => who.post('/api/v1/update-store/', { id: store.id, ...change })
const shown = async () => (await get(`/api/v1/stores/${store.slug}`)).body

async function upload(who: typeof severino) {
  const payload = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0b6b4a' } })
    .jpeg()
    .toBuffer()
  const headers = { ...who.headers, 'content-type': 'image/jpeg' }
  return (await server.inject({ method: 'POST', url: '/api/v1/photos', headers, payload })).json().image as string
}

describe('the face of a store', () => {
  it('takes uploaded pictures, shows them to everyone, and lets them go again', async () => {
    const [avatar, banner] = [await upload(severino), await upload(severino)]
    expect((await update({ banner })).body.result).toMatchObject({ avatar: store.avatar, banner })
    expect((await update({ avatar, description: 'Cartas do sertão.' })).body.message).toBe('Atualizado com sucesso!')
    expect(await shown()).toMatchObject({ avatar, banner, description: 'Cartas do sertão.' })
    expect((await update({ policies: 'Postamos no mesmo dia.' })).body.result).toMatchObject({ avatar, banner })
    const used = await app.db
      .selectFrom('photo_uses')
      .select('photo_id')
      .where('used_by', '=', `store ${store.id}`)
      .execute()
    expect(used).toHaveLength(2)
    expect((await update({ avatar: '', banner: '' })).body.result).toMatchObject({ avatar: '', banner: null })
    expect(await shown()).toMatchObject({ avatar: '', banner: null })
  })

  it.each(['https://longe.example/foto.png', '/fotos/../segredo-488.webp', 'foto.png'])(
    'refuses %s',
    async (avatar) => {
      const { status, body } = await update({ avatar })
      expect([status, body.fields]).toEqual([422, { avatar: 'Envie a foto de novo.' }])
    },
  )

  it('refuses what another person uploaded, and another person', async () => {
    const avatar = await upload(joelma)
    expect((await update({ avatar })).body.code).toBe('photo_gone')
    expect((await update({ avatar }, joelma)).status).toBe(404)
  })
})
