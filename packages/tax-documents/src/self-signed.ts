import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

export function selfSignedPfx({
  cnpj = '11222333000181',
  name = 'LOJA DE TESTE LTDA',
  password = 'senha',
  from = new Date(Date.now() - 86_400_000),
  until = new Date(Date.now() + 365 * 86_400_000),
} = {}): Buffer {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }) as string)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = from
  certificate.validity.notAfter = until
  const subject = [
    { name: 'commonName', value: `${name}:${cnpj}` },
    { name: 'organizationName', value: 'ICP-Brasil' },
    { name: 'countryName', value: 'BR' },
  ]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.sign(key, forge.md.sha256.create())
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: '3des' })
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary')
}
