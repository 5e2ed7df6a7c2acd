import { keyDigit } from '@bra/tax-documents/keys'
import { workbookOf } from '@bra/server/testing/workbooks'
import { type Answered, type HostileCase, saidIn, type Shop } from './shop.ts'

const FILE_LETTERS = 480_000
const FILES = 16
const DEPTH = 250
const DRAWN_ITEMS = 24_000
const WORKBOOKS = 12
const PART_LETTERS = 47_000_000

const many = (text: string, letters: number) => text.repeat(Math.floor(letters / text.length))

const shapes: Record<string, string> = {
  bare: `<a>${many('<b/>', FILE_LETTERS)}</a>`,
  'inside infNFe': `<NFe><infNFe Id="NFe1">${many('<b/>', FILE_LETTERS)}</infNFe></NFe>`,
  '250 deep': `${'<a>'.repeat(DEPTH)}${many('<b/>', FILE_LETTERS - DEPTH * 7)}${'</a>'.repeat(DEPTH)}`,
}

export const documentCases = (shop: Shop): HostileCase[] => [
  ...Object.entries(shapes).map(([name, xml]) => ({
    name: `invoices: ${FILES} XML of 480 kB, elements ${name}`,
    send: () => matched(shop, xml),
  })),
  { name: `invoices: a document of ${DRAWN_ITEMS.toLocaleString('en')} items, drawn`, send: () => drawn(shop) },
  { name: `${WORKBOOKS} workbooks of twice 47 MB at once`, send: () => workbooks(shop) },
]

async function matched({ ask, storeId }: Shop, xml: string): Promise<Answered> {
  const files = Array.from({ length: FILES }, (_, at) => ({ name: `${at}.xml`, xml }))
  const reply = await ask('seller', `/v1/store-invoices/${storeId}/match`, { body: { files } })
  if (reply.status >= 400) return saidIn(reply)
  return { status: reply.status, said: (reply.body.files as { problem: string }[])[0]!.problem }
}

/** Issues the document of one parcel, and gives the next parcel the same one with thousands of items more. */
async function drawn({ ask, parcels: [first, second] }: Shop): Promise<Answered> {
  await ask('seller', '/v1/store-order-invoice', { body: { id: first } })
  await ask('seller', '/v1/send-nf-to-sefaz', { body: { id: first } })
  const issued = await ask('seller', '/v1/store-order-get-nf', { body: { id: first, format: 'xml' } })
  if (issued.status >= 400) throw new Error(`no document to begin with: ${issued.body.message}`)
  const xml = Buffer.from((issued.body.result as { data: string }).data, 'base64').toString('utf8')
  const taken = await ask('seller', '/v1/store-order-invoice', { body: { id: second, xml: swollen(xml) } })
  if (taken.status >= 400) return saidIn(taken)
  return saidIn(await ask('seller', '/v1/store-order-get-nf', { body: { id: second } }))
}

/** The document under a key of another series, for production, without the signature that it breaks. */
function swollen(xml: string) {
  const key = /Id="(?:NFe|DCe)(\d{44})"/.exec(xml)![1]!
  const body = `${key.slice(0, 22)}009${key.slice(25, -1)}`
  return xml
    .replaceAll(key, body + keyDigit(body))
    .replace(/<serie>\d+<\/serie>/, '<serie>9</serie>')
    .replaceAll(/<tpAmb>\d<\/tpAmb>/g, '<tpAmb>1</tpAmb>')
    .replace(/<Signature[\s\S]*?<\/Signature>/, '')
    .replace('<total>', `${'<det/>'.repeat(DRAWN_ITEMS)}<total>`)
}

async function workbooks({ ask, storeId }: Shop): Promise<Answered> {
  const rows = many('<row r="1"></row>', PART_LETTERS)
  const texts = many('<si><t>a</t></si>', PART_LETTERS)
  const bytes = workbookOf([], {
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })
  const body = { store_id: storeId, name: 'ofertas.xlsx', content: bytes.toString('base64'), encoding: 'base64' }
  const send = async () => saidIn(await ask('seller', '/v1/product-store-import', { body }))
  const answers = await Promise.all(Array.from({ length: WORKBOOKS }, send))
  const counts = [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => `${all.length} x ${status}`)
  return { status: answers[0]!.status, said: `${counts.join(', ')}: ${answers.at(-1)!.said}` }
}
