import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, ask, clock, server } = await testApp()
const operator = await as('operator')
const seller = await as('seller')
const reason = 'Semana do consumidor'
const admin = '/api/v1/admin'
const remove = (url: string, body: object = { reason }) => ask('DELETE', url, body, operator.headers)
const lastAct = async () => (await operator.get(`${admin}/acts?per_page=1`)).body.acts[0]

let told = 0
app.bus.subscribe('shop_changed', () => (told += 1))
afterEach(() => (told = 0))

const banner = {
  place: 'home',
  title: 'Frete por nossa conta',
  subtitle: 'Só esta semana, acima de R$ 100.',
  label: 'Ver ofertas',
  link: '/productTcg/list',
  image: '/media/banners/vender.webp',
  image_mobile: '',
  alt: '',
  tone: 'mata',
  active: true,
}

describe('banners', () => {
  const shown = async () =>
    (await get('/api/v1/1/banners')).body.banners.map(({ title }: { title: string }) => title) as string[]

  it('are added at the end, changed, put in order and removed, each with its reason, and shown at once', async () => {
    const before = await shown()
    const { status, body } = await operator.post(`${admin}/banners`, { draft: banner, reason })
    expect([status, body.message]).toEqual([200, 'Salvo com sucesso.'])
    expect(await shown()).toEqual([...before, banner.title])
    expect(told).toBe(1)
    expect(await lastAct()).toMatchObject({
      kind: 'content_added',
      subject: `banner:${body.result.id}`,
      title: banner.title,
      reason,
    })

    await operator.put(`${admin}/banners`, { ids: [body.result.id], reason })
    expect(await shown()).toEqual([banner.title, ...before])

    const draft = { ...banner, title: 'Frete grátis' }
    await operator.put(`${admin}/banners/${body.result.id}`, { draft, reason })
    expect((await lastAct()).detail).toEqual({ before: { title: banner.title }, after: { title: 'Frete grátis' } })
    expect((await shown())[0]).toBe('Frete grátis')
    await operator.put(`${admin}/banners/${body.result.id}`, { draft: { ...draft, active: false }, reason })
    expect(await shown()).toEqual(before)

    expect((await remove(`${admin}/banners/${body.result.id}`)).status).toBe(200)
    expect((await remove(`${admin}/banners/${body.result.id}`)).body.code).toBe('content_not_found')
  })

  it('belong to one game or to all, and say which', async () => {
    const { id, name } = (await get('/api/v1/business')).body.business[0]
    const { body } = await operator.post(`${admin}/banners`, { draft: { ...banner, business_id: id }, reason })
    expect(body.result.business_id).toBe(id)
    const told = (await get('/api/v1/1/banners')).body.banners.at(-1)
    expect(told).toMatchObject({ title: banner.title, business_id: id })
    const draft = { ...banner, business_id: '' }
    await operator.put(`${admin}/banners/${body.result.id}`, { draft, seen: body.result, reason })
    expect((await lastAct()).detail).toMatchObject({ before: { business: name }, after: { business: null } })
    expect((await get('/api/v1/1/banners')).body.banners.at(-1).business_id).toBeNull()

    const unknown = await operator.post(`${admin}/banners`, { draft: { ...banner, business_id: 999_999 }, reason })
    expect(unknown.body.fields).toEqual({ business_id: 'Não encontramos este jogo.' })
    await remove(`${admin}/banners/${body.result.id}`)
  })

  it('lead to a page of ours or a safe one, and show a picture of the site', async () => {
    const wrong = { ...banner, link: 'javascript:alert(1)', image: 'https://evil.example/x.png', title: ' ' }
    const { status, body } = await operator.post(`${admin}/banners`, { draft: wrong, reason: '' })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).sort()).toEqual(['draft.image', 'draft.link', 'draft.title', 'reason'])
    const other = { ...banner, link: '//evil.example' }
    expect((await operator.post(`${admin}/banners`, { draft: other, reason })).status).toBe(422)
  })
})

