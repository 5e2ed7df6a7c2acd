import { unchanged } from '@bra/contract/kit/saying'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'
import { notify, tell } from './index.ts'
import { noticesJobs } from './notices.jobs.ts'
import { noticesPersonal } from './notices.personal.ts'

const { app, as, clock, get, ask } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const preferencesUrl = '/api/v1/notification-preferences'

type NoticeToTell = Partial<Parameters<typeof tell>[2]>
const write = (about: NoticeToTell = {}) =>
  app.transaction((tx) =>
    tell(tx, app, {
      userId: marina.id,
      kind: 'wants',
      title: unchanged('Apareceu'),
      body: unchanged('Uma carta que você procura.'),
      link: '/product/1',
      ...about,
    }),
  )
const mail = (key: string) => ({ key, template: 'account_closed' as const, details: { name: 'Marina' } })
const list = async (who = marina, page = 1) => (await who.get(`/api/v1/notices?page=${page}`)).body
const choose = (preferences: unknown) => marina.put(preferencesUrl, { preferences })
const outbox = () => app.db.selectFrom('mails').select(['key', 'recipient', 'user_id']).orderBy('id').execute()

beforeEach(() =>
  app.transaction(async (tx) => {
    for (const table of ['notices', 'notification_preferences', 'mails', 'events'] as const)
      await tx.deleteFrom(table).execute()
  }),
)

describe('the notices of a person', () => {
  it('are listed newest first, with how many are unread', async () => {
    await write({ title: unchanged('Primeiro'), kind: 'news', link: null })
    clock.advance(60_000)
    await write({ title: unchanged('Segundo') })
    expect(await list()).toEqual({
      notices: [
        expect.objectContaining({ title: 'Segundo', kind: 'wants', link: '/product/1', read_at: null }),
        expect.objectContaining({ title: 'Primeiro', kind: 'news', link: null }),
      ],
      unread: 2,
      paginate: { current_page: 1, last_page: 1, per_page: 20, total: 2 },
    })
    expect((await list()).notices[0].created_at).toBe(clock.now().toISOString())
  })

  it('come a page at a time', async () => {
    for (let each = 1; each <= 25; each += 1) await write({ title: unchanged(`Aviso ${each}`) })
    const [first, second] = [await list(), await list(marina, 2)]
    expect(first.notices).toHaveLength(20)
    expect(second.notices.map(({ title }: { title: string }) => title)).toEqual(
      [5, 4, 3, 2, 1].map((each) => `Aviso ${each}`),
    )
    expect(second.paginate).toMatchObject({ current_page: 2, last_page: 2, total: 25 })
    expect((await list(marina, 3)).notices).toEqual([])
    expect((await marina.get('/api/v1/notices?page=0')).status).toBe(422)
  })

  it('are nobody else’s', async () => {
    await write()
    expect((await list(joao)).notices).toEqual([])
    expect((await get('/api/v1/notices')).status).toBe(401)
  })

  it('announce themselves to whoever is listening', async () => {
    await write()
    const [{ id }] = (await list()).notices
    const events = await app.db.selectFrom('events').select(['name', 'data']).execute()
    expect(events).toEqual([{ name: 'notice_written', data: { userId: marina.id, noticeId: id } }])
  })
})

describe('reading a notice', () => {
  it('keeps the instant of the first reading', async () => {
    await write()
    await write()
    const [{ id }] = (await list()).notices
    expect((await marina.put(`/api/v1/notices/${id}`)).status).toBe(200)
    const readAt = clock.now().toISOString()
    clock.advance(60_000)
    await marina.put(`/api/v1/notices/${id}`)
    expect(await list()).toMatchObject({ unread: 1, notices: [{ id, read_at: readAt }, { read_at: null }] })
  })

  it('is refused for one that does not exist, or is another’s', async () => {
    await write()
    const [{ id }] = (await list()).notices
    for (const answer of [await joao.put(`/api/v1/notices/${id}`), await marina.put('/api/v1/notices/999999')]) {
      expect(answer.status).toBe(404)
      expect(answer.body.message).toBe('Não encontramos este aviso.')
    }
    expect((await marina.put('/api/v1/notices/abc')).status).toBe(422)
    expect((await ask('PUT', `/api/v1/notices/${id}`, {})).status).toBe(401)
    expect((await list()).unread).toBe(1)
  })

  it('is done for all at once, and for nobody else', async () => {
    await write()
    await write()
    await write({ userId: joao.id })
    expect((await marina.put('/api/v1/notices')).body).toEqual({ error: false, message: 'Salvo com sucesso.' })
    expect((await list()).unread).toBe(0)
    expect((await list(joao)).unread).toBe(1)
    expect((await ask('PUT', '/api/v1/notices', {})).status).toBe(401)
  })
})

