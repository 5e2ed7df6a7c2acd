import { type APIRequestContext, expect as expectSoon, type Page } from '@playwright/test'
import { ask, buy, payCode, post } from './buying.ts'
import { test } from './fixtures.ts'
import { enter, enterAs, sessionOf, type SignedIn } from './people.ts'

// what the other side does arrives over the live line, which a page opens last
const expect = expectSoon.configure({ timeout: 30_000 })

const seller = 'vendedor@bracards.example'
const odete = 'operadora@bracards.example'
const toast = (page: Page, words: string | RegExp) => page.getByRole('region', { name: /Mensagens/ }).getByText(words)

const readOrder = async (request: APIRequestContext, { token }: SignedIn, id: number) =>
  (await (await request.get(`/api/v1/orders/${id}`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
    store_orders: { id: number; state: string; lines: { id: number }[] }[]
  }

/** Two cards of the seller's store, with the buyer since now. */
async function buyAndReceive(request: APIRequestContext) {
  const { person, id, code } = await buy(request, 2)
  await payCode(request, code)
  await expect.poll(async () => (await readOrder(request, person, id)).store_orders[0]?.state).toBe('paid')
  const [parcel] = (await readOrder(request, person, id)).store_orders
  const store = await sessionOf(request, seller)
  await post(request, store, parcel!.id)
  await ask(request, person, 'order/confirm-delivery', { store_order_id: parcel!.id })
  return { person, id, store, parcel: parcel!.id, line: parcel!.lines[0]!.id }
}

test('a buyer complains about a card, accepts what the store proposes, and sees the money come back', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  const { person, id, store } = await buyAndReceive(request)
  await enter(page, person)
  await page.goto(`/my-account/order-view/${id}`)
  await page.getByRole('link', { name: 'Tive um problema' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Quais cartas?' })).toBeFocused()
  const goOn = page.getByRole('button', { name: 'Continuar' })
  await goOn.press('Enter')
  await expect(page.getByText('Escolha ao menos uma carta.')).toBeVisible()
  await page.getByRole('checkbox').nth(1).check()
  await goOn.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'O que houve com cada carta?' })).toBeFocused()
  await page.getByRole('radio', { name: 'Carta errada' }).press('Space')
  await goOn.press('Enter')
  await expect(page.getByText('falta 1 foto, falta 1 resposta')).toBeVisible()
  await expect(page.getByLabel(/^Foto de .+: Frente/)).toBeFocused()
  await expectAccessible()

  const { banners } = (await (await request.get('/api/v1/1/banners')).json()) as { banners: { image: string }[] }
  const photo = {
    name: 'frente.webp',
    mimeType: 'image/webp',
    buffer: await (await request.get(banners[0]!.image)).body(),
  }
  await page.route('**/api/v1/photos', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.getByLabel(/^Foto de .+: Frente/).setInputFiles(photo)
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(page.getByRole('img', { name: /^Frente de/ })).toBeVisible()
  await page.getByLabel('Conte o que aconteceu').fill('Veio outra carta no envelope.')
  await goOn.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Confira e envie' })).toBeFocused()
  await page.getByRole('button', { name: 'Enviar reclamação' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Veio outra carta no lugar de/ })).toBeVisible()
  await expect(page.getByText('Falta a resposta da loja')).toBeVisible()
  // axe does not know that a message lies above everything
  await expect(page.getByRole('region', { name: /Mensagens/ }).getByRole('button')).toHaveCount(0)
  await expectAccessible()

  const complaint = Number(new URL(page.url()).pathname.split('/').pop())
  await ask(request, store, 'complaint/propose', { id: complaint, kind: 'refund', cents: 1 })
  await page.getByRole('button', { name: /^Aceitar R\$/ }).press('Enter')
  await expect(toast(page, /^Acordo feito/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Resolvido' })).toBeVisible()
  const money = page.getByRole('region', { name: 'Onde está o dinheiro' })
  await expect(money.locator('div').filter({ hasText: 'Devolvido' })).toContainText(/R\$.0,01/)
  expect(complaints.filter((text) => !/WebSocket|500/.test(text))).toEqual([])
})

test('an operator who is asked by both sides decides a complaint with a reason @wide', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { person, store, parcel, line } = await buyAndReceive(request)
  const opened = { reason: 'missing_card', lines: [{ line_id: line, quantity: 1 }], body: 'Só veio uma.' }
  const { result } = (await ask(request, person, 'complaints/', { store_order_id: parcel, ...opened })) as {
    result: { id: number }
  }
  const headers = { authorization: `Bearer ${store.token}` }
  expect((await request.get(`/api/v1/complaints/block_complaint/store/${result.id}`, { headers })).ok()).toBe(true)

  await enterAs(page, odete)
  await page.goto('/admin')
  await page.getByRole('link', { name: `Reclamação nº ${result.id}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /não veio$/ })).toBeFocused()
  await expect(page.getByText('A loja encerrou a conversa.')).toBeVisible()
  const [computed] = (await page.getByText(/^Cálculo: /).innerText()).match(/[\d.]+,\d\d/)!
  await page.getByRole('radio', { name: 'Reembolso parcial' }).check()
  await expect(page.getByLabel('Valor', { exact: true })).toHaveValue(computed)
  await page.getByRole('radio', { name: 'Reembolso total' }).check()
  await page.getByRole('button', { name: 'Registrar a decisão' }).click()
  await expect(page.getByText('Diga o motivo.').first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Motivo').fill('A loja não mostrou que enviou as duas.')
  await page.getByRole('button', { name: 'Registrar a decisão' }).click()
  await expect(page.getByRole('heading', { name: 'Resolvido' })).toBeVisible()
  await expect(page.getByText('“A loja não mostrou que enviou as duas.”')).toBeVisible()
  await expect(page.getByText('Reclamação decidida')).toBeVisible()
})
