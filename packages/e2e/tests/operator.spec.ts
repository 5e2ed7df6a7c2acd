import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { enter, newPerson, sessionOf } from './people.ts'

const odete = 'operadora@bracards.example'

interface Banner {
  title: string
  image: string
  alt: string
}

test('an operator finds a person and sees the shop as she does, reading only @both', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = await newPerson(request)
  await enter(page, await sessionOf(request, odete))
  await page.goto('/hide-menu')
  await expect(page.getByRole('link', { name: 'Bra Operação' })).toHaveAttribute('href', '/admin')
  await page.goto('/admin/people')
  await page.getByRole('searchbox', { name: 'Nome, e-mail ou CPF' }).fill(person.user.email)
  await expect(page.getByText('1 pessoa', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Iracema Quintela' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Iracema Quintela' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Ver como a pessoa' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ver como Iracema Quintela' })
  await dialog.getByRole('button', { name: 'Começar' }).click()
  await expect(dialog.getByText('Diga o motivo.').first()).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Ela não encontra o pedido')
  await dialog.getByLabel('Motivo').press('Tab')
  await dialog.getByRole('button', { name: 'Começar' }).press('Enter')

  const bar = page.getByText('Você está vendo como Iracema Quintela, só leitura')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Iracema/ })).toBeVisible()
  await expectAccessible()
  await page.goto('/my-account?aba=seguranca')
  await expect(page.getByText('A equipe da Bra Cards viu a sua conta, sem poder alterar nada')).toBeVisible()
  await expect(bar).toBeVisible()
  await page.goto('/hide-menu')
  await expect(page.getByRole('heading', { level: 1, name: /Iracema/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sair' })).toHaveCount(0)
  const session = JSON.parse((await page.evaluate(() => localStorage.getItem('session')))!) as { token: string }
  const refused = await request.post('/api/v1/address', {
    data: {},
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(await refused.json()).toMatchObject({ code: 'acting_read_only' })

  await page.getByRole('complementary', { name: 'Bra Operação' }).getByRole('button').press('Enter')
  await expect(page).toHaveURL(/\/admin\/people\/\d+$/)
  await expect(bar).toBeHidden()
  await expect(page.getByText('Viu como a pessoa: fim').first()).toBeVisible()
})

test('what an operator publishes is on the site at once, and gone when it is removed @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  const question = 'Vocês abrem no feriado?'
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/content?parte=faq')
  await page.getByRole('button', { name: 'Nova pergunta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova pergunta' })
  await expectAccessible()
  await dialog.getByLabel('Assunto').fill('Compra')
  await dialog.getByLabel('Pergunta').fill(question)
  await dialog.getByLabel('Resposta').fill('O site não fecha.')
  await dialog.getByLabel('Motivo').fill('Muita gente pergunta')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo com sucesso.')).toBeVisible()
  expect(await (await request.get('/questions')).text()).toContain('Vocês abrem no feriado?')

  await page.getByRole('button', { name: `Remover ${question}` }).click()
  const removal = page.getByRole('dialog')
  await removal.getByLabel('Motivo').fill('Era só um teste')
  await removal.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(page.getByText('Removido com sucesso.')).toBeVisible()
})

test('a review is reported by a person and waits for operators @wide', async ({ page, request, expectAccessible }) => {
  await enter(page, await newPerson(request))
  await page.goto('/toca-do-saci')
  await page
    .getByRole('button', { name: /^Denunciar a avaliação de/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Denunciar avaliação' })
  await dialog.getByLabel('O que há de errado?').selectOption('false')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Enviar denúncia' }).press('Enter')
  await expect(page.getByText('Denúncia recebida. Vamos analisar e avisar você.')).toBeVisible()

  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Avaliação da loja Toca do Saci' }).first().click()
  await expect(page.getByRole('button', { name: 'Manter no ar' })).toBeVisible()
  await expectAccessible()
})

test('an operator blocks a day, which the calendar of all tells @wide', async ({ page, request, expectAccessible }) => {
  const day = '2031-03-06'
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/content?parte=block-dates')
  await page.getByRole('button', { name: 'Novo dia bloqueado' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Novo dia bloqueado' })
  await dialog.getByLabel('Dia').fill(day)
  await dialog.getByLabel('O que é').fill('Balanço do Bra Center')
  await dialog.getByLabel('Motivo').fill('O centro conta o estoque')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar' }).press('Enter')
  await expect(page.getByText('06-03-2031, quinta-feira')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Novo dia bloqueado' })).toBeFocused()
  expect(await (await request.get('/api/v1/block-date')).text()).toContain(day)
})

test('a product keeps its collection and rarity while an operator corrects it @wide', async ({ page, request }) => {
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/catalog?busca=curupira')
  await page
    .getByRole('button', { name: /^Alterar Curupira, BDN-004/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Curupira' })
  await expect(dialog.getByRole('option', { name: 'Lendária' })).toBeAttached()
  await expect(dialog.getByRole('option', { name: 'Pampa Assombrado (PAS)' })).toBeAttached()
  await expect(dialog.getByLabel('Raridade').locator('option:checked')).toHaveText('Épica')
  await expect(dialog.getByLabel('Coleção').locator('option:checked')).toHaveText('Boca da Noite (BDN)')
})

test('an operator sees what a merge moves before it is asked for @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/catalog?busca=curupira')
  await page
    .getByRole('button', { name: /^Unir Curupira, BDN-004/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Unir Curupira' })
  await dialog.getByRole('searchbox').fill('boitatá')
  await dialog.getByRole('radio', { name: /CEB-007/ }).check()
  const pair = dialog.getByRole('list', { name: 'Os dois produtos' }).getByRole('listitem')
  await expect(pair).toContainText(['Deixa de existirCurupira', 'FicaBoitatá'])
  await expect(pair).toContainText(['BDN-004', 'CEB-007'])
  await expect(dialog.getByRole('region', { name: 'O que passa para o produto que fica' })).toContainText('Ofertas')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Unir' }).click()
  await expect(dialog.getByRole('link', { name: 'Confirme que conferiu: não dá para desfazer.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Unir Curupira, BDN-004/ })).toBeFocused()
})

test('a store keeps its retired plan while an operator looks for another @wide', async ({ page, request }) => {
  const session = await sessionOf(request, odete)
  const headers = { authorization: `Bearer ${session.token}` }
  const reason = 'Fim da promoção'
  const terms = { name: 'Antigo', audience: 'seller', price_cents: 990, interval: 'month' }
  const limits = { commission_bp: 1000, max_ads: null, max_offers: null }
  const draft = { ...terms, ...limits, features: ['Como antes'], highlighted: false }
  const { result: plan } = await (
    await request.post('/api/v1/admin/plans', { headers, data: { draft, reason } })
  ).json()
  const [{ id }] = (await (await request.get('/api/v1/admin/stores', { headers })).json()).stores
  await request.post('/api/v1/admin/stores/plan', { headers, data: { id, plan: plan.code, reason } })
  const retired = await request.delete(`/api/v1/admin/plans/${plan.id}`, { headers, data: { reason } })
  expect(retired.status()).toBe(200)

  await enter(page, session)
  await page.goto(`/admin/stores/${id}`)
  await page.getByRole('button', { name: 'Trocar plano' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option')).not.toHaveCount(1)
  await expect(dialog.getByLabel('Plano')).toHaveValue(plan.code)
  await expect(dialog.getByRole('option', { name: terms.name })).toHaveCount(1)
})

test('a banner is a picture that is uploaded, seen before it is saved @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  const title = `Semana das repetidas ${randomUUID().slice(0, 8)}`
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/content')
  await page.getByRole('button', { name: 'Novo banner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo banner' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByRole('link', { name: 'Imagem: Envie uma imagem.' })).toBeVisible()
  await dialog.getByLabel('Título', { exact: true }).fill(title)
  await dialog.getByLabel('Subtítulo').fill('Só até domingo.')
  await dialog.getByLabel('Texto do botão').fill('Ver ofertas')
  await dialog.getByLabel('Link', { exact: true }).fill('/productTcg/list')
  const bannersNow = async () =>
    ((await (await request.get('/api/v1/1/banners')).json()) as { banners: Banner[] }).banners
  const buffer = await (await request.get((await bannersNow())[0]!.image)).body()
  const photo = { name: 'cartas.webp', mimeType: 'image/webp', buffer }
  await dialog.getByLabel('Adicionar foto: Imagem', { exact: true }).setInputFiles(photo)
  await expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await dialog.getByLabel('Descrição da imagem').fill('Uma pilha de cartas')
  await expect(dialog.getByRole('region', { name: 'Como vai ficar' })).toContainText(title)
  await expectAccessible()
  await dialog.getByLabel('Motivo').fill('Campanha da semana')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('button', { name: `Remover ${title}` })).toBeVisible()
  const shown = async () => (await bannersNow()).find((banner) => banner.title === title)
  await expect.poll(async () => (await shown())?.alt).toBe('Uma pilha de cartas')
  expect((await request.get((await shown())!.image)).ok()).toBe(true)

  await page.getByRole('button', { name: `Remover ${title}` }).click()
  const removal = page.getByRole('dialog')
  await removal.getByLabel('Motivo').fill('Era só um teste')
  await removal.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(page.getByText('Removido com sucesso.')).toBeVisible()
})

test('an amount of the rules is typed and written down in reais, and a share in per cent @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  const amount = '19,70'
  await enter(page, await sessionOf(request, odete))
  await page.goto('/admin/parameters')
  await page.getByRole('button', { name: 'Alterar Destaque na página inicial' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Destaque na página inicial' })
  await expect(dialog.getByLabel('Valor')).toHaveValue(/^19,\d\d$/)
  await dialog.getByLabel('Valor').fill('de graça')
  await dialog.getByLabel('Motivo').fill('A procura subiu')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Digite um valor como 150,00.').first()).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Valor').fill(amount)
  await dialog.getByRole('button', { name: 'Salvar' }).press('Enter')
  await expect(page.getByText(`R$ ${amount}`)).toBeVisible()
  await page.getByRole('button', { name: 'Alterar Crédito por venda não enviada' }).press('Enter')
  const share = page.getByRole('dialog', { name: 'Crédito por venda não enviada' })
  await expect(share.getByLabel('Valor (%)')).toHaveValue('20,00')
  await share.getByLabel('Valor (%)').fill('17,5')
  await share.getByLabel('Motivo').fill('As lojas pediram')
  await share.getByRole('button', { name: 'Salvar' }).press('Enter')
  await expect(page.getByText('17,5 %')).toBeVisible()
  await page.goto('/admin/acts')
  await expect(page.getByText(new RegExp(`→ R\\$.${amount}`)).first()).toBeVisible()
})

test('an operator opens a difference from the inbox, sees what it is now, and is back there once it is settled @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  await enter(page, await sessionOf(request, odete))
  const found = { order_id: null, payment_id: 'or_sem_pedido', withdrawal_id: null, settled: null, is_open: true }
  const since = { found_at: '2026-11-20T12:00:00Z', compared_at: '2026-11-21T12:00:00Z' }
  const difference = { id: 7, kind: 'unknown', ours_cents: 0, theirs_cents: 3000, ...found, ...since }
  await page.route('**/api/v1/admin/inbox', (route) => {
    const item = { id: 7, title: 'Pagamento or_sem_pedido', detail: '', since: since.found_at }
    return route.fulfill({ json: { groups: [{ kind: 'difference', count: 1, items: [item] }] } })
  })
  await page.route('**/api/v1/admin/differences?*', (route) => {
    expect(new URL(route.request().url()).searchParams.get('id')).toBe('7')
    const paginate = { current_page: 1, last_page: 1, per_page: 30, total: 1 }
    return route.fulfill({ json: { differences: [difference], paginate, until: since.compared_at } })
  })
  await page.route('**/api/v1/admin/differences/7/settle', (route) => {
    const { theirs_cents: theirsCents, ...body } = route.request().postDataJSON() as { theirs_cents: number }
    expect(body).toEqual({ ours_cents: 0, reason: 'Pix de um teste' })
    if (theirsCents === 4000)
      return route.fulfill({ json: { error: false, message: 'Diferença de R$ 40,00 lançada no livro.' } })
    difference.theirs_cents = 4000
    const refused = { error: true, code: 'difference_changed', message: 'Os valores mudaram.' }
    return route.fulfill({ status: 409, json: refused })
  })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Pagamento or_sem_pedido' }).press('Enter')
  await expect(page.getByText('No livro R$ 0,00, no provedor R$ 30,00')).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar diferença' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Encerrar diferença' })
  await expectAccessible()
  await dialog.getByLabel('Motivo').fill('Pix de um teste')
  await dialog.getByRole('button', { name: 'Encerrar diferença' }).press('Enter')
  await expect(dialog.getByText('Os valores mudaram.')).toBeVisible()
  await expect(dialog.getByText(/O livro passa a dizer R\$.40,00/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Encerrar diferença' }).press('Enter')
  await expect(page.getByText('Diferença de R$ 40,00 lançada no livro.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Caixa de entrada' })).toBeVisible()
})
