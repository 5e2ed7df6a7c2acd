import { readDocument, type ReadDocument } from '@bra/tax-documents/issued'
import { type Signed, signatureOf } from '@bra/tax-documents/signing'

export interface ReadFile {
  /** Null where the text is no document that can be. */
  read: ReadDocument | null
  signed: Signed
}

export const work = (files: string[]): ReadFile[] =>
  files.map((xml) => {
    const read = readDocument(xml)
    return { read, signed: read ? signatureOf(xml, read) : 'not' }
  })