describe('the picture of a banner', () => {
  const uploaded = async (who: { headers: Record<string, string> }) => {
    const payload = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#0b6b4a' } })
      .jpeg()
      .toBuffer()
    const headers = { ...who.headers, 'content-type': 'image/jpeg' }
    const { body } = await server.inject({ method: 'POST', url: '/api/v1/photos', headers, payload })
    return (JSON.parse(body) as { image: string }).image
  }
  const usesOf = (id: number) =>
    app.db.selectFrom('photo_uses').select('photo_id').where('used_by', '=', `banner ${id}`).execute()

  it('is uploaded, described, kept while the banner shows it, and let go with it', async () => {
    const image = await uploaded(operator)
    const draft = { ...banner, title: 'Com foto', image, alt: 'Uma pilha de cartas' }
    const { body } = await operator.post(`${admin}/banners`, { draft, reason })
    const { id } = body.result
    const { banners } = (await get('/api/v1/1/banners')).body
    expect(banners.at(-1)).toMatchObject({ image, alt: 'Uma pilha de cartas' })
    expect(await usesOf(id)).toHaveLength(1)

    const colleague = await as('operator')
    const change = (changed: object) =>
      colleague.put(`${admin}/banners/${id}`, { draft: { ...draft, ...changed }, reason })
    expect((await change({ title: 'Com a mesma foto' })).status).toBe(200)
    await change({ image: banner.image })
    expect(await usesOf(id)).toEqual([])
    await change({ image_mobile: await uploaded(operator) })
    await remove(`${admin}/banners/${id}`)
    expect(await usesOf(id)).toEqual([])
  })

  it('is one that the operator uploaded, and there is one', async () => {
    const draft = { ...banner, image: await uploaded(seller) }
    expect((await operator.post(`${admin}/banners`, { draft, reason })).body.code).toBe('photo_gone')
    const { body } = await operator.post(`${admin}/banners`, { draft: { ...banner, image: '' }, reason })
    expect(body.fields).toEqual({ 'draft.image': 'Envie uma imagem.' })
  })
})

describe('blocked days', () => {
  const blocked = async () => (await get('/api/v1/block-date')).body.block_dates as { day: string; name: string }[]
  const draft = { day: '2027-03-08', name: 'Balanço do Bra Center' }

  it('are added, moved and taken away, each with its reason; national holidays stand among them', async () => {
    const { status, body } = await operator.post(`${admin}/block-dates`, { draft, reason })
    expect([status, body.result]).toEqual([200, { ...draft, id: expect.any(Number), national: false }])
    expect(await blocked()).toContainEqual(draft)
    expect(await lastAct()).toMatchObject({ kind: 'content_added', title: '08-03-2027, Balanço do Bra Center', reason })

    const moved = { ...draft, day: '2027-03-09' }
    await operator.put(`${admin}/block-dates/${body.result.id}`, { draft: moved, reason })
    expect(await blocked()).toContainEqual(moved)
    expect(await blocked()).not.toContainEqual(draft)
    await remove(`${admin}/block-dates/${body.result.id}`)
    expect(await blocked()).not.toContainEqual(moved)
  })

  it('are days to come, each once, with a name', async () => {
    const add = async (changed: object) =>
      (await operator.post(`${admin}/block-dates`, { draft: { ...draft, ...changed }, reason })).body
    expect((await add({ day: '2026-11-01' })).fields).toEqual({ day: 'Escolha um dia de hoje em diante.' })
    expect((await add({ day: '', name: ' ' })).fields).toEqual({
      'draft.day': 'Escolha o dia.',
      'draft.name': 'Preencha este campo.',
    })
    await add({})
    expect(await add({})).toMatchObject({ code: 'block_date_taken', fields: { day: 'Este dia já está bloqueado.' } })
    const { rows } = (await operator.get(`${admin}/block-dates`)).body
    expect(rows.every(({ day }: { day: string }) => day >= '2026-11-21')).toBe(true)
  })
})

