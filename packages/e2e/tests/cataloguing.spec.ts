import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs } from './people.ts'

const seller = 'vendedor@bracards.example'

async function sellingPlace(page: Page, request: APIRequestContext) {
  const { token } = await enterAs(page, seller)
  const headers = { authorization: `Bearer ${token}` }
  const { stores } = (await (await request.get('/api/v1/my-stores', { headers })).json()) as {
    stores: { id: number }[]
  }
  return { store: stores[0]!.id, headers }
}

test('a seller finds a card, sees its fair price, and offers it with the keyboard', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  const { store } = await sellingPlace(page, request)
  await page.goto(`/my-store/${store}/product-create`)
  const search = page.getByRole('combobox', { name: 'Buscar no catálogo' })
  await search.fill('BDN 033')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await page.getByLabel('Condição').selectOption('HP')
  await page.getByLabel('Idioma').selectOption('KO')
  await expect(page.getByText('Preço justo')).toBeVisible()
  await page.getByLabel('Preço', { exact: true }).fill('299,00')
  await expect(page.getByText(/acima do preço justo/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Salvar e criar outro' }).press('Enter')
  await expect(page.getByText(/Oferta de .+ salva/)).toBeVisible()
  await expect(search).toBeVisible()
  expect(complaints).toEqual([])
})

test('Enter picks what is typed, also before it is found', async ({ page, request }) => {
  const { store } = await sellingPlace(page, request)
  await page.goto(`/my-store/${store}/product-create`)
  const search = page.getByRole('combobox', { name: 'Buscar no catálogo' })
  await search.fill('BDN 033')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.fill('BDN 021')
  await search.press('Enter')
  await expect(page.getByText(/Boca da Noite 021/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sua oferta' })).toBeVisible()
})

test('units are added to an offer that is there once, however often one presses', async ({ page, request }) => {
  const { store, headers } = await sellingPlace(page, request)
  const offer = { product_id: 45, condition: 'HP', language: 'KO', finish: 'normal', price_cents: 900, quantity: 1 }
  const body = { store_id: store, ...offer, if_exists: 'add' }
  const before = await request.post('/api/v1/product-store-save/', { headers, data: body })
  const { id } = ((await before.json()) as { result: { id: number } }).result
  await page.goto(`/my-store/${store}/product-create?produto=45`)
  await page.getByLabel('Condição').selectOption('HP')
  await page.getByLabel('Idioma').selectOption('KO')
  await page.getByLabel('Preço', { exact: true }).fill('9,00')
  await page.getByRole('button', { name: 'Salvar oferta' }).press('Enter')
  await page.getByRole('button', { name: 'Somar às unidades que já existem' }).dblclick()
  await expect(page.getByText(/Oferta de .+ salva/).first()).toBeVisible()
  const rows = await request.post('/api/v1/product-store-rows', { headers, data: { store_id: store, ids: [id] } })
  expect(((await rows.json()) as { rows: { quantity: number }[] }).rows[0]?.quantity).toBe(2)
})

test('quick lines are entered, kept through a reload, taken back and saved', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  const { store, headers } = await sellingPlace(page, request)
  await page.goto(`/my-store/${store}/product-register`)
  const line = page.getByRole('textbox', { name: 'Linha rápida' })
  await line.fill('BDN 021 XX 2 5,90')
  await line.press('Enter')
  await expect(page.getByText(/“XX” não é condição/)).toBeVisible()
  await line.fill('BDN 021 D RU 2 5,90')
  await line.press('Enter')
  await expect(page.getByRole('status').getByText('1 item, R$ 11,80')).toBeVisible()
  await line.fill('BDN 022 D RU 1 3,00')
  await line.press('Enter')
  await expect(page.getByText('2 itens, R$ 14,80')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 itens, R$ 14,80')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Desfazer o último' }).press('Enter')
  await expect(page.getByText('1 item, R$ 11,80')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar 1 oferta' }).press('Enter')
  await expect(page.getByText('1 oferta salva.')).toBeVisible()
  await expect(page.getByText('Nada incluído ainda')).toBeVisible()
  const body = { store_id: store, condition: 'D', language: 'RU', search: 'BDN-021' }
  const saved = await request.post('/api/v1/product-store-list', { headers, data: body })
  expect(((await saved.json()) as { products: { quantity: number }[] }).products[0]?.quantity).toBe(2)
  expect(complaints).toEqual([])
})

test('an answer that is lost enters no unit twice, with a line taken out meanwhile or from another tab', async ({
  page,
  context,
  request,
}) => {
  const { store, headers } = await sellingPlace(page, request)
  const unitsOf = async (code: string) => {
    const body = { store_id: store, condition: 'D', language: 'IT', search: code }
    const reply = await request.post('/api/v1/product-store-list', { headers, data: body })
    return ((await reply.json()) as { products: { quantity: number }[] }).products[0]?.quantity
  }
  await page.goto(`/my-store/${store}/product-register`)
  const line = page.getByRole('textbox', { name: 'Linha rápida' })
  for (const [at, number] of ['041', '042', '043'].entries()) {
    await line.fill(`BDN ${number} D IT 2 5,90`)
    await line.press('Enter')
    await expect(page.getByText(at === 0 ? '1 item, R$ 11,80' : `${at + 1} itens, R$`)).toBeVisible()
  }
  const other = await context.newPage()
  await other.goto(`/my-store/${store}/product-register`)
  await expect(other.getByText('3 itens, R$ 35,40')).toBeVisible()

  const save = '**/api/v1/product-register/save'
  await page.route(save, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Salvar 3 ofertas' }).press('Enter')
  await expect(page.getByText('Nada se perdeu: tente de novo.')).toBeVisible()
  await page.unroute(save)
  await page
    .getByRole('button', { name: /^Remover .+ da lista/ })
    .nth(1)
    .press('Enter')
  await expect(other.getByText('2 itens, R$ 23,60')).toBeVisible()
  // the tab that is first may leave the other without a button to press
  const saveIn = (tab: Page) => tab.getByRole('button', { name: 'Salvar 2 ofertas' }).press('Enter', { timeout: 5000 })
  const pressed = await Promise.allSettled([saveIn(other), saveIn(page)])
  expect(pressed.map(({ status }) => status)).toContain('fulfilled')
  for (const tab of [page, other]) await expect(tab.getByText('Nada incluído ainda')).toBeVisible()
  expect(await Promise.all(['BDN-041', 'BDN-042', 'BDN-043'].map(unitsOf))).toEqual([2, 2, 2])
})

test('goods that the catalogue lacks are put up for sale once, and a photo that was forgotten is asked for', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { store, headers } = await sellingPlace(page, request)
  const name = 'Caderno de coleção de buriti'
  const { banners } = (await (await request.get('/api/v1/1/banners')).json()) as { banners: { image: string }[] }
  const buffer = await (await request.get(banners[0]!.image)).body()
  await page.goto(`/my-store/${store}/product-create?fora=1`)
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Categoria').selectOption({ index: 1 })
  await page.getByLabel('Peso com embalagem').fill('350')
  await page.getByLabel('NCM').fill('4820.20.00')
  await page.getByLabel('Preço', { exact: true }).fill('59,90')
  const save = page.getByRole('button', { name: 'Cadastrar e pôr à venda' })
  await save.press('Enter')
  const forgotten = page.getByRole('link', { name: 'Fotos do produto: Envie ao menos uma foto do produto.' })
  await expect(forgotten).toBeInViewport()
  await expectAccessible()
  await page
    .getByLabel('Adicionar foto: Fotos do produto')
    .setInputFiles({ name: 'caderno.webp', mimeType: 'image/webp', buffer })
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()

  const full = '**/api/v1/product-store-full/'
  await page.route(full, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save.press('Enter')
  await expect(page.getByText('Há um problema')).toBeVisible()
  await page.unroute(full)
  await save.press('Enter')
  await expect(page.getByText('Salvo com sucesso.')).toBeVisible()
  const body = { store_id: store, search: 'caderno buriti' }
  const own = await request.post('/api/v1/product-store-list', { headers, data: body })
  expect(((await own.json()) as { total: number }).total).toBe(1)
})

test('a set is entered down its checklist', async ({ page, request, expectAccessible }) => {
  const { store } = await sellingPlace(page, request)
  await page.goto(`/my-store/${store}/product-register?modo=lista`)
  await page.getByRole('combobox', { name: 'Coleção' }).selectOption({ label: 'BDN Boca da Noite' })
  const quantities = page.getByRole('textbox', { name: /^Quantidade de/ })
  await quantities.nth(0).fill('3')
  await quantities.nth(0).press('Enter')
  await expect(quantities.nth(1)).toBeFocused()
  await quantities.nth(1).fill('1')
  await quantities.nth(1).press('Tab')
  const prices = page.getByRole('textbox', { name: /^Preço de/ })
  await expect(prices.nth(1)).toBeFocused()
  await prices.nth(0).fill('4,00')
  await prices.nth(1).fill('5,00')
  await expectAccessible()
  await page.getByRole('button', { name: 'Incluir 2 itens na lista' }).press('Enter')
  await expect(page.getByText('2 itens, R$ 17,00')).toBeVisible()
})

test('price rules are tried out, applied and undone', async ({ page, request, complaints, expectAccessible }) => {
  const { store, headers } = await sellingPlace(page, request)
  const rule = {
    store_id: store,
    name: 'Um pouco mais caro',
    scope: { type: 'bra' },
    pricing: { source: 'own', change: { kind: 'percent', value: 5 } },
    rails: {},
  }
  await request.post('/api/v1/price-rules', { headers, data: rule })
  await page.goto(`/my-store/${store}/project-management`)
  await expect(page.getByText('Um pouco mais caro').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Nova regra' }).click()
  await page.getByLabel('Nome da regra').fill('Sem conta')
  await page.getByLabel('Valor do ajuste').fill('dez')
  await page.getByRole('button', { name: 'Salvar regra' }).click()
  await expect(page.getByText('Digite um valor, como 5 ou 0,50.')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Valor do ajuste').fill('5')
  await page.getByRole('dialog').getByRole('button', { name: 'Simular' }).click()
  await expect(page.getByRole('heading', { name: 'Com esta regra' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Simulação' }).click()
  const apply = page.getByRole('button', { name: /^Aplicar \d+ mudança/ })
  await expect(apply).toBeVisible()
  await expectAccessible()
  await apply.click()
  const sure = page.getByRole('dialog', { name: /^Mudar \d+ preço/ })
  await expectAccessible()
  await sure.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText(/preços? mud(ou|aram)\./)).toBeVisible()
  await page
    .getByRole('button', { name: /^Ver e desfazer regras de preço/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(/ofertas? volta/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/ofertas? volt(ou|aram) ao que/).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a price rule names its collection, in the list and where it is changed', async ({ page, request }) => {
  const { store, headers } = await sellingPlace(page, request)
  const sets = await (await request.get('/api/v1/1/categories')).json()
  const { id, name, code } = (
    sets as { categories: { id: number; name: string; code: string; type: string }[] }
  ).categories.find(({ type }) => type === 'tcg')!
  const rule = {
    store_id: store,
    name: 'De uma coleção só',
    active: false,
    rails: {},
    scope: { category_id: id },
    pricing: { source: 'own', change: { kind: 'percent', value: 5 } },
  }
  await request.post('/api/v1/price-rules', { headers, data: rule })
  let letIn = () => {}
  const held = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/api/v1/1/categories', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/my-store/${store}/project-management`)
  await page.getByRole('button', { name: 'Editar a regra De uma coleção só' }).click()
  letIn()
  const collection = page.getByRole('dialog').getByLabel('Coleção')
  await expect(collection.getByRole('option', { name: `${name} (${code})` })).toBeAttached()
  await expect(collection).toHaveValue(String(id))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').filter({ hasText: 'De uma coleção só' })).toContainText(name)
})

test('a seller suggests the card that is missing where cards are searched to be sold', async ({ page, request }) => {
  const { store } = await sellingPlace(page, request)
  await page.goto(`/my-store/${store}/product-create`)
  await page.getByRole('combobox', { name: 'Buscar no catálogo' }).fill('Zzyzx da Serra')
  await page.getByRole('button', { name: 'Sugerir carta que falta' }).click()
  await expect(page.getByRole('dialog').getByLabel('Nome do produto')).toHaveValue('Zzyzx da Serra')
})

test('whoever finds nothing suggests it, and is shown what may be the same', async ({ page, expectAccessible }) => {
  await enterAs(page, 'compradora@bracards.example')
  await page.goto('/filter-products/zzyzx')
  await page.getByRole('button', { name: 'Sugerir este produto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir produto' })
  await dialog.getByLabel('Nome do produto').fill('Curupira')
  await expect(dialog.getByText('Já existe no catálogo?')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Coleção ou marca').fill('Boca da Noite')
  await dialog.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('assim que sua sugestão for aprovada, você será notificado')).toBeVisible()
})
