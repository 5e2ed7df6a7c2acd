import { createHash, createSign, createVerify, X509Certificate } from 'node:crypto'
import type { Certificate } from './certificate.ts'
import { readAccessKey } from './keys.ts'
import { group, leaf } from './xml/writing.ts'
import { parsed, SIGNATURE_NAMESPACE, type XmlReader } from './xml/reading.ts'

/** Signature of an electronic tax document: enveloped, C14N 1.0 and RSA with SHA-1, as all its layouts demand. */

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const method = (name: string, algorithm: string) => group(name, [], { Algorithm: algorithm })

/** Signs the element of that name, which must be a child of the root, and appends the signature to the root. */
export function sign(xml: string, element: string, { keyPem, certificatePem }: Certificate): string {
  const { text, id } = referenced(xml, element)
  const info = infoOf(id, createHash('sha1').update(text).digest('base64'))
  const value = createSign('RSA-SHA1').update(info).sign(keyPem, 'base64')
  const certificate = certificatePem.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  const signature = group(
    'Signature',
    [
      info.replace(` xmlns="${SIGNATURE_NAMESPACE}"`, ''),
      leaf('SignatureValue', value),
      group('KeyInfo', [group('X509Data', [leaf('X509Certificate', certificate)])]),
    ],
    { xmlns: SIGNATURE_NAMESPACE },
  )
  const end = xml.lastIndexOf('</')
  return xml.slice(0, end) + signature + xml.slice(end)
}

/** Our own text is canonical already; alone, the element also carries the namespace of its parent. */
function referenced(xml: string, element: string) {
  const start = xml.indexOf(`<${element} `)
  const close = `</${element}>`
  const whole = xml.slice(start, xml.lastIndexOf(close) + close.length)
  const namespace = /xmlns="([^"]+)"/.exec(xml)![1]!
  const id = / Id="([^"]+)"/.exec(whole)![1]!
  return { id, text: whole.replace(`<${element} `, `<${element} xmlns="${namespace}" `) }
}

const infoOf = (id: string, digest: string) =>
  group(
    'SignedInfo',
    [
      method('CanonicalizationMethod', C14N),
      method('SignatureMethod', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
      group(
        'Reference',
        [
          group('Transforms', [
            method('Transform', `${SIGNATURE_NAMESPACE}enveloped-signature`),
            method('Transform', C14N),
          ]),
          method('DigestMethod', 'http://www.w3.org/2000/09/xmldsig#sha1'),
          leaf('DigestValue', digest),
        ],
        { URI: `#${id}` },
      ),
    ],
    { xmlns: SIGNATURE_NAMESPACE },
  )

/** Returns the certificate that signed the document of that key; null where no valid signature covers it. */
export const signerOf = (xml: string, element: string): X509Certificate | null =>
  parsed(xml, (document) => {
    const signature = document.at(`//*[local-name()='${element}']/following-sibling::ds:Signature`)
    return signature && checkedSigner(document, signature, element)
  })

function checkedSigner(document: XmlReader, signature: XmlReader, element: string) {
  const body = document.at(`//*[local-name()='${element}']`)
  const info = signature.at('ds:SignedInfo')
  if (!body || !info || signature.text('.//ds:Reference/@URI') !== `#${body.text('@Id')}`) return null
  const digest = createHash('sha1').update(body.canonical()).digest('base64')
  if (digest !== bare(signature.text('.//ds:DigestValue'))) return null
  const der = Buffer.from(signature.text('.//ds:X509Certificate'), 'base64')
  const certificate = certificateOf(der)
  const value = bare(signature.text('ds:SignatureValue'))
  const isTrue =
    certificate && createVerify('RSA-SHA1').update(info.canonical()).verify(certificate.publicKey, value, 'base64')
  return isTrue ? certificate : null
}

/** `not`: the document carries no signature. `wrong`: it was changed afterwards, or somebody else signed it. */
export type Signed = 'not' | 'rightly' | 'wrong'

export function signatureOf(xml: string, { model, key }: { model: 55 | 99; key: string }): Signed {
  const element = model === 55 ? 'infNFe' : 'infDCe'
  const carries = (document: XmlReader) =>
    document.at(`//*[local-name()='${element}']/following-sibling::*[local-name()='Signature']`) !== null
  if (!parsed(xml, carries)) return 'not'
  const signer = signerOf(xml, element)
  if (!signer) return 'wrong'
  // head office and branches may use each other's certificates, and a person's certificate tells no CNPJ
  const owner = /:([\dA-Z]{14})$/m.exec(signer.subject)?.[1]
  const signing = readAccessKey(key)?.document
  return !owner || owner.slice(0, 8) === signing?.slice(0, 8) ? 'rightly' : 'wrong'
}

const bare = (text: string) => text.replaceAll(/\s/g, '')

function certificateOf(der: Buffer) {
  try {
    return new X509Certificate(der)
  } catch {
    return null
  }
}
