import { doors } from '@bra/contract/kit/doors'
import { parsed, type XmlReader } from '@bra/tax-documents/xml/reading'

export interface ShownParty {
  name: string
  document: string
  registration: string
  place: string[]
}

/** What is printed of a document, as its XML says it: texts, and amounts with a point. */
export interface ShownDocument {
  issuer: ShownParty
  recipient: ShownParty
  nature: string
  isEntry: boolean
  series: string
  number: string
  issuedAt: string
  isTest: boolean
  note: string
  totals: [label: string, value: string][]
  items: { code: string; name: string; ncm: string; cfop: string; quantity: string; price: string; total: string }[]
  /** Address that the QR code of a DC-e opens. */
  qr: string
}

/** The layouts allow a note of 5,000 letters, an item of 990 and no other text of more than 120. */
const { items: MOST_ITEMS, letters: MOST_OF_NOTE } = doors.paper.bounds
const MOST_OF_TEXT = 120
const MOST_OF_QR = 600

const named = (name: string) => `*[local-name()='${name}']`
const below = (name: string) => `.//*[local-name()='${name}']`

/** Reads a document that this house or another one wrote. */
export const shownOf = (xml: string): ShownDocument =>
  parsed(xml, (root) => {
    const body = root.at("//*[local-name()='infNFe' or local-name()='infDCe']")!
    const text = (name: string) => body.text(below(name)).slice(0, MOST_OF_TEXT)
    const figure = (path: string) => body.text(path).slice(0, MOST_OF_TEXT)
    const totals: [string, string][] = [
      ['Produtos', figure(`${below('ICMSTot')}/${named('vProd')}`)],
      ['Frete', figure(`${below('ICMSTot')}/${named('vFrete')}`)],
      ['Base do ICMS', figure(`${below('ICMSTot')}/${named('vBC')}`)],
      ['ICMS', figure(`${below('ICMSTot')}/${named('vICMS')}`)],
      ['Total', text('vNF') || text('vDC')],
    ]
    return {
      issuer: partyOf(body, 'emit', 'enderEmit'),
      recipient: partyOf(body, 'dest', 'enderDest'),
      ...{
        nature: text('natOp'),
        isEntry: text('tpNF') === '0',
        series: text('serie'),
        number: text('nNF') || text('nDC'),
      },
      ...{
        issuedAt: text('dhEmi'),
        isTest: text('tpAmb') === '2',
        note: body.text(below('infCpl')).slice(0, MOST_OF_NOTE),
      },
      totals: totals.filter(([, value]) => value !== ''),
      items: body.all(below('det')).slice(0, MOST_ITEMS).map(itemOf),
      qr: root.text("//*[local-name()='qrCodDCe']").slice(0, MOST_OF_QR),
    }
  })

function partyOf(body: XmlReader, name: string, place: string): ShownParty {
  const party = body.at(named(name))
  const text = (field: string) => party?.text(named(field)).slice(0, MOST_OF_TEXT) ?? ''
  const at = (field: string) => party?.text(`${named(place)}/${named(field)}`).slice(0, MOST_OF_TEXT) ?? ''
  return {
    ...{ name: text('xNome'), document: text('CNPJ') || text('CPF'), registration: text('IE') },
    place: [
      [at('xLgr'), at('nro'), at('xCpl'), at('xBairro')].filter(Boolean).join(', '),
      `${at('xMun')} / ${at('UF')} · CEP ${at('CEP').replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
    ],
  }
}

function itemOf(item: XmlReader) {
  const text = (field: string) => item.text(below(field)).slice(0, MOST_OF_TEXT)
  return {
    ...{ code: text('cProd'), name: text('xProd'), ncm: text('NCM'), cfop: text('CFOP'), quantity: text('qCom') },
    ...{ price: text('vUnCom'), total: text('vProd') },
  }
}