describe('questions', () => {
  it('are added with an address of their own, also where the words are the same', async () => {
    const draft = { topic: 'Compra', question: 'O carrinho reserva?', answer: 'Não.' }
    const first = await operator.post(`${admin}/faq`, { draft, reason })
    const second = await operator.post(`${admin}/faq`, { draft, reason })
    expect([first.body.result.slug, second.body.result.slug]).toEqual(['o-carrinho-reserva', 'o-carrinho-reserva-2'])
    const answer = 'Não: a carta é sua quando o pedido é feito.'
    await operator.put(`${admin}/faq/${first.body.result.id}`, { draft: { ...draft, answer }, reason })
    const { faq } = (await get('/api/v1/faq')).body
    expect(faq).toContainEqual(expect.objectContaining({ slug: 'o-carrinho-reserva', answer }))
  })
})

describe('notices to everybody', () => {
  it('are shown from their beginning to their end', async () => {
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()
    const draft = {
      title: 'Manutenção',
      body: 'Domingo cedo.',
      link: '',
      level: 'warning',
      starts_at: at(1),
      ends_at: at(2),
    }
    await operator.post(`${admin}/site-notices`, { draft, reason })
    const shown = async () => JSON.stringify((await get('/api/v1/site-notices')).body)
    expect(await shown()).not.toContain('Manutenção')
    clock.advance(DAY_MS)
    expect(await shown()).toContain('Manutenção')
    clock.advance(DAY_MS)
    expect(await shown()).not.toContain('Manutenção')
    const backwards = { ...draft, ends_at: at(-1), starts_at: at(0) }
    const { body } = await operator.post(`${admin}/site-notices`, { draft: backwards, reason })
    expect(body.fields).toEqual({ 'draft.ends_at': 'O fim precisa vir depois do começo.' })
    const undated = await operator.post(`${admin}/site-notices`, { draft: { ...draft, starts_at: '' }, reason })
    expect(undated.body.fields).toEqual({ 'draft.starts_at': 'Escolha o dia e a hora.' })
  })

  it.each([
    ['0000-06-01T00:00:00Z', '2026-01-01T00:00:00Z', 'starts_at'],
    ['0001-01-01T00:00:00+14:00', '2026-01-01T00:00:00Z', 'starts_at'],
    ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59-03:00', 'ends_at'],
  ])('stay in years that the calendar has: %s to %s', async (starts_at, ends_at, refused) => {
    const words = { title: 'Manutenção', body: 'Domingo cedo.', link: '', level: 'warning' }
    const draft = { ...words, starts_at, ends_at }
    const answer = await operator.post(`${admin}/site-notices`, { draft, reason })
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual({ [`draft.${refused}`]: 'Escolha o dia e a hora.' })
  })
})

describe('free-shipping days', () => {
  it('make freight free, and no state has two rules on one day', async () => {
    const weekday = (await get('/api/v1/1/banners')) && (await freeDay('AC')).dayOfWeek
    const draft = { weekday, name: 'Norte sem frete', ufs: ['AC', 'RR'], minimum_cents: 20_000 }
    const { body } = await operator.post(`${admin}/free-days`, { draft, reason })
    expect(await freeDay('AC')).toMatchObject({
      result: true,
      rule: { name: 'Norte sem frete', minimum_cents: 20_000 },
    })
    const again = await operator.post(`${admin}/free-days`, { draft: { ...draft, ufs: ['RR', 'SP'] }, reason })
    expect(again).toMatchObject({ status: 409, body: { code: 'free_day_taken' } })
    expect(again.body.fields.ufs).toContain('RR')
    const wider = { ...draft, ufs: ['AC', 'RR', 'AP'] }
    expect((await operator.put(`${admin}/free-days/${body.result.id}`, { draft: wider, reason })).status).toBe(200)
    await remove(`${admin}/free-days/${body.result.id}`)
    expect((await freeDay('AC')).result).toBe(false)
    expect((await operator.post(`${admin}/free-days`, { draft: { ...draft, ufs: [] }, reason })).status).toBe(422)
  })

  const freeDay = async (uf: string) => (await ask('POST', '/api/v1/free-shipping-day', { uf })).body
})

