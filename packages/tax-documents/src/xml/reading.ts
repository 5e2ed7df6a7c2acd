import { doors } from '@bra/contract/kit/doors'
import { ParseOption, XmlAttribute, XmlC14NMode, XmlDocument, XmlElement, type XmlNode } from 'libxml2-wasm'

export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#'
const namespaces = {
  ds: SIGNATURE_NAMESPACE,
  nfe: 'http://www.portalfiscal.inf.br/nfe',
  dce: 'http://www.portalfiscal.inf.br/dce',
}
const { letters: MAX_BYTES, tags: MOST_TAGS } = doors.document.bounds

export class UnreadableXml extends Error {}

export interface XmlReader {
  name: string
  text(path: string): string
  at(path: string): XmlReader | null
  all(path: string): XmlReader[]
  /** C14N 1.0, with the namespaces in force at this place. */
  canonical(): string
}

/** Reads a document without fetching anything it names, and frees it afterwards. */
export function parsed<T>(xml: string, read: (document: XmlReader) => T): T {
  const document = open(xml)
  try {
    return read(readerOf(document.root))
  } finally {
    document.dispose()
  }
}

export function open(xml: string): XmlDocument {
  if (Buffer.byteLength(xml) > MAX_BYTES || hasTooManyTags(xml) || /<!DOCTYPE/i.test(xml))
    throw new UnreadableXml('not a tax document')
  try {
    const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE
    return XmlDocument.fromString(xml, { option })
  } catch (error) {
    throw new UnreadableXml('no well-formed XML', { cause: error })
  }
}

/** Elements of three letters cost as much as long ones, so that the length of a file says little of the work. */
function hasTooManyTags(xml: string) {
  let tags = 0
  for (let at = xml.indexOf('<'); at >= 0 && tags <= MOST_TAGS; at = xml.indexOf('<', at + 1)) tags++
  return tags > MOST_TAGS
}

const readerOf = (node: XmlElement): XmlReader => ({
  name: node.name,
  text: (path) => textOf(node.get(path, namespaces)),
  at: (path) => {
    const found = node.get(path, namespaces)
    return found instanceof XmlElement ? readerOf(found) : null
  },
  all: (path) => node.find(path, namespaces).flatMap((found) => (found instanceof XmlElement ? [readerOf(found)] : [])),
  canonical: () => node.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_0 }),
})

const textOf = (node: XmlNode | null) => (node instanceof XmlAttribute ? node.value : (node?.content ?? ''))
