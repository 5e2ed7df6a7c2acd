import { isCnpj } from '@bra/contract/trade/documents'
import forge from 'node-forge'
import { isWithinBounds } from './certificate-bounds.ts'

/** An A1 certificate as it was opened: everything in it but the dates is secret or personal. */
export interface Certificate {
  keyPem: string
  certificatePem: string
  chainPem: string
  name: string
  /** CNPJ of the owner; null in a certificate of a person. */
  cnpj: string | null
  validFrom: Date
  validUntil: Date
}

/** `heavy`: it asks for more rounds of hashing, or has more parts, than any real one. */
type WhyRefused = 'unreadable' | 'password' | 'no_key' | 'heavy'

export class CertificateRefused extends Error {
  readonly why: WhyRefused
  constructor(why: WhyRefused) {
    super(why)
    this.why = why
  }
}

const { pkcs12, pki, asn1 } = forge
const KEY_BAGS = [pki.oids.pkcs8ShroudedKeyBag!, pki.oids.keyBag!]

/** Opens a PFX file, also one with the ciphers of old (RC2, 3DES), which Node itself no longer reads. */
export function openCertificate(pfx: Buffer, password: string): Certificate {
  const file = readFile(pfx, password)
  const keys = KEY_BAGS.flatMap((bagType) => file.getBags({ bagType })[bagType] ?? [])
  const key = keys.find((bag) => bag.key)?.key
  const all = (file.getBags({ bagType: pki.oids.certBag! })[pki.oids.certBag!] ?? []).flatMap((bag) => bag.cert ?? [])
  const own = key && all.find((one) => (one.publicKey as forge.pki.rsa.PublicKey).n.equals(key.n))
  if (!key || !own) throw new CertificateRefused('no_key')
  const certificatePem = pki.certificateToPem(own)
  return {
    keyPem: pki.privateKeyToPem(key),
    certificatePem,
    chainPem: [certificatePem, ...all.filter((one) => one !== own).map((one) => pki.certificateToPem(one))].join(''),
    name: String(own.subject.getField('CN')?.value ?? ''),
    cnpj: cnpjOf(own),
    validFrom: own.validity.notBefore,
    validUntil: own.validity.notAfter,
  }
}

function readFile(pfx: Buffer, password: string) {
  const file = structureOf(pfx)
  if (!isWithinBounds(file)) throw new CertificateRefused('heavy')
  try {
    return pkcs12.pkcs12FromAsn1(file, false, password)
  } catch (error) {
    throw new CertificateRefused(/mac|password|decrypt/i.test(String(error)) ? 'password' : 'unreadable')
  }
}

function structureOf(pfx: Buffer) {
  try {
    return asn1.fromDer(forge.util.createBuffer(pfx.toString('binary')), { strict: true } as never)
  } catch {
    throw new CertificateRefused('unreadable')
  }
}

/** Field of ICP-Brasil for the CNPJ of the owner. */
const CNPJ_FIELD = '2.16.76.1.3.3'

export function cnpjOf(certificate: forge.pki.Certificate): string | null {
  const names = certificate.getExtension('subjectAltName') as { value?: string } | null
  const told = names?.value ? otherName(asn1.fromDer(names.value), CNPJ_FIELD) : null
  const inName = /:([\dA-Z]{12}\d{2})$/.exec(String(certificate.subject.getField('CN')?.value ?? ''))?.[1]
  return [told, inName].find((one): one is string => Boolean(one && isCnpj(one))) ?? null
}

function otherName(names: forge.asn1.Asn1, wanted: string): string | null {
  for (const name of childrenOf(names)) {
    const [field, wrapped] = childrenOf(name)
    if (!field || !wrapped || typeof field.value !== 'string') continue
    if (asn1.derToOid(forge.util.createBuffer(field.value)) === wanted) return textOf(wrapped)
  }
  return null
}

const childrenOf = (node: forge.asn1.Asn1) => (Array.isArray(node.value) ? node.value : [])
const textOf = (node: forge.asn1.Asn1): string =>
  Array.isArray(node.value) ? node.value.map(textOf).join('') : node.value
