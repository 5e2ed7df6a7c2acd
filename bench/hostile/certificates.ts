import { type HostileCase, saidIn, type Shop } from './shop.ts'

const [INTEGER, OCTETS, OID, SEQUENCE, CONTEXT, IMPLICIT] = [0x02, 0x04, 0x06, 0x30, 0xa0, 0x80]

function der(tag: number, ...parts: Buffer[]) {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(SEQUENCE, ...parts)
const octets = (bytes: Buffer) => der(OCTETS, bytes)
const oid = (hex: string) => der(OID, Buffer.from(hex, 'hex'))
/** With a zero in front, so that the number is not negative. */
function integer(value: number) {
  const bytes = Buffer.alloc(5)
  bytes.writeUInt32BE(value, 1)
  const first = bytes.findIndex((byte) => byte !== 0)
  const from = first < 0 ? 4 : bytes[first]! > 127 ? first - 1 : first
  return der(INTEGER, bytes.subarray(from))
}

const oids = {
  data: oid('2a864886f70d010701'),
  encrypted: oid('2a864886f70d010706'),
  sha1: oid('2b0e03021a'),
  tripleDes: oid('2a864886f70d010c0103'),
  pbes2: oid('2a864886f70d01050d'),
  pbkdf2: oid('2a864886f70d01050c'),
  aes256: oid('60864801650304012a'),
}
const salt = octets(Buffer.alloc(8, 7))

const pfxOf = (bags: Buffer, mac?: Buffer) =>
  sequence(integer(3), sequence(oids.data, der(CONTEXT, octets(bags))), ...(mac ? [mac] : []))

const withMac = (rounds: number) =>
  pfxOf(sequence(), sequence(sequence(sequence(oids.sha1, der(0x05)), octets(Buffer.alloc(20))), salt, integer(rounds)))

/** A file without a MAC, whose bag asks for the rounds. */
const encrypted = (cipher: Buffer) =>
  pfxOf(
    sequence(
      sequence(
        oids.encrypted,
        der(CONTEXT, sequence(integer(0), sequence(oids.data, cipher, der(IMPLICIT, Buffer.alloc(64, 1))))),
      ),
    ),
  )
const tripleDes = (rounds: number) => encrypted(sequence(oids.tripleDes, sequence(salt, integer(rounds))))
const aes = (rounds: number) =>
  encrypted(
    sequence(
      oids.pbes2,
      sequence(
        sequence(oids.pbkdf2, sequence(salt, integer(rounds))),
        sequence(oids.aes256, octets(Buffer.alloc(16, 3))),
      ),
    ),
  )

const LAST = 2 ** 31 - 1
const kinds: [string, (rounds: number) => Buffer, number[]][] = [
  ['the MAC', withMac, [200_000, 2_000_000, 20_000_000, LAST]],
  ['a 3DES bag', tripleDes, [200_000, 2_000_000, 20_000_000, LAST]],
  ['an AES bag (PBKDF2)', aes, [200_000, 2_000_000, 20_000_000, LAST]],
]

export const certificateCases = ({ ask }: Shop): HostileCase[] =>
  kinds.flatMap(([name, make, all]) =>
    all.map((rounds) => ({
      name: `certificate: ${rounds.toLocaleString('en')} rounds in ${name}`,
      send: async () => {
        const file = make(rounds).toString('base64')
        return saidIn(await ask('seller', '/v1/tax-setup/certificate', { body: { file, password: 'senha' } }))
      },
    })),
  )
