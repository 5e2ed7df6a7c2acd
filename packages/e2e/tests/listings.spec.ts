import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterAs, password, pressAsSessionEnds, type SignedIn, typeCredentials } from './people.ts'

/** Each project has a store of its own, so that neither sees the changes of the other. */
const owners = { mobile: 'joelma.nazare@bracards.example', desktop: 'vendedor@bracards.example' }

async function openStore(page: Page, project: string, words = '') {
  const session: SignedIn = await enterAs(page, owners[project as keyof typeof owners])
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await page.request.get('/api/v1/own-stores', { headers })
  const { stores } = (await answer.json()) as { stores: { id: number }[] }
  await page.goto(`/my-store/${stores[0]!.id}/products${words}`)
}

/** Creates an offer for this test alone; returns calls of its owner outside the browser. */
async function offerOf(
  { page, request }: { page: Page; request: APIRequestContext },
  project: string,
  variant: object,
) {
  const session = await enterAs(page, owners[project as keyof typeof owners])
  const headers = { authorization: `Bearer ${session.token}` }
  const stores = await request.get('/api/v1/own-stores', { headers })
  const store_id = ((await stores.json()) as { stores: { id: number }[] }).stores[0]!.id
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await request.post(`/api/v1/${path}`, { headers, data: { store_id, ...data } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const draft = { product_id: 44, condition: 'D', price_cents: 1000, quantity: 5, if_exists: 'add', ...variant }
  const { result } = (await post('product-store-save/', draft)) as {
    result: { id: number; product: { name: string; code: string } }
  }
  return { session, shop: { post, place: `/my-store/${store_id}/products` }, offer: result }
}

test('the owner works on offers with the keyboard, as in a spreadsheet @wide', async ({ page, expectAccessible }, {
  project,
}) => {
  await openStore(page, project.name, '?ordem=nome')
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  const row = (at: number) => grid.getByRole('row').nth(at)
  const price = (at: number) => row(at).getByRole('gridcell').nth(5)
  await expect(price(1)).toContainText('R$')
  await expectAccessible()

  await grid.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('nada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Digite um preço de R$ 0,01 a R$ 1.000.000,00.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await page.keyboard.type('1.234,56')
  await page.keyboard.press('Tab')
  await expect(price(1)).toContainText('R$ 1.234,56')
  await page.keyboard.press('8')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Salvar 2 alterações' })).toBeVisible()
  await expectAccessible()
  await grid.focus()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Salvar 1 alteração' }).click()
  await expect(page.getByText('1 oferta salva.')).toBeVisible()
  await page.reload()
  await expect(price(1)).toContainText('R$ 1.234,56')
})

test('what is not saved outlives a filter that finds nothing, and a sale meanwhile @wide', async ({
  page,
  request,
  expectAccessible,
}, { project }) => {
  const { shop, offer } = await offerOf({ page, request }, project.name, {
    condition: 'D',
    language: 'ZH',
    quantity: 5,
  })
  await page.goto(`${shop.place}?busca=${offer.product.code}&idioma=ZH`)
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  const stock = grid.getByRole('row').nth(1).getByRole('gridcell').nth(6)
  await expect(stock).toHaveText('5')
  await stock.click()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: 'Salvar 1 alteração' })
  await expect(save).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Buscar nas ofertas da loja' })
  await search.fill('zzyzx')
  await expect(page.getByText('Nenhuma oferta com estes filtros')).toBeVisible()
  await expect(save).toBeVisible()
  await search.fill(offer.product.code)
  await expect(stock).toContainText('9')

  await shop.post('product-store-save-many', { changes: [{ id: offer.id, quantity: 3 }] })
  await save.click()
  await expect(page.getByText('1 oferta não foi salva: veja o motivo na linha.').first()).toBeVisible()
  await expect(stock).toContainText('agora há 3')
  const name = grid.getByRole('row').nth(1).getByRole('gridcell').nth(1)
  expect((await name.boundingBox())!.x).toBe((await grid.getByRole('columnheader').nth(1).boundingBox())!.x)
  // axe would find fields that the header half covers
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
  await save.click()
  await expect(page.getByText('1 oferta salva.')).toBeVisible()
  await expect(stock).toHaveText('9')
})

test('cells that are not saved outlive a session that ended elsewhere @wide', async ({ page, request }, {
  project,
}) => {
  const variant = { condition: 'D', language: 'KO', quantity: 5 }
  const { session, shop, offer } = await offerOf({ page, request }, project.name, variant)
  await page.goto(`${shop.place}?busca=${offer.product.code}&idioma=KO`)
  const stock = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(6)
  await stock.click()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: 'Salvar 1 alteração' })
  await pressAsSessionEnds({ page, request }, session, '**/api/v1/product-store-save-many', save)
  await typeCredentials(page, owners.desktop, password)
  await expect(stock).toContainText('9')
  await save.click()
  await expect(page.getByText('1 oferta salva.')).toBeVisible()
})

