import { doors } from '@bra/contract/kit/doors'
import { centsOf } from './amounts.ts'
import { readAccessKey, type ReadKey } from './keys.ts'
import { parsed, UnreadableXml, type XmlReader } from './xml/reading.ts'

export interface ReadDocument {
  key: string
  model: 55 | 99
  series: number
  number: number
  issuer: string
  recipient: string
  cents: number
  issuedAt: Date
  /** 1 production, 2 tests. */
  environment: number
  protocol: string | null
  isAuthorised: boolean
}

const MOST_ITEMS = doors.document.bounds.items
/** Series in which the tax office writes the document for whoever sells, under a CNPJ of its own. */
const isOfOffice = (series: number) => series >= 890 && series <= 899

/** Returns null where the text is no NF-e or DC-e, its key does not fit its fields, or it has too many items. */
export function readDocument(xml: string): ReadDocument | null {
  try {
    return parsed(xml, (root) => {
      const body = root.at("//*[local-name()='infNFe' or local-name()='infDCe']")
      if (!body) return null
      const text = (name: string) => body.text(`.//*[local-name()='${name}']`)
      const key = body.text('@Id').slice(3)
      const read = readAccessKey(key)
      // what follows walks the whole document again and again
      if (!read) return null
      const party = (name: string) =>
        body.text(`*[local-name()='${name}']/*[local-name()='CNPJ' or local-name()='CPF']`)
      const cents = centsOf(text(body.name === 'infNFe' ? 'vNF' : 'vDC'))
      const model = Number(text('mod'))
      if (cents === null || (model !== 55 && model !== 99) || read.model !== model) return null
      const number = Number(text(model === 55 ? 'nNF' : 'nDC'))
      if (read.number !== number || read.series !== Number(text('serie'))) return null
      if (!isIssuedBy(body, read, party('emit'))) return null
      if (body.all(".//*[local-name()='det']").length > MOST_ITEMS) return null
      const protocol = root.at(`//*[local-name()='infProt']`)
      const said = (name: string) => protocol?.text(`*[local-name()='${name}']`) ?? ''
      const isOfThis = said(model === 55 ? 'chNFe' : 'chDCe') === key
      return {
        ...{ key, model, series: read.series, number, issuer: party('emit'), recipient: party('dest'), cents },
        ...{ issuedAt: new Date(text('dhEmi')), environment: Number(text('tpAmb')) },
        protocol: isOfThis ? said('nProt') || null : null,
        isAuthorised: isOfThis && ['100', '150'].includes(said('cStat')),
      }
    })
  } catch (error) {
    if (error instanceof UnreadableXml) return null
    throw error
  }
}

/** The key of a declaration has the CNPJ of who signs: the sender, or the marketplace or carrier that it names. */
function isIssuedBy(body: XmlReader, { document, model, series }: ReadKey, issuer: string) {
  if (document === issuer || (model === 55 && isOfOffice(series))) return true
  return (
    model === 99 &&
    body.all(`*[local-name()!='dest']/*[local-name()='CNPJ']`).some(({ text }) => text('.') === document)
  )
}
