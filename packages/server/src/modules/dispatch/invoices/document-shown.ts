import { doors } from '@bra/contract/kit/doors'
import { parsed, type XmlReader } from '@bra/tax-documents/xml/reading'

export interface ShownParty {
  name: string
  document: string
  registration: string
  phone: string
  street: string
  district: string
  city: string
  uf: string
  cep: string
}

export interface ShownItem {
  code: string
  name: string
  ncm: string
  /** The codes of the origin and of the tax situation (CST or CSOSN). */
  situation: string
  cfop: string
  unit: string
  quantity: string
  price: string
  total: string
  icmsBase: string
  icms: string
  icmsRate: string
}

/** What is printed of a document, as its XML says it: texts, and amounts with a point; what it does not say is empty. */
export interface ShownDocument {
  issuer: ShownParty
  recipient: ShownParty
  nature: string
  isEntry: boolean
  series: string
  number: string
  issuedAt: string
  leftAt: string
  isTest: boolean
  /** Why and since when the service of the state was not used. */
  contingency: string
  note: string
  totals: Record<TotalName, string>
  freightMode: string
  volumes: { quantity: string; kind: string }
  items: ShownItem[]
  qr: string
  lookUp: string
  /** The house that a DC-e names, and what it says about the law. */
  marketplace: { name: string; document: string; site: string }
  declarations: string[]
}

const totalNames = [
  ...(['vBC', 'vICMS', 'vBCST', 'vST', 'vTotTrib', 'vProd', 'vFrete', 'vSeg'] as const),
  ...(['vDesc', 'vOutro', 'vIPI', 'vNF'] as const),
]
type TotalName = (typeof totalNames)[number]

/** The layouts allow a note of 5,000 letters, an item of 990 and no other text of more than 120. */
const { items: MOST_ITEMS, letters: MOST_OF_NOTE } = doors.paper.bounds
const MOST_OF_TEXT = 120
const MOST_OF_QR = 600

const named = (name: string) => `*[local-name()='${name}']`
const below = (name: string) => `.//*[local-name()='${name}']`

export const shownOf = (xml: string): ShownDocument =>
  parsed(xml, (root) => {
    const body = root.at("//*[local-name()='infNFe' or local-name()='infDCe']")!
    const text = (name: string) => body.text(below(name)).slice(0, MOST_OF_TEXT)
    const long = (name: string) => body.text(below(name)).slice(0, MOST_OF_NOTE)
    const total = (name: string) => body.text(`${below('ICMSTot')}/${named(name)}`).slice(0, MOST_OF_TEXT)
    const extra = (name: string) => root.text(`//*[local-name()='${name}']`).slice(0, MOST_OF_QR)
    return {
      issuer: partyOf(body, 'emit', 'enderEmit'),
      recipient: partyOf(body, 'dest', 'enderDest'),
      ...{ nature: text('natOp'), isEntry: text('tpNF') === '0', series: text('serie') },
      ...{ number: text('nNF') || text('nDC'), issuedAt: text('dhEmi'), leftAt: text('dhSaiEnt') },
      ...{ isTest: text('tpAmb') === '2', note: long('infCpl') },
      contingency: [text('dhCont').slice(0, 16), long('xJust').slice(0, 256)].filter(Boolean).join(' '),
      totals: {
        ...(Object.fromEntries(totalNames.map((name) => [name, total(name)])) as Record<TotalName, string>),
        ...(text('vDC') && { vNF: text('vDC') }),
      },
      freightMode: text('modFrete'),
      volumes: { quantity: text('qVol'), kind: text('esp') },
      items: body.all(below('det')).slice(0, MOST_ITEMS).map(itemOf),
      ...{ qr: extra('qrCodDCe'), lookUp: extra('urlChave') },
      marketplace: marketplaceOf(body),
      declarations: [long('xObs1'), long('xObs2')].filter(Boolean),
    }
  })

function marketplaceOf(body: XmlReader) {
  const text = (field: string) => body.text(`${named('Marketplace')}/${named(field)}`).slice(0, MOST_OF_TEXT)
  return { name: text('xNome'), document: text('CNPJ'), site: text('Site') }
}

function partyOf(body: XmlReader, name: string, place: string): ShownParty {
  const party = body.at(named(name))
  const text = (field: string) => party?.text(named(field)).slice(0, MOST_OF_TEXT) ?? ''
  const at = (field: string) => party?.text(`${named(place)}/${named(field)}`).slice(0, MOST_OF_TEXT) ?? ''
  return {
    ...{ name: text('xNome'), document: text('CNPJ') || text('CPF'), registration: text('IE'), phone: at('fone') },
    ...{ street: [at('xLgr'), at('nro'), at('xCpl')].filter(Boolean).join(', '), district: at('xBairro') },
    ...{ city: at('xMun'), uf: at('UF'), cep: at('CEP').replace(/^(\d{5})(\d{3})$/, '$1-$2') },
  }
}

function itemOf(item: XmlReader): ShownItem {
  const text = (field: string) => item.text(below(field)).slice(0, MOST_OF_TEXT)
  const icms = (field: string) => item.text(`${below('ICMS')}/*/${named(field)}`).slice(0, MOST_OF_TEXT)
  return {
    ...{ code: text('cProd'), name: text('xProd'), ncm: text('NCM'), cfop: text('CFOP'), quantity: text('qCom') },
    ...{ unit: text('uCom'), price: text('vUnCom'), total: text('vProd') },
    situation: `${icms('orig')}${icms('CST') || icms('CSOSN')}`,
    ...{ icmsBase: icms('vBC'), icms: icms('vICMS'), icmsRate: icms('pICMS') },
  }
}