describe('preferences', () => {
  const allOn = ['security', 'orders', 'wants', 'selling', 'answers', 'news'].map((kind) => ({
    kind,
    by_notice: true,
    by_email: kind !== 'news',
    by_push: kind !== 'news',
  }))

  it('are all on but for news by mail until the person says otherwise, for that person alone', async () => {
    expect((await marina.get(preferencesUrl)).body).toEqual({ preferences: allOn })
    expect((await choose([{ kind: 'news', by_notice: true, by_email: true }])).body.message).toBe('Salvo com sucesso.')
    expect((await marina.get(preferencesUrl)).body.preferences).toEqual([
      ...allOn.slice(0, 5),
      { kind: 'news', by_notice: true, by_email: true, by_push: false },
    ])
    expect((await joao.get(preferencesUrl)).body).toEqual({ preferences: allOn })
    await choose([{ kind: 'news', by_notice: true, by_email: false }])
    expect((await marina.get(preferencesUrl)).body).toEqual({ preferences: allOn })
  })

  it('are obeyed by what is told afterwards', async () => {
    await choose([{ kind: 'wants', by_notice: false, by_email: true }])
    await write({ mail: mail('one') })
    await choose([{ kind: 'wants', by_notice: true, by_email: false }])
    await write({ title: unchanged('Só no sino'), mail: mail('two') })
    await choose([{ kind: 'wants', by_notice: false, by_email: false }])
    await write({ mail: mail('three') })
    await write({ kind: 'orders', title: unchanged('Outro tipo'), mail: mail('four') })
    expect((await list()).notices).toMatchObject([{ title: 'Outro tipo' }, { title: 'Só no sino' }])
    const to = { recipient: 'compradora@bracards.example', user_id: marina.id }
    expect(await outbox()).toEqual([
      { key: 'one', ...to },
      { key: 'four', ...to },
    ])
  })

  it('never silence security', async () => {
    for (const ways of [
      { by_notice: false, by_email: true },
      { by_notice: true, by_email: false },
    ]) {
      const answer = await choose([
        { kind: 'news', by_notice: false, by_email: false },
        { kind: 'security', ...ways },
      ])
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe('Os avisos de segurança não podem ser desligados: eles protegem a sua conta.')
    }
    expect((await marina.get(preferencesUrl)).body).toEqual({ preferences: allOn })
    expect((await choose(allOn)).status).toBe(200)
    await write({ kind: 'security', mail: mail('safe') })
    expect((await list()).unread).toBe(1)
    expect(await outbox()).toHaveLength(1)
  })

  it('take the last word where a kind is named twice, and no unknown kind', async () => {
    const twice = [false, true].map((by_email) => ({ kind: 'news', by_notice: by_email, by_email: !by_email }))
    expect((await choose(twice)).status).toBe(200)
    expect((await marina.get(preferencesUrl)).body.preferences[5]).toMatchObject({ by_notice: true, by_email: false })
    expect((await choose([])).status).toBe(200)
    for (const wrong of [
      undefined,
      'all',
      [{ kind: 'weather', by_notice: true, by_email: true }],
      [{ kind: 'news', by_notice: 'yes', by_email: true }],
      [{ kind: 'news' }],
      Array.from({ length: 21 }, () => allOn[1]),
    ])
      expect((await choose(wrong)).status, JSON.stringify(wrong)).toBe(422)
  })

  it('are asked of nobody who is not signed in', async () => {
    expect((await get(preferencesUrl)).status).toBe(401)
    expect((await ask('PUT', preferencesUrl, { preferences: [] })).status).toBe(401)
  })
})

describe('whoever closed the account', () => {
  it('is told nothing more', async () => {
    const debora = await as('debora.pinho@bracards.example')
    await app.transaction((tx) =>
      tx.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', debora.id).execute(),
    )
    await write({ userId: debora.id, kind: 'security', mail: mail('gone') })
    expect(await outbox()).toEqual([])
    expect(await app.db.selectFrom('notices').selectAll().execute()).toEqual([])
  })

  it('takes notices and preferences along, after having been given them', async () => {
    await app.transaction((tx) =>
      notify(tx, app, { userId: marina.id, kind: 'news', title: unchanged('Oi'), body: unchanged('Olá'), link: null }),
    )
    await choose([{ kind: 'news', by_notice: true, by_email: false }])
    const records = await noticesPersonal.records(app.db, marina.id, app)
    expect(records.avisos).toMatchObject([{ title: 'Oi' }])
    expect(records['preferências de aviso']).toContainEqual({
      kind: 'news',
      by_notice: true,
      by_email: false,
      by_push: false,
    })
    await app.transaction((tx) => noticesPersonal.forget(tx, marina.id, app))
    expect((await noticesPersonal.records(app.db, marina.id, app)).avisos).toEqual([])
    expect(await app.db.selectFrom('notification_preferences').selectAll().execute()).toEqual([])
  })
})

describe('old notices', () => {
  it('go a year after they were read, and not before', async () => {
    await write({ title: unchanged('Lido há muito') })
    await marina.put('/api/v1/notices')
    await write({ title: unchanged('Nunca lido') })
    clock.advance(365 * DAY_MS)
    await noticesJobs.forget_old_notices!.run(app, {})
    expect(await app.db.selectFrom('notices').select('title').orderBy('id').execute()).toHaveLength(2)
    clock.advance(DAY_MS)
    await noticesJobs.forget_old_notices!.run(app, {})
    expect(await app.db.selectFrom('notices').select('title').execute()).toEqual([{ title: 'Nunca lido' }])
  })
})
