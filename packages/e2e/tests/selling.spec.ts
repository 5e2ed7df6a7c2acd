import type { Locator, Page, Response } from '@playwright/test'
import { ask, sell, storeId } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { enter, sessionOf } from './people.ts'

const seller = 'vendedor@bracards.example'

/** The list shows rows, or cards in a narrow window. */
const linkTo = (page: Page, orderId: number) =>
  page.getByRole('link', { name: new RegExp(`^(Pedido nº )?${orderId}$`) })

async function pdfFrom(page: Page, press: () => Promise<unknown>) {
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.waitForResponse(hasPdf), press()])
  await opened.close()
}

/** `%PDF-` in Base64. */
const hasPdf = async (answer: Response) =>
  answer.url().includes('/api/') && (await answer.text().catch(() => '')).includes('"JVBERi0')

test('an order is picked, packed, labelled and posted, by the keyboard @wide', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  const { id, orderId, store } = await sell(request)
  await enter(page, await sessionOf(request, seller))
  await page.goto(`/my-store/${store}/orders?busca=${orderId}`)
  await linkTo(page, orderId).focus()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selecionado', { exact: true })).toBeVisible()
  await expectAccessible()
  await pdfFrom(page, () => page.getByRole('button', { name: 'Lista de separação (PDF)' }).press('Enter'))
  await page.getByRole('link', { name: 'Separar juntos' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Separar pedido' })).toBeVisible()
  const ticks = page.getByRole('group', { name: /^Unidades de/ }).getByRole('checkbox')
  await expect(ticks).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Pronto para envio' })).toBeDisabled()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/store-order-tick'))
  await ticks.nth(1).press('Space')
  await saved
  await page.reload()
  await expect(page.getByText('2 de 3 cartas separadas')).toBeVisible()
  await expectAccessible()
  await ticks.nth(2).press('Space')
  await expect(page.getByText('Tudo separado: 3 cartas')).toBeVisible()
  await page.getByLabel('Caixa', { exact: true }).selectOption({ label: 'Caixa pequena (18 × 13 × 9 cm)' })
  await page.getByRole('button', { name: 'Pronto para envio' }).press('Enter')
  await page.getByRole('link', { name: 'Registrar envio' }).press('Enter')

  await expect(page).toHaveURL(`/my-store/${store}/detail-orders/${id}`)
  await expect(page.getByText('A loja recebe')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Etiqueta' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Código de rastreio').fill('QB123456789BR')
  await dialog.getByRole('button', { name: 'Gerar etiqueta' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog).toContainText('o dígito verificador não confere')
  await expectAccessible()
  await dialog.getByLabel('Código de rastreio').fill('QB123456785BR')
  await pdfFrom(page, () => dialog.getByRole('button', { name: 'Gerar etiqueta' }).press('Enter'))
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Registrar envio' }).press('Enter')
  await expect(dialog.getByLabel('Código de rastreio')).toHaveValue('QB123456785BR')
  await dialog.getByRole('button', { name: 'Registrar envio' }).press('Enter')
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Andamento do pedido' }).press('Enter')
  await expect(page.locator('[aria-current=step]')).toContainText('Enviado')
  await expect(page.getByText(/^NF-e nº \d+, série 1/)).toBeVisible()
  await expectAccessible()
  expect(complaints.filter((text) => !text.includes('WebSocket') && !text.includes('422'))).toEqual([])
})

