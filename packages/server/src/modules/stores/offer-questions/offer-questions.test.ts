import { describe, expect, it } from 'vitest'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { mergeQuestions } from './offer-questions.queries.ts'

const { app, as, clock, get, ask: askNobody } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const owner = await as('adaildo.brandao@bracards.example')
const stranger = await as('joelma.nazare@bracards.example')
const [offer, other] = await offersOfSeller(app, owner.id)
const storeId = offer!.store_id

type Person = typeof marina
const HOUR_MS = 3_600_000

async function ask(who: Person, body: string, id = offer!.id) {
  clock.advance(HOUR_MS)
  return who.post('/api/v1/offer-questions', { id, body })
}
const answer = (id: number, text: string, who = owner) => who.post('/api/v1/question-answer', { id, answer: text })
const hide = (id: number, hidden = true, who = owner) => who.post('/api/v1/question-hide', { id, hidden })
const ofStore = async (query = '') => (await owner.get(`/api/v1/store-questions/${storeId}${query}`)).body
const own = async (who: Person) => (await who.get('/api/v1/own-questions')).body.questions
const shown = async (who?: Person, id = offer!.id) => {
  const address = `/api/v1/offer-questions/${id}`
  return (who ? await who.get(address) : await get(address)).body.questions
}
async function asked(who: Person, body: string, id = offer!.id): Promise<number> {
  const { status } = await ask(who, body, id)
  expect(status).toBe(200)
  return (await own(who))[0].id
}
const noticesOf = async (who: Person) => (await who.get('/api/v1/notices')).body.notices
const forgetAll = () => app.db.deleteFrom('offer_questions').execute()

