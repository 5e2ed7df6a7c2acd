import forge from 'node-forge'
import { openCertificate } from '../certificate.ts'
import { selfSignedPfx } from '../self-signed.ts'

const { asn1, pkcs12, pki, util } = forge
const { Class, Type } = asn1
type Node = forge.asn1.Asn1

const read = (bytes: string) => asn1.fromDer(util.createBuffer(bytes))
const bytesOf = (node: Node) => asn1.toDer(node).getBytes()
const sequence = (...value: Node[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, value)
const octets = (value: string) => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, value)
const tagged = (...value: Node[]) => asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, true, value)
const oid = (name: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(pki.oids[name]!).getBytes())
const number = (value: number) => asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes())

interface Heaviness {
  rounds: number
  /** The part whose rounds are counted: the MAC, the key, or a key inside of an encrypted part. */
  of: 'mac' | 'key' | 'hidden key'
  algorithm?: '3des' | 'aes256'
  withMac?: boolean
  password?: string
}

/** Makes a PFX of some kilobytes that asks whoever opens it for so many rounds of hashing. */
export function heavyPfx({ rounds, of, algorithm = '3des', withMac = true, password = 'senha' }: Heaviness): Buffer {
  const { keyPem, certificatePem } = openCertificate(selfSignedPfx(), 'senha')
  const key = pki.privateKeyFromPem(keyPem)
  const file = pkcs12.toPkcs12Asn1(key, [pki.certificateFromPem(certificatePem)], password, { algorithm })
  const [version, content, mac] = file.value as [Node, Node, Node]
  const heavyMac = of === 'mac' ? sequence(...(mac.value as Node[]).slice(0, 2), number(rounds)) : mac
  const heavy = of === 'mac' ? content : withRounds(content, rounds)
  const whole = of === 'hidden key' ? hidden(heavy, password) : heavy
  const made = sequence(version, whole, ...(withMac ? [heavyMac] : []))
  return Buffer.from(bytesOf(made), 'binary')
}

/** Changes every number behind a salt, also inside of octet strings. */
function withRounds(node: Node, rounds: number): Node {
  if (typeof node.value === 'string') {
    const inside = node.type === Type.OCTETSTRING ? structureIn(node.value) : null
    return inside ? octets(bytesOf(withRounds(inside, rounds))) : node
  }
  const value = node.value.map((child, at, all) =>
    child.type === Type.INTEGER && all[at - 1]?.type === Type.OCTETSTRING ? number(rounds) : withRounds(child, rounds),
  )
  return { ...node, value }
}

function structureIn(bytes: string) {
  try {
    return read(bytes)
  } catch {
    return null
  }
}

/** Packs the last part, which holds the key, into one that is encrypted itself, by 3DES with one round. */
function hidden(content: Node, password: string): Node {
  const inside = (content.value as [Node, Node])[1]
  const parts = read(((inside.value as Node[])[0] as Node).value as string).value as Node[]
  const safe = ((((parts.at(-1)!.value as Node[])[1] as Node).value as Node[])[0] as Node).value as string
  const salt = util.createBuffer('12345678')
  const [secret, iv] = [1, 2].map((id) => pkcs12.generateKey(password, salt, id as 1, 1, id === 1 ? 24 : 8))
  const cipher = forge.cipher.createCipher('3DES-CBC', secret!)
  cipher.start({ iv: iv!.getBytes() })
  cipher.update(util.createBuffer(safe))
  cipher.finish()
  const algorithm = sequence(oid('pbeWithSHAAnd3-KeyTripleDES-CBC'), sequence(octets('12345678'), number(1)))
  const encrypted = asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, false, cipher.output.getBytes())
  const packed = sequence(number(0), sequence(oid('data'), algorithm, encrypted))
  const all = sequence(...parts.slice(0, -1), sequence(oid('encryptedData'), tagged(packed)))
  return sequence(oid('data'), tagged(octets(bytesOf(all))))
}
