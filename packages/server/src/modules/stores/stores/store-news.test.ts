import { unchanged } from '@bra/contract/kit/saying'
import { describe, expect, it } from 'vitest'
import { addMembers } from '../../../testing/members.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { storesOfMember, tellStores } from './index.ts'

const { app, as, clock, ask } = await testApp()
const marina = await as('buyer')
const owner = await as('seller')
const attendant = await as('joelma.nazare@bracards.example')
const packer = await as('joao.meireles@bracards.example')
const [offer] = await offersOfSeller(app, owner.id)
const storeId = offer!.store_id

await addMembers(app, [
  { store_id: storeId, user_id: attendant.id, rights: ['messages'] },
  { store_id: storeId, user_id: packer.id, rights: ['dispatch', 'stock'] },
])

type Person = typeof owner
const titlesOf = async (who: Person): Promise<string[]> =>
  (await who.get('/api/v1/notices')).body.notices.map(({ title }: { title: string }) => title)
const joinChannel = async (who: Person) =>
  (
    await ask(
      'POST',
      '/broadcasting/auth',
      { socket_id: '1234.5678', channel_name: `private-App.Store.${storeId}` },
      who.headers,
    )
  ).status

describe('news for a store', () => {
  it('reach by notice and mail whoever holds the right, each under their own name, and nobody else', async () => {
    clock.advance(3_600_000)
    expect((await marina.post('/api/v1/offer-questions', { id: offer!.id, body: 'Tem foto?' })).status).toBe(200)
    const asked = expect.stringMatching(/^Marina perguntou sobre /)
    expect((await titlesOf(owner))[0]).toEqual(asked)
    expect((await titlesOf(attendant))[0]).toEqual(asked)
    expect(await titlesOf(packer)).not.toContainEqual(asked)
    const named = async (email: string) => (await mailsTo(app, email)).at(-1)?.details
    expect(await named('joelma.nazare@bracards.example')).toMatchObject({ name: 'Joelma', title: asked })
    expect(await named('vendedor@bracards.example')).toMatchObject({ name: 'Severino', title: asked })
    expect(await named('joao.meireles@bracards.example')).toBeUndefined()
  })

  it('reach nobody who closed the account', async () => {
    await app.db.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', packer.id).execute()
    const news = { storeId, title: unchanged('Estoque baixo'), text: unchanged('Uma carta acabou.'), link: '/' }
    await app.transaction((tx) => tellStores(tx, app, 'stock', [news]))
    await app.db.updateTable('users').set({ disabled_at: null }).where('id', '=', packer.id).execute()
    expect(await titlesOf(packer)).not.toContain('Estoque baixo')
    expect((await titlesOf(owner))[0]).toBe('Estoque baixo')
  })

  it('are those of each store where many are told at once, read in one statement', async () => {
    const stores = await app.db.selectFrom('stores').select(['id', 'owner_id']).orderBy('id').limit(4).execute()
    const read: string[] = []
    const heard = await app.transaction(async (tx) => {
      const text = unchanged('Novidade.')
      const told = stores.map(({ id }) => ({ storeId: id, title: unchanged(`Loja ${id}`), text, link: '/' }))
      const listening = tx.withPlugin({
        transformQuery: ({ node }) => {
          if (JSON.stringify(node).includes('store_members')) read.push(node.kind)
          return node
        },
        transformResult: async ({ result }) => result,
      })
      await tellStores(listening, app, 'money', told)
      return tx
        .selectFrom('notices')
        .select(['user_id', 'title'])
        .where(
          'title',
          'in',
          stores.map(({ id }) => `Loja ${id}`),
        )
        .orderBy('id')
        .execute()
    })
    expect(heard).toEqual(stores.map(({ id, owner_id: userId }) => ({ user_id: userId, title: `Loja ${id}` })))
    expect(read).toHaveLength(1)
  })
})

describe('a member', () => {
  it('hears the channel of the store, which a stranger does not', async () => {
    expect(await Promise.all([owner, attendant, packer, marina].map(joinChannel))).toEqual([200, 200, 200, 403])
    expect(await storesOfMember(app.db, attendant.id)).toContain(storeId)
  })

  it('does what the right allows, by the same membership that brings the news', async () => {
    const { questions } = (await attendant.get(`/api/v1/store-questions/${storeId}`)).body
    expect(questions[0].body).toBe('Tem foto?')
    expect((await packer.get(`/api/v1/store-questions/${storeId}`)).status).toBe(403)
  })

  it('asks no question about an offer of the own store', async () => {
    const { body } = await packer.post('/api/v1/offer-questions', { id: offer!.id, body: 'Quantas temos?' })
    expect(body.code).toBe('own_offer')
  })
})