test('what is typed stays with its card, though a newer list comes in another order @wide', async ({ page, request }, {
  project,
}) => {
  const variants = [
    { language: 'RU', price_cents: 1000 },
    { language: 'KO', price_cents: 2000 },
    { language: 'DE', price_cents: 3000 },
  ]
  const offers = []
  for (const one of variants) offers.push(await offerOf({ page, request }, project.name, { product_id: 46, ...one }))
  const { shop, offer } = offers[0]!
  await page.goto(`${shop.place}?busca=${offer.product.code}&condicao=D&ordem=menor-preco`)
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  const price = (language: string) => grid.getByRole('row').filter({ hasText: language }).getByRole('gridcell').nth(5)
  await price('Russo').click()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')

  let letIn = () => {}
  const held = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/product-store-index', async (route) => {
    await held
    await route.continue()
  })
  const refetch = page.waitForRequest('**/product-store-index')
  await page.getByRole('button', { name: 'Salvar 1 alteração' }).click()
  await refetch
  await price('Coreano').click()
  await page.keyboard.type('2')
  const newer = page.waitForResponse('**/product-store-index')
  letIn()
  await newer
  await expect(page.getByText('1 oferta salva.')).toBeVisible()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(price('Coreano')).toContainText('R$ 25,00')
  await expect(grid.getByRole('row').last()).toContainText('Russo')
  await page.keyboard.type('35')
  await page.keyboard.press('Enter')
  await expect(price('Alemão')).toContainText('R$ 35,00')
  await expect(price('Russo')).toContainText('R$ 99,00')
  await expect(page.getByRole('button', { name: 'Salvar 2 alterações' })).toBeVisible()
})

test('an offer is edited whole: extras, comment and photos, once these have arrived @both', async ({
  page,
  request,
  expectAccessible,
}, { project }) => {
  const { shop, offer } = await offerOf({ page, request }, project.name, { language: 'IT', comment: 'Canto gasto' })
  await page.goto(`${shop.place}?busca=${offer.product.code}&idioma=IT`)
  if (project.name === 'mobile') {
    const card = page.getByRole('list', { name: 'Ofertas da loja' }).getByRole('listitem').first()
    await card.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('dialog').getByLabel('Preço', { exact: true }).fill('12,00')
    await page.getByRole('dialog').getByRole('button', { name: 'Editar oferta' }).click()
  } else {
    await page.getByRole('button', { name: /^Ações de / }).click()
    await page.getByRole('menuitem', { name: 'Editar oferta' }).click()
  }
  const dialog = page.getByRole('dialog', { name: offer.product.name })
  await expect(dialog.getByLabel('Preço', { exact: true })).toHaveValue(project.name === 'mobile' ? '12,00' : '10,00')
  await expectAccessible()
  await dialog.getByLabel('Comentário').fill('')
  await dialog.getByLabel('Promo', { exact: true }).check()
  let arrive = () => {}
  const onTheWay = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/v1/photos', async (route) => {
    await onTheWay
    await route.continue()
  })
  const { banners } = (await (await page.request.get('/api/v1/1/banners')).json()) as { banners: { image: string }[] }
  const buffer = await (await page.request.get(banners[0]!.image)).body()
  await dialog
    .getByLabel('Adicionar foto: Fotos da unidade')
    .setInputFiles({ name: 'carta.webp', mimeType: 'image/webp', buffer })
  const save = dialog.getByRole('button', { name: 'Salvar oferta' })
  await save.click()
  await expect(dialog.getByText('Espere as fotos chegarem e tente de novo.')).toBeVisible()
  arrive()
  await expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await shop.post('product-store-save-many', { changes: [{ id: offer.id, quantity: 3, status: 'paused' }] })
  await save.click()
  await expect(dialog.getByText('O estoque desta oferta mudou').first()).toBeVisible()
  await expect(dialog.getByLabel('Quantidade')).toHaveValue('3')
  await expect(dialog.getByText('agora há 3')).toBeVisible()
  await save.click()
  await expect(dialog).toBeHidden()
  const { rows } = (await shop.post('product-store-rows', { ids: [offer.id] })) as { rows: object[] }
  expect(rows[0]).toMatchObject({ quantity: 3, comment: null, extras: ['promo'], photos: [expect.any(String)] })
  // the other call paused the offer meanwhile
  expect(rows[0]).toMatchObject({ status: 'paused' })
})

