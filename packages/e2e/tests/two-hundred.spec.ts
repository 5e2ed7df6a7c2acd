import { readPdf } from '@bra/server/testing/read-pdf'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { openTaxes, salesOf, sellMany, type Shop, shopOf, type Sold, steer, type Way } from './busy-stores.ts'
import { expect, test } from './fixtures.ts'
import { enter } from './people.ts'

/** Two hundred documents are drawn one after another. */
const PRINT_MS = 240_000
const CARRIER_CALLS_A_MINUTE = 250
/** A day has sixty orders of the company here, which are more than a page of the list, and two hundred with `ORDERS_OF_DAY=200`. */
const DAY = Number(process.env.ORDERS_OF_DAY ?? 60)
/** So many of two hundred. */
const share = (of: number) => Math.round((of * DAY) / 200)
/** Of the pages of documents one in so many is drawn and scanned; the text of each is read. */
const SCANNED_ONE_IN = 10

/** So many orders of each way, mixed as buyers send them. */
const mixed = (counts: Record<Way, number>) =>
  (Object.keys(counts) as Way[])
    .flatMap((way) => Array.from({ length: counts[way] }, (_, at) => ({ way, share: (at + 0.5) / counts[way] })))
    .toSorted((one, other) => one.share - other.share)
    .map(({ way }) => way)

/** Counts what a person presses until all is printed and posted. */
class Presses {
  count = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async on(what: Locator) {
    this.count += 1
    await what.click()
  }