describe('plans', () => {
  const plans = async () => (await get('/api/v1/plans')).body.plans as { id: number; code: string; name: string }[]

  it('are added and retired; the one that costs nothing stays', async () => {
    const [free] = await plans()
    const draft = {
      name: 'Feira Grande',
      audience: 'seller',
      price_cents: 9990,
      interval: 'month',
      commission_bp: 700,
      max_ads: 60,
      max_offers: null,
      features: ['Ofertas sem limite'],
      highlighted: false,
    }
    const { body } = await operator.post(`${admin}/plans`, { draft, reason })
    expect(body.result.code).toBe('feira-grande')
    await remove(`${admin}/plans/${body.result.id}`)
    expect((await plans()).map(({ code }) => code)).not.toContain('feira-grande')
    const { rows } = (await operator.get(`${admin}/plans`)).body
    expect(rows).toContainEqual(expect.objectContaining({ code: 'feira-grande', retired: true }))

    expect((await remove(`${admin}/plans/${free!.id}`)).body.code).toBe('free_plan_needed')
    const priced = { ...draft, name: free!.name }
    expect((await operator.put(`${admin}/plans/${free!.id}`, { draft: priced, reason })).body.code).toBe(
      'free_plan_needed',
    )
    expect((await plans())[0]).toEqual(free)
  })
})

describe('a form that two operators have open', () => {
  it('undoes nothing that the first of them has saved: plans, products and collections', async () => {
    const rowsOf = async (list: string, name: string) => (await operator.get(`${admin}/${list}?per_page=1`)).body[name]
    const [plan] = await rowsOf('plans', 'rows')
    const [product] = await rowsOf('products', 'products')
    const [category] = await rowsOf('categories', 'categories')
    const forms = [
      [`plans/${plan.id}`, plan, { commission_bp: plan.commission_bp + 100 }],
      [`products/${product.id}`, product, { name_en: 'Somebody else’s word' }],
      [`categories/${category.id}`, { ...category, business_id: category.business.id }, { series: 'Outra' }],
    ] as const
    for (const [address, seen, change] of forms) {
      const save = (draft: object) =>
        operator.put(`${admin}/${address}`, { draft: { ...seen, ...draft }, seen, reason })
      expect([address, (await save(change)).status]).toEqual([address, 200])
      expect((await save({ name: 'Outro nome' })).body.code).toBe('content_changed_meanwhile')
      const { status } = await operator.put(`${admin}/${address}`, {
        draft: seen,
        seen: { ...seen, ...change },
        reason,
      })
      expect([address, status]).toEqual([address, 200])
    }
  })
})

describe('texts', () => {
  it('keep what they said before, and are not overwritten unseen', async () => {
    const { texts } = (await operator.get(`${admin}/texts`)).body
    const { code } = texts[0]
    const text = (await operator.get(`${admin}/texts/${code}`)).body
    const draft = { title: text.title, body: `${text.body}\n\nUma frase a mais.` }
    const write = (seen: string) => operator.put(`${admin}/texts/${code}`, { draft, seen_at: seen, reason })
    const written = await write(text.updated_at)
    expect(written.body.result).toMatchObject({ versions: 1, body: draft.body })
    expect((await get(`/api/v1/static_text/${code}`)).body.body).toBe(draft.body)
    expect(told).toBe(1)
    const { versions } = (await operator.get(`${admin}/texts/${code}/versions`)).body
    expect(versions).toMatchObject([{ body: text.body, written_at: text.updated_at }])

    expect((await write(text.updated_at)).body.code).toBe('content_changed_meanwhile')
    expect((await operator.get(`${admin}/texts/nada`)).status).toBe(404)
  })
})

it.each(['banners', 'faq', 'site-notices', 'free-days', 'block-dates', 'plans', 'texts'])(
  '%s are kept by operators alone',
  async (list) => {
    expect((await get(`${admin}/${list}`)).status).toBe(401)
    expect((await seller.get(`${admin}/${list}`)).status).toBe(403)
    expect((await seller.post(`${admin}/banners`, { draft: banner, reason })).status).toBe(403)
  },
)
