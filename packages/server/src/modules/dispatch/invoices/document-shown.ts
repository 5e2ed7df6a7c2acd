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

const named = (name: string) => `*[local-name()='${name}']`
const below = (name: string) => `.//*[local-name()='${name}']`

/** Reads a document that this house or another one wrote. */
export const shownOf = (xml: string): ShownDocument =>
  parsed(xml, (root) => {
    const body = root.at("//*[local-name()='infNFe' or local-name()='infDCe']")!
    const text = (name: string) => body.text(below(name))
    const totals: [string, string][] = [
      ['Produtos', body.text(`${below('ICMSTot')}/${named('vProd')}`)],
      ['Frete', body.text(`${below('ICMSTot')}/${named('vFrete')}`)],
      ['Base do ICMS', body.text(`${below('ICMSTot')}/${named('vBC')}`)],
      ['ICMS', body.text(`${below('ICMSTot')}/${named('vICMS')}`)],
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
      ...{ issuedAt: text('dhEmi'), isTest: text('tpAmb') === '2', note: text('infCpl') },
      totals: totals.filter(([, value]) => value !== ''),
      items: body.all(below('det')).map(itemOf),
      qr: root.text("//*[local-name()='qrCodDCe']"),
    }
  })

function partyOf(body: XmlReader, name: string, place: string): ShownParty {
  const party = body.at(named(name))
  const text = (field: string) => party?.text(named(field)) ?? ''
  const at = (field: string) => party?.text(`${named(place)}/${named(field)}`) ?? ''
  return {
    ...{ name: text('xNome'), document: text('CNPJ') || text('CPF'), registration: text('IE') },
    place: [
      [at('xLgr'), at('nro'), at('xCpl'), at('xBairro')].filter(Boolean).join(', '),
      `${at('xMun')} / ${at('UF')} · CEP ${at('CEP').replace(/^(\d{5})(\d{3})$/, '$1-$2')}`,
    ],
  }
}

function itemOf(item: XmlReader) {
  const text = (field: string) => item.text(below(field))
  return {
    ...{ code: text('cProd'), name: text('xProd'), ncm: text('NCM'), cfop: text('CFOP'), quantity: text('qCom') },
    ...{ price: text('vUnCom'), total: text('vProd') },
  }
}
