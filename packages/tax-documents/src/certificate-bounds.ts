import { doors } from '@bra/contract/kit/doors'
import forge from 'node-forge'

const { asn1 } = forge
const { depth: DEEPEST, elements: MOST_ELEMENTS, rounds: MOST_ROUNDS } = doors.certificate.bounds
/** More bytes than a number of rounds that anybody would wait for. */
const LONGEST_NUMBER = 4

/** Numbers behind an octet string count as rounds: the MAC and all ciphers write them there (RFC 7292, RFC 8018). */
export function isWithinBounds(file: forge.asn1.Asn1): boolean {
  let [elements, rounds] = [0, 0]
  const isFit = (node: forge.asn1.Asn1, depth: number): boolean => {
    if (++elements > MOST_ELEMENTS || depth > DEEPEST) return false
    const children = childrenOf(node)
    for (const [at, child] of children.entries()) {
      const before = children[at - 1]
      if (before && isA(before, asn1.Type.OCTETSTRING) && isA(child, asn1.Type.INTEGER)) rounds += numberOf(child)
      if (rounds > MOST_ROUNDS || !isFit(child, depth + 1)) return false
    }
    const inside = isA(node, asn1.Type.OCTETSTRING) ? structureIn(bytesOf(node)) : null
    return !inside || isFit(inside, depth + 1)
  }
  return isFit(file, 0)
}

const isA = ({ tagClass, type }: forge.asn1.Asn1, wanted: forge.asn1.Type) =>
  tagClass === asn1.Class.UNIVERSAL && type === wanted
const childrenOf = ({ value }: forge.asn1.Asn1) => (Array.isArray(value) ? value : [])

/** An octet string may be written in pieces. */
const bytesOf = ({ value }: forge.asn1.Asn1): string =>
  typeof value === 'string' ? value : value.map(bytesOf).join('')

function numberOf(node: forge.asn1.Asn1) {
  const bytes = bytesOf(node)
  if (bytes.length > LONGEST_NUMBER) return Infinity
  return Number.parseInt(forge.util.bytesToHex(bytes) || '0', 16)
}

/** Encrypted bytes are no structure, and what was read of them until then counts for nothing. */
function structureIn(bytes: string) {
  try {
    return asn1.fromDer(forge.util.createBuffer(bytes), { strict: true } as never)
  } catch {
    return null
  }
}