describe('a question about an offer', () => {
  it('reaches the store, and its answer whoever asked', async () => {
    const answered = await ask(marina, '  Tem foto do verso?  ')
    expect(answered.body.message).toBe('Pergunta enviada. Avisamos você quando a loja responder.')
    const [question] = (await ofStore()).questions
    expect(question).toMatchObject({ body: 'Tem foto do verso?', asker: 'Marina', answer: null, hidden: false })
    expect(question.product.id).toBe(offer!.product_id)
    expect(question.copy).toMatchObject({ condition: expect.any(String), language: expect.any(String) })
    const told = { title: `Marina perguntou sobre ${question.product.name}`, kind: 'selling' }
    expect((await noticesOf(owner))[0]).toMatchObject({
      ...told,
      body: 'Tem foto do verso?',
      link: `/my-store/${storeId}/messages?aba=perguntas`,
    })
    expect((await mailsTo(app, 'adaildo.brandao@bracards.example')).at(-1)!.details).toMatchObject({
      title: told.title,
      action: 'Responder',
    })

    expect((await answer(question.id, 'Tem, está na oferta.')).body.message).toBe('Resposta enviada.')
    expect((await noticesOf(marina))[0]).toMatchObject({
      title: expect.stringMatching(/ respondeu sobre /),
      body: 'Tem, está na oferta.',
      link: '/my-account?aba=perguntas',
    })
    expect((await mailsTo(app, 'compradora@bracards.example')).at(-1)!.details).toMatchObject({
      text: 'Tem, está na oferta.',
    })
    expect((await own(marina))[0]).toMatchObject({ id: question.id, answer: 'Tem, está na oferta.' })
  })

  it('is shown to everybody once it is answered, without a name', async () => {
    await forgetAll()
    const id = await asked(marina, 'Aceita troca?')
    expect(await shown(marina)).toMatchObject([{ id, own: true, answer: null }])
    expect([await shown(), await shown(joao)]).toEqual([[], []])
    await answer(id, 'Só venda.')
    const [seen] = await shown()
    expect(seen).toEqual({
      id,
      body: 'Aceita troca?',
      asked_at: expect.any(String),
      answer: 'Só venda.',
      answered_at: expect.any(String),
      own: false,
    })
    expect(await shown(undefined, other!.id)).toEqual([])
    await hide(id)
    expect([await shown(), (await shown(marina)).length]).toEqual([[], 1])
    expect((await hide(id, false)).body.message).toBe('A pergunta voltou.')
    expect(await shown()).toHaveLength(1)
  })

  it('waits in the inbox before those answered, the longest waiting first', async () => {
    await forgetAll()
    const first = await asked(marina, 'Primeira?')
    const second = await asked(joao, 'Segunda?')
    const third = await asked(marina, 'Terceira?', other!.id)
    const fourth = await asked(joao, 'Quarta?')
    await answer(first, 'Sim.')
    await hide(fourth)
    const list = await ofStore()
    expect(list.questions.map(({ id }: { id: number }) => id)).toEqual([second, third, fourth, first])
    expect(list).toMatchObject({ unanswered: 2, paginate: { total: 4 } })
    const waiting = await ofStore('?unanswered=1&per_page=1&page=2')
    expect(waiting.questions.map(({ id }: { id: number }) => id)).toEqual([third])
    expect(waiting.paginate.total).toBe(2)
    expect((await owner.get(`/api/v1/store-dashboard/${storeId}`)).body.todo.questions).toBe(2)
  })

  it('is answered once', async () => {
    await forgetAll()
    const id = await asked(marina, 'Tem outra?')
    await answer(id, 'Não.')
    const again = await answer(id, 'Tem.')
    expect([again.status, again.body.message]).toEqual([409, 'Esta pergunta já foi respondida.'])
    expect((await own(marina))[0].answer).toBe('Não.')
  })

  it('is refused empty, too long, with a contact, about no offer, and by the owner', async () => {
    await forgetAll()
    expect((await ask(marina, ' ')).body.fields).toEqual({ body: 'Escreva a pergunta.' })
    expect((await ask(marina, 'a'.repeat(501))).body.fields).toEqual({ body: 'Use no máximo 500 letras.' })
    const contact = 'Tire telefone, e-mail, rede social ou link: a conversa fica por aqui.'
    for (const body of ['Me chama no 11 98765-4321', 'ana@site.com', 'Vi em https://x.io/1', 'Tem insta?'])
      expect((await ask(marina, body)).body.fields).toEqual({ body: contact })
    expect((await ask(marina, 'Oi?', 999_999_999)).body.code).toBe('offer_not_found')
    expect((await ask(owner, 'Oi?')).body.code).toBe('own_offer')
    await app.db.updateTable('listings').set({ status: 'paused' }).where('id', '=', offer!.id).execute()
    expect((await ask(marina, 'Oi?')).body.code).toBe('offer_not_found')
    await app.db.updateTable('listings').set({ status: 'available' }).where('id', '=', offer!.id).execute()
    const id = await asked(marina, 'Oi?')
    expect((await answer(id, '')).body.fields).toEqual({ answer: 'Escreva a resposta.' })
    expect((await answer(id, 'Chama no zap')).body.fields).toEqual({ answer: contact })
  })

  it('is refused when the store has five open ones of the person, or the day twenty', async () => {
    await forgetAll()
    for (let at = 0; at < 5; at += 1) expect((await ask(marina, `Pergunta ${at}?`)).status).toBe(200)
    const sixth = await ask(marina, 'Mais uma?')
    expect([sixth.status, sixth.body.code]).toEqual([409, 'too_many_open_questions'])
    expect((await ask(joao, 'E eu?')).status).toBe(200)
    await answer((await own(marina))[0].id, 'Sim.')
    expect((await ask(marina, 'Agora sim?')).status).toBe(200)

    await forgetAll()
    const quickly = () => marina.post('/api/v1/offer-questions', { id: offer!.id, body: 'De novo?' })
    const answerAll = () =>
      app.db.updateTable('offer_questions').set({ answer: 'Sim.', answered_at: clock.now() }).execute()
    for (let at = 0; at < 15; at += 1) {
      expect((await quickly()).status).toBe(200)
      await answerAll()
    }
    expect((await quickly()).body.code).toBe('too_many_requests')
    for (let at = 0; at < 5; at += 1) {
      expect((await ask(marina, `Depois ${at}?`)).status).toBe(200)
      await answerAll()
    }
    const refused = await ask(marina, 'Mais uma?')
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_questions'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(HOUR_MS / 1000)
    clock.advance(24 * HOUR_MS)
    expect((await ask(marina, 'Hoje?')).status).toBe(200)
  })

  it('is nobody else’s to ask for, read, answer or hide', async () => {
    await forgetAll()
    const id = await asked(marina, 'Segredo?')
    expect((await askNobody('POST', '/api/v1/offer-questions', { id: offer!.id, body: 'Oi?' })).status).toBe(401)
    expect((await stranger.get(`/api/v1/store-questions/${storeId}`)).body.code).toBe('store_not_found')
    expect((await answer(id, 'Oi.', stranger)).body.code).toBe('question_not_found')
    expect((await hide(id, true, stranger)).body.code).toBe('question_not_found')
    expect((await answer(id, 'Oi.', marina)).status).toBe(403)
    expect(await own(joao)).toEqual([])
    await app.db.updateTable('users').set({ blocked_at: clock.now() }).where('id', '=', marina.id).execute()
    expect((await ask(marina, 'E agora?')).status).toBe(401)
    await app.db.updateTable('users').set({ blocked_at: null }).where('id', '=', marina.id).execute()
    const setStatus = (status: 'open' | 'suspended') =>
      app.db.updateTable('stores').set({ status }).where('id', '=', storeId).execute()
    await setStatus('suspended')
    expect((await ask(marina, 'E agora?')).status).toBe(404)
    expect((await get(`/api/v1/offer-questions/${offer!.id}`)).status).toBe(404)
    await setStatus('open')
  })

  it('follows its offer into a merged product', async () => {
    await forgetAll()
    const id = await asked(marina, 'É a mesma carta?')
    await answer(id, 'É, sim.')
    const merged = { from: offer!.product_id, into: other!.product_id }
    await app.transaction((tx) =>
      mergeQuestions(tx, { ...merged, offers: [{ gone_id: offer!.id, kept_id: other!.id }] }),
    )
    expect(await shown(undefined, other!.id)).toMatchObject([{ id }])
    expect((await own(marina))[0].product.id).toBe(other!.product_id)
  })

  it('belongs to what a person may take along, and goes with the account', async () => {
    await forgetAll()
    const id = await asked(joao, 'Veio de pacote?')
    await answer(id, 'Veio, sim.')
    const recordsOf = async (who: Person) =>
      Object.assign({}, ...(await Promise.all(app.personal.map((personal) => personal.records(app.db, who.id, app)))))
    expect((await recordsOf(joao))['Perguntas a lojas']).toMatchObject([
      { pergunta: 'Veio de pacote?', resposta: 'Veio, sim.' },
    ])
    const ofOwner = (await recordsOf(owner))['Respostas da loja a perguntas']
    expect(ofOwner).toMatchObject([{ resposta: 'Veio, sim.' }])
    expect(JSON.stringify(ofOwner)).not.toContain('Veio de pacote?')
    const forget = (who: Person) =>
      app.transaction(async (tx) => {
        for (const personal of app.personal) await personal.forget(tx, who.id, app)
      })
    await forget(owner)
    expect((await own(joao))[0].answer).toBe('Resposta apagada com a conta.')
    await forget(joao)
    expect(await app.db.selectFrom('offer_questions').select('id').execute()).toEqual([])
  })
})