  button(name: string | RegExp) {
    return this.on(this.#page.getByRole('button', { name }))
  }

  /** Presses a button that opens a PDF in a new tab, and returns the reply that brought it. */
  async print(call: string, press: () => Promise<void>) {
    const arrives = this.#page.waitForResponse(`**/api/v1/${call}`, { timeout: PRINT_MS })
    const opens = this.#page.waitForEvent('popup', { timeout: PRINT_MS })
    await press()
    const { result } = await (await arrives).json()
    await (await opens).close()
    return result as { data: string; failed?: object[]; tracking_codes: Record<string, string> }
  }
}

interface Invoice {
  store_order_id: number
  access_key: string
  model: number
  contingency: string | null
  /** 1 in production, 2 on trial. */
  environment: number
  state: string
}

async function documentsOf(request: APIRequestContext, { owner, store }: Shop) {
  const headers = { authorization: `Bearer ${owner.token}` }
  const invoices: Invoice[] = []
  for (let page = 1; ; page += 1) {
    const list = await request.get(`/api/v1/store-invoices/${store}?page=${page}&per_page=50`, { headers })
    const read = await list.json()
    invoices.push(...(read.invoices as Invoice[]))
    if (page >= read.paginate.last_page) break
  }
  return new Map(
    invoices
      .filter(({ state, environment }) => state === 'authorised' && environment === 1)
      .map((one) => [one.store_order_id, one]),
  )
}

const codesOn = (pages: Awaited<ReturnType<typeof readPdf>>) =>
  pages.flatMap(({ codes }) => codes.map(([, text]) => text))
const bare = (text: string) => text.replaceAll(' ', '')

/** Every document stands on a page of its own, with the key that its order has. */
async function expectDocuments(data: string, documents: Map<number, Invoice>, sold: Sold[]) {
  const pages = await readPdf(data, (page) => page % SCANNED_ONE_IN === 0)
  const keys = sold.map(({ id }) => documents.get(id)!.access_key)
  expect(pages).toHaveLength(keys.length)
  const unread = keys.filter((key) => !pages.some(({ text }) => bare(text).includes(key)))
  expect(unread).toEqual([])
  for (const [at, { codes, text }] of pages.entries())
    if (at % SCANNED_ONE_IN === 0) expect(bare(text)).toContain(/\d{44}/.exec(codes[0]![1])![0])
  return pages
}

/** A label of the carrier bears its code, and one of the store the key of the document. */
async function expectLabels(
  { data, failed, tracking_codes: codes }: Awaited<ReturnType<Presses['print']>>,
  documents: Map<number, Invoice>,
  sold: Sold[],
) {
  const [carried, letters] = (['pac', 'carta'] as const).map((way) => sold.filter((one) => one.way === way))
  expect(failed).toEqual([])
  const pages = await readPdf(data)
  expect(pages).toHaveLength(carried!.length + letters!.length)
  expect(pages.every(({ size: [width, height] }) => width === 100 && height === 150)).toBe(true)
  const seen = codesOn(pages)
  expect(carried!.filter(({ id }) => !seen.includes(codes[id]!))).toEqual([])
  expect(letters!.filter(({ id }) => !seen.some((code) => code.includes(documents.get(id)!.access_key)))).toEqual([])
  return new Set(carried!.map(({ id }) => codes[id]!))
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** A code as the post gives them, with its check digit (UPU S10). */
function codeOf(order: number) {
  const digits = String(order).padStart(8, '0')
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(digits[at]), 0)
  const check = 11 - (sum % 11)
  return `QB${digits}${check === 10 ? 0 : check === 11 ? 5 : check}BR`
}

/** Drives the orders of a shop from paid to posted as a person does; returns the presses to the last printed page, and all. */
async function dispatchAll(
  { page, request }: { page: Page; request: APIRequestContext },
  { shop, sold, meanwhile }: { shop: Shop; sold: Sold[]; meanwhile?: () => Promise<void> },
) {
  const count = sold.length
  const presses = new Presses(page)
  await enter(page, shop.owner)
  await page.goto(`/my-store/${shop.store}/orders?situacao=prepare`, { waitUntil: 'networkidle' })
  await presses.on(page.getByRole('checkbox', { name: `Selecionar os ${count}` }))
  await presses.button(`Despachar ${count}`)
  await presses.button('Confirmar')
  await meanwhile?.()
  const panel = page.getByRole('main').getByRole('complementary', { name: 'Andamento do despacho' }).first()
  await expect(panel.getByText(`${count} pedidos prontos para envio`)).toBeVisible({ timeout: 240_000 })

  const sheet = await presses.print('store-pull-sheet', () => presses.button('Lista de separação (PDF)'))
  const papers = await presses.print('store-orders-get-nf', () => presses.button('Documentos (PDF)'))
  await presses.button('Etiquetas (PDF)')
  await presses.on(page.getByRole('radio', { name: 'Uma por página, 100 × 150 mm' }))
  const labels = await presses.print('get-shipping-label', () => presses.button('Gerar etiqueta'))
  const list = await presses.print('store-posting-list', () => presses.button('Lista de postagem (PDF)'))
  const toPrinted = presses.count

  const documents = await documentsOf(request, shop)
  const sent = sold.filter(({ way }) => way !== 'retirada')
  expect((await readPdf(sheet.data, () => false)).map(({ text }) => text).join(' ')).toMatch(
    new RegExp(sold.map(({ order }) => `(?=.*Pedido ${order} )`).join('')),
  )
  const pages = await expectDocuments(papers.data, documents, sent)
  const codes = await expectLabels(labels, documents, sent)
  expect(new Set(codesOn(await readPdf(list.data)))).toEqual(codes)

  // a registered letter has no code until the counter gives it one: it is named, and posted by the list of codes
  const letters = sold.filter(({ way }) => way === 'carta')
  await presses.button('Registrar envio')
  await expect(panel.getByText(`${count - letters.length} envios registrados`)).toBeVisible({ timeout: 240_000 })
  await expect(panel.getByText(`${letters.length} pararam`)).toBeVisible()
  await presses.button('Códigos de rastreio')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lista').fill(letters.map(({ order }) => `${order} ${codeOf(order)}`).join('\n'))
  await presses.button('Conferir')
  await presses.button(`Registrar ${letters.length} envios`)
  await expect(dialog.getByText(`${letters.length} envios registrados`)).toBeVisible({ timeout: 240_000 })
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  // what was posted is not chosen any more
  await expect(page.getByRole('region', { name: 'Pedidos selecionados' })).toHaveCount(0)
  return { toPrinted, all: presses.count, pages, documents }
}

test.describe.configure({ mode: 'serial' })

test('two hundred orders of a company leave by fifteen presses, also while the tax authority goes away @wide', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  await steer(request, 'melhorenvio/balance', { balance: 100_000 })
  await steer(request, 'melhorenvio/limit', { calls: 10_000 })
  const shop = await shopOf(request, 'galpao-do-colecionador')
  const [trial] = await sellMany(request, shop, ['carta'])
  await openTaxes(request, shop, trial!.id)
  const others = mixed({ pac: share(150), carta: share(40) - 1, retirada: share(10) })
  const sold = [trial!, ...(await sellMany(request, shop, others))]
  const { refused } = await steer(request, 'melhorenvio/limit', { calls: CARRIER_CALLS_A_MINUTE })
  const authorityGoes = async () => {
    await expect
      .poll(async () => (await documentsOf(request, shop)).size, { timeout: 240_000 })
      .toBeGreaterThan(share(60))
    await steer(request, 'sefaz/down', { value: true })
  }
  try {
    const done = await dispatchAll({ page, request }, { shop, sold, meanwhile: authorityGoes })
    expect(done.toPrinted).toBeLessThanOrEqual(15)
    expect(done.all).toBeLessThanOrEqual(15)
    const late = [...done.documents.values()].filter(({ contingency }) => contingency !== null)
    expect(late.length).toBeGreaterThan(share(10))
    expect(late.length).toBeLessThan(done.documents.size)
    const said = done.pages.filter(({ text }) => text.includes('EMITIDA EM CONTINGÊNCIA')).length
    expect(said).toBe(late.length)
    expect((await steer(request, 'melhorenvio/limit', {})).refused).toBe(refused)
    const sales = new Map((await salesOf(request, shop)).map((sale) => [sale.id, sale.state]))
    expect(new Set(sold.map(({ id }) => sales.get(id)))).toEqual(new Set(['shipped']))
  } finally {
    await steer(request, 'sefaz/down', { value: false })
  }
})

test('twenty orders of a person without a CNPJ leave by ten presses, with their declarations @wide', async ({
  page,
  request,
}) => {
  test.setTimeout(200_000)
  await steer(request, 'melhorenvio/balance', { balance: 100_000 })
  const shop = await shopOf(request, 'cafezal-cards')
  const sold = await sellMany(request, shop, mixed({ pac: 12, carta: 8, retirada: 0 }))
  const done = await dispatchAll({ page, request }, { shop, sold })
  expect(done.toPrinted).toBeLessThanOrEqual(10)
  expect(done.all).toBeLessThanOrEqual(15)
  expect(sold.every(({ id }) => done.documents.get(id)!.model === 99)).toBe(true)
})
