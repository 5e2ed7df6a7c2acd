import { centsOf } from '@bra/tax-documents/amounts'
import { type ReadDocument, readDocument } from '@bra/tax-documents/issued'
import { keyDigit } from '@bra/tax-documents/keys'
import { testRates } from '@bra/tax-documents/reform'
import { signerOf } from '@bra/tax-documents/signing'
import { problemsOf } from '@bra/tax-documents/validation'
import { parsed, type XmlReader } from '@bra/tax-documents/xml/reading'
import { type Books, timeOf } from './books.ts'

export interface Refusal {
  code: number
  detail?: string
}

const DAY_MS = 86_400_000
const LATEST_DAYS = 30
const AHEAD_MS = 5 * 60_000

/** Returns why a signed NF-e or DC-e is refused, in the order in which the authorities look; else what it says. */
export function judge(
  books: Books,
  { xml, model, environment }: { xml: string; model: 55 | 99; environment: number },
): Refusal | ReadDocument {
  const [problem] = problemsOf(model === 55 ? 'nfe' : 'dce', xml)
  if (problem) return { code: 225, detail: problem }
  const key = parsed(xml, (root) => root.text("//*[local-name()='infNFe' or local-name()='infDCe']/@Id").slice(3))
  if (keyDigit(key.slice(0, -1)) !== key.slice(-1)) return { code: 253 }
  const read = readDocument(xml)
  if (!read || !isOfFields(xml, key)) return { code: 502 }
  return signatureRefusal(xml, read) ?? dateRefusal(books, read, environment) ?? taxRefusal(xml, model) ?? read
}

function isOfFields(xml: string, key: string) {
  return parsed(xml, (root) => {
    const text = (name: string) => root.text(`//*[local-name()='${name}']`)
    const code = text('cNF') || `${text('tpEmit')}${text('nSiteAutoriz')}${text('cDC')}`
    return (
      key.slice(0, 2) === text('cUF') &&
      key.slice(34, 35) === text('tpEmis') &&
      key.slice(35, 43) === code &&
      key.slice(-1) === text('cDV')
    )
  })
}

function signatureRefusal(xml: string, { model, issuer }: ReadDocument): Refusal | null {
  const signer = signerOf(xml, model === 55 ? 'infNFe' : 'infDCe')
  if (!signer) return { code: 297 }
  if (signer.validToDate.getTime() < Date.now()) return { code: 290 }
  const owner = /:([\dA-Z]{14})$/m.exec(signer.subject)?.[1]
  // a marketplace signs for the people who sell there
  const signing = model === 55 ? issuer : marketplaceOf(xml)
  return owner?.slice(0, 8) === signing.slice(0, 8) ? null : { code: 213 }
}

const marketplaceOf = (xml: string) =>
  parsed(xml, (root) => root.text("//*[local-name()='Marketplace']/*[local-name()='CNPJ']"))

function dateRefusal(books: Books, { issuedAt, environment }: ReadDocument, received: number): Refusal | null {
  if (environment !== received) return { code: 252 }
  const now = timeOf(books)
  if (issuedAt.getTime() < now - LATEST_DAYS * DAY_MS) return { code: 228 }
  return issuedAt.getTime() > now + AHEAD_MS ? { code: 703 } : null
}

function taxRefusal(xml: string, model: 55 | 99): Refusal | null {
  if (model === 99) return null
  return parsed(xml, (root) => {
    const small = ['1', '4'].includes(root.text('.//nfe:emit/nfe:CRT'))
    if (small && root.at('.//nfe:ICMS/*/nfe:CST')) return { code: 590 }
    if (!small && root.at('.//nfe:ICMS/*/nfe:CSOSN')) return { code: 591 }
    return totalRefusal(root) ?? (isTestYear(root) ? rateRefusal(root) : null)
  })
}

function totalRefusal(root: XmlReader): Refusal | null {
  const cents = (name: string) => centsOf(root.text(`.//nfe:ICMSTot/nfe:${name}`)) ?? 0
  const due =
    cents('vProd') -
    cents('vDesc') +
    cents('vST') +
    cents('vFrete') +
    cents('vSeg') +
    cents('vOutro') +
    cents('vII') +
    cents('vIPI')
  return due === cents('vNF') ? null : { code: 610 }
}

const isTestYear = (root: XmlReader) => root.text('.//nfe:ide/nfe:dhEmi').startsWith('2026')

function rateRefusal(root: XmlReader): Refusal | null {
  for (const [at, group] of root.all('.//nfe:gIBSCBS').entries()) {
    const differs = (path: string, rate: number) => Math.round(Number(group.text(path)) * 100) !== rate
    const detail = `nItem:${at + 1}`
    if (differs('nfe:gIBSUF/nfe:pIBSUF', testRates.ibsState)) return { code: 1026, detail }
    if (differs('nfe:gIBSMun/nfe:pIBSMun', testRates.ibsCity)) return { code: 1036, detail }
    if (differs('nfe:gCBS/nfe:pCBS', testRates.cbs)) return { code: 1037, detail }
  }
  return null
}