test('an order that arrives stands in the list at once, and is cancelled with a reason', async ({ page, request }) => {
  const store = await storeId(request)
  await enter(page, await sessionOf(request, seller))
  await page.goto(`/my-store/${store}/orders?situacao=prepare`)
  await expect(page.getByText(/^\d+ pedidos?$/)).toBeVisible()
  const { orderId } = await sell(request)
  const link = linkTo(page, orderId)
  await expect(link).toBeVisible({ timeout: 45_000 })
  await link.press('Enter')
  await page.getByRole('button', { name: 'Cancelar pedido' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await dialog.getByLabel('Motivo').selectOption({ label: 'Sem estoque' })
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).press('Enter')
  await expect(page.getByText('Cancelado', { exact: true })).toBeVisible()
  await expect(page.getByText('Motivo: Sem estoque')).toBeVisible()
})

test('a buyer and a store write to each other', async ({ page, request, expectAccessible }) => {
  const { person, orderId, id, store } = await sell(request)
  await enter(page, person)
  await page.goto(`/my-account/order-view/${orderId}`)
  await page.getByRole('button', { name: 'Mensagens com Toca do Saci' }).press('Enter')
  const box = page.getByLabel('Escreva uma mensagem')
  await box.fill('Me chama no WhatsApp')
  await expect(page.getByText('fora do Bra Cards a compra não tem proteção')).toBeVisible()
  await box.fill('Pode embalar com proteção dupla?')
  await expectAccessible()
  await page.getByRole('button', { name: 'Enviar mensagem' }).press('Enter')
  const talk = page.getByRole('list', { name: 'Mensagens', exact: true })
  await expect(talk).toContainText('Pode embalar com proteção dupla?')

  await enter(page, await sessionOf(request, seller))
  await page.goto(`/my-store/dashboard/${store}`)
  await page.getByRole('link', { name: `1 mensagem de Iracema, pedido nº ${orderId}` }).press('Enter')
  await expect(page).toHaveURL(`/my-store/${store}/detail-orders/${id}`)
  await page.getByLabel('Escreva uma mensagem').fill('Claro, vai em toploader.')
  await page.keyboard.press('Control+Enter')
  await expect(talk.getByRole('listitem')).toHaveCount(2)
  await expectAccessible()
})

test('boxes are made, changed and taken away', async ({ page, request, expectAccessible }) => {
  await enter(page, await sessionOf(request, seller))
  await page.goto('/my-store/company-info?aba=caixas')
  await page.getByRole('button', { name: 'Nova caixa' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Salvar caixa' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expectAccessible()
  const fields = { Nome: 'Tubo', 'Comprimento (cm)': '40', 'Largura (cm)': '8', 'Altura (cm)': '8' }
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel('Peso da caixa vazia (g)').fill('70')
  await dialog.getByRole('button', { name: 'Salvar caixa' }).press('Enter')
  await expect(page.getByText('40 × 8 × 8 cm')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Excluir Tubo' }).press('Enter')
  await dialog.getByRole('button', { name: 'Excluir caixa' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Excluir Tubo' })).toHaveCount(0)
})

test('the dashboard says what to do first, and its figures can be read as a table @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  const store = await storeId(request)
  await enter(page, await sessionOf(request, seller))
  await page.goto(`/my-store/dashboard/${store}`)
  await expect(page.getByRole('region', { name: 'O que fazer primeiro' })).toContainText(/atrasado/)
  await page.getByRole('button', { name: 'Ver como tabela' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Vendas' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Clientes', exact: true }).press('Enter')
  await page.getByRole('searchbox', { name: 'Nome do cliente' }).fill('bruna')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Avaliações', exact: true }).press('Enter')
  await page
    .getByRole('button', { name: /^Responder a/ })
    .first()
    .press('Enter')
  // the page shows the newest six reviews only, and buyers of other tests write some meanwhile
  const thanks = `Obrigado pela confiança! ${Date.now()}`
  await page.getByLabel('Sua resposta').fill(thanks)
  await page.getByRole('button', { name: 'Publicar resposta' }).press('Enter')
  await expect(page.getByText('Sua resposta foi publicada.')).toBeVisible()
  const { reviews } = await (await request.get(`/api/v1/reviewStore/${store}?per_page=48`)).json()
  expect(reviews.map((review: { answer: string | null }) => review.answer)).toContain(thanks)
  // axe would find what the header half covers
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
})

test('another store’s orders are nowhere', async ({ page, request }) => {
  const { id, store } = await sell(request)
  await enter(page, await sessionOf(request, 'joelma.nazare@bracards.example'))
  for (const part of ['detail-orders', 'detail-status', 'new-order']) {
    await page.goto(`/my-store/${store}/${part}/${id}`)
    await expect(page.getByRole('heading', { name: /^Não encontramos este pedido/ })).toBeVisible()
  }
})

test('a card that is not there is given back before posting, by the keyboard @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  const owner = await sessionOf(request, seller)
  // what is missing leaves the stock, so no other test may be selling this offer
  const draft = { product_id: 44, condition: 'D', language: 'IT', finish: 'normal', price_cents: 1000, quantity: 5 }
  const saved = { store_id: await storeId(request), ...draft, if_exists: 'add' }
  const { result: offer } = await ask(request, owner, 'product-store-save/', saved)
  const { person, orderId, id, store } = await sell(request, { offer: offer.id })
  await enter(page, owner)
  await page.goto(`/my-store/${store}/detail-orders/${id}`)
  await page.getByRole('button', { name: 'Faltou uma carta' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `O que faltou do pedido nº ${orderId}?` })
  const units = dialog.getByRole('spinbutton', { name: /^Quantas faltaram de/ })
  for (let pressed = 0; pressed < 3; pressed += 1) await units.press('ArrowUp')
  await expect(dialog.getByText('Nada ficaria para enviar.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirmar o que faltou' })).toBeDisabled()
  await units.press('ArrowDown')
  await units.press('ArrowDown')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Confirmar o que faltou' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Faltou 1 de 3: R\$/)).toBeVisible()
  await enter(page, person)
  await page.goto(`/my-account/order-view/${orderId}`)
  await expect(page.getByText(/^Faltou 1 de 3: R\$/)).toBeVisible()
  await page.getByText('Histórico do pacote').click()
  await expect(page.getByText(/^Carta que faltou: R\$/)).toBeVisible()
})

/** The nightly run dispatches two hundred; more presses than fifteen are too many for them, and ten for twenty. */
const ORDERS = Number(process.env.E2E_ORDERS || 20)
const MOST_PRESSES = ORDERS > 20 ? 15 : 10

test('the orders of a day get documents and labels, are made ready and posted, in few presses @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  const recipient = `Despacho ${Date.now()}`
  test.setTimeout(60_000 + ORDERS * 5_000)
  let store = 0
  const numbers: number[] = []
  for (let order = 0; order < ORDERS; order += 1) {
    const sold = await sell(request, { quantity: 1, recipient })
    store = sold.store
    numbers.push(sold.orderId)
  }
  const owner = await sessionOf(request, seller)
  // a store chooses its paper once, with the first labels that it prints
  await ask(request, owner, 'store-printing', { store_id: store, paper: 'label', contents: false })
  let presses = 0
  const press = async (name: string, within: Page | Locator = page) => {
    presses += 1
    await within.getByRole('button', { name }).click()
  }
  await enter(page, owner)
  await page.goto(`/my-store/${store}/orders?busca=${encodeURIComponent(recipient)}`)
  await expect(page.getByText(`${ORDERS} pedidos`, { exact: true })).toBeVisible()
  const first = page.getByRole('row').nth(1)
  const before = await first.boundingBox()
  presses += 1
  await page.getByLabel(`Selecionar os ${ORDERS}`).click()
  const bar = page.getByRole('region', { name: 'Pedidos selecionados' })
  await expect(bar.getByText(`${ORDERS} selecionados`, { exact: true })).toBeVisible()
  expect(await first.boundingBox()).toEqual(before)
  // the bar floats over the rows and covers one of them half, unless the window is high enough for all
  await page.setViewportSize({ width: 1440, height: 1_000 + ORDERS * 64 })
  await expectAccessible()
  await press(`Despachar ${ORDERS}`, bar)
  const confirm = page.getByRole('dialog', { name: `Despachar ${ORDERS} pedidos` })
  await expect(confirm.getByText('NF-e a emitir')).toBeVisible()
  await expectAccessible()
  await press('Confirmar', confirm)
  await expect(page.getByText(`${ORDERS} pedidos prontos para envio`)).toBeVisible({ timeout: ORDERS * 3_000 })
  await pdfFrom(page, () => press('Lista de separação (PDF)', bar))
  await pdfFrom(page, () => press('Documentos (PDF)', bar))
  await pdfFrom(page, () => press('Etiquetas (PDF)', bar))
  await press('Códigos de rastreio')
  const dialog = page.getByRole('dialog', { name: 'Registrar envios por uma lista' })
  const list = [...numbers.map((number) => `${number};QB123456785BR`), 'sem pedido;QB123456785BR']
  await dialog.getByLabel('Lista').fill(list.join('\n'))
  await press('Conferir', dialog)
  await expect(dialog.getByText('Sem número de pedido.')).toBeVisible()
  await expectAccessible()
  await press(`Registrar ${ORDERS} envios`, dialog)
  await expect(page.getByText(`${ORDERS} envios registrados`).first()).toBeVisible({ timeout: ORDERS * 1_000 })
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
})