test('many offers change at once after a preview, and go back @wide', async ({ page, expectAccessible }, {
  project,
}) => {
  await openStore(page, project.name, '?ordem=estoque')
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  await expect(grid.getByRole('row').nth(3)).toContainText('R$')
  await grid.focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByText('3 escolhidas')).toBeVisible()

  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('3 ofertas mudam')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('→')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Alterar preço' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar preço de 3 ofertas' })
  await dialog.getByLabel('Porcentagem', { exact: true }).fill('95')
  await expect(dialog.getByText('O desconto vai até 90%.')).toBeVisible()
  await dialog.getByLabel('Como').selectOption({ label: 'Mesmo preço para todas' })
  await dialog.getByLabel('Valor').fill('77,70')
  await expect(dialog.getByText('3 ofertas mudam')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Aplicar a 3 ofertas' }).click()
  await expect(dialog).toBeHidden()
  await expect(grid.getByText('R$ 77,70')).toHaveCount(3)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(grid.getByText('R$ 77,70')).toHaveCount(0)
})

test('the grid has low rows or high ones, and letters for what is done most @wide', async ({ page, expectAccessible }, {
  project,
}) => {
  await openStore(page, project.name, '?ordem=nome')
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  const row = (at: number) => grid.getByRole('row').nth(at)
  const height = async () => (await row(2).boundingBox())!.height
  await expect(row(2)).toContainText('R$')
  expect(await height()).toBe(44)
  await page.getByRole('button', { name: 'Aumentar a altura das linhas' }).click()
  await expect.poll(height).toBe(56)
  await expectAccessible()
  await page.reload()
  await expect(row(2)).toContainText('R$')
  expect(await height()).toBe(56)

  await row(2).getByRole('checkbox').click()
  await expect(page.getByText('1 escolhida')).toBeVisible()
  await page.keyboard.press('x')
  await expect(row(2).getByRole('checkbox')).not.toBeChecked()
  // the cell of the tick cannot be edited, so the key edits the price of its row
  await page.keyboard.press('e')
  const editor = row(2).getByRole('textbox')
  await expect(editor).toBeFocused()
  await page.keyboard.type('xen?')
  await expect(editor).toHaveValue('xen?')
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expectAccessible()
  await help.getByRole('switch', { name: 'Atalhos de uma tecla' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await grid.focus()
  await page.keyboard.press('x')
  await page.keyboard.press('n')
  await expect(page.getByText('1 escolhida')).toBeHidden()
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click()
  await help.getByRole('switch', { name: 'Atalhos de uma tecla' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/product-create$/)
})

test('the card of each row stays in sight, and pictures wait until the rows rest @wide', async ({ page }, {
  project,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await openStore(page, project.name, '?ordem=nome')
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  await expect(grid.getByRole('row').nth(3)).toContainText('R$')
  const header = grid.getByRole('columnheader').nth(1)
  const name = grid.getByRole('row').nth(2).getByRole('gridcell').nth(1)
  const before = [(await header.boundingBox())!.x, (await name.boundingBox())!.x]
  await grid.evaluate((frame) => frame.scrollTo({ left: 100 }))
  await expect.poll(() => grid.evaluate((frame) => frame.scrollLeft)).toBe(100)
  await expect.poll(async () => [(await header.boundingBox())!.x, (await name.boundingBox())!.x]).toEqual(before)
  const last = grid.getByRole('row').last()
  await grid.evaluate((frame) => frame.scrollTo({ top: 3000 }))
  await expect(last).toContainText('R$')
  // scrolls as fast as a hand on the scroll bar
  const someCameWithout = await grid.evaluate(async (frame) => {
    let found = false
    for (let step = 0; step < 10; step++) {
      frame.scrollTop = step % 2 ? 3000 : 0
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      const rows = [...frame.querySelectorAll('[role=row]')]
      found ||= rows.some((row) => row.textContent.includes('R$') && !row.querySelector('img'))
    }
    return found
  })
  expect(someCameWithout).toBe(true)
  await expect(last.locator('img')).toHaveCount(1)
})

test('each row has its menu, at the first press and from the keyboard, wherever the grid was scrolled to @wide', async ({
  page,
  expectAccessible,
}, { project }) => {
  await openStore(page, project.name, '?ordem=nome')
  const grid = page.getByRole('grid', { name: 'Ofertas da loja' })
  const menu = page.getByRole('menu')
  await expect(grid.getByRole('row').nth(2)).toContainText('R$')
  await grid.evaluate((frame) => frame.scrollTo({ top: 44 * 70 }))
  const row = grid.locator('[aria-rowindex="75"]')
  await expect(row).toContainText('R$')
  const order = await grid.getByRole('row').evaluateAll((rows) => rows.map((one) => Number(one.ariaRowIndex)))
  expect(order).toEqual(order.toSorted((a, b) => a - b))

  await row.getByRole('button').click()
  await expect(menu.getByRole('menuitem', { name: 'Alterar preço' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await grid.locator('[aria-rowindex="76"]').getByRole('gridcell').nth(5).click()
  await page.keyboard.press('End')
  await expect(grid).toHaveAttribute('aria-activedescendant', /-74-13$/)
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Alterar preço' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Alterar estoque' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('a sheet is previewed, imported, and says what is wrong', async ({ page, expectAccessible }, { project }) => {
  await openStore(page, project.name)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar planilha' })
  const lines = [
    'codigo;condicao;idioma;acabamento;preco;quantidade',
    'BDN-001;D;RU;Metal;9,90;2',
    'NADA-9;NM;;;9,90;2',
  ]
  const file = { name: 'ofertas.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  await dialog.getByLabel('Escolher arquivo').setInputFiles(file)
  await expect(dialog.getByText('1 oferta nova')).toBeVisible()
  await expect(dialog.getByText('Nenhum produto do catálogo tem o código "NADA-9".')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect(dialog.getByText('Importação concluída: 1 de 1 linhas.')).toBeVisible()
})

test('on a phone an offer is edited in a sheet', async ({ page, expectAccessible }, { project }) => {
  await openStore(page, project.name, '?ordem=nome')
  const card = page.getByRole('list', { name: 'Ofertas da loja' }).getByRole('listitem').first()
  await card.getByRole('button', { name: 'Editar' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Preço').fill('')
  await sheet.getByRole('button', { name: 'Salvar oferta' }).click()
  await expect(sheet.getByText('Digite um preço de R$ 0,01 a R$ 1.000.000,00.')).toBeVisible()
  await expectAccessible()
  await sheet.getByLabel('Preço').fill('43,21')
  await sheet.getByRole('button', { name: 'Salvar oferta' }).click()
  await expect(card).toContainText('R$ 43,21')
  await expectAccessible()
})
