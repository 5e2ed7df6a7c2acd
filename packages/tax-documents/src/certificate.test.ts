import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CertificateRefused, openCertificate } from './certificate.ts'
import { selfSignedPfx } from './self-signed.ts'

const refusal = (open: () => unknown) => {
  try {
    open()
  } catch (error) {
    return error instanceof CertificateRefused ? error.why : error
  }
}

const remade = (...options: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'pfx-'))
  const [pem, pfx] = [join(folder, 'a.pem'), join(folder, 'a.pfx')]
  const { keyPem, chainPem } = openCertificate(selfSignedPfx(), 'senha')
  writeFileSync(pem, keyPem + chainPem)
  execFileSync('openssl', ['pkcs12', '-export', ...options, '-in', pem, '-out', pfx, '-passout', 'pass:senha'], {
    stdio: 'pipe',
  })
  return readFileSync(pfx)
}
const hasOpenssl = (() => {
  try {
    return /OpenSSL 3/.test(String(execFileSync('openssl', ['version'])))
  } catch {
    return false
  }
})()

describe('a certificate', () => {
  it('is opened with its password, and tells whose it is and until when', () => {
    const until = new Date('2027-05-01T12:00:00Z')
    const opened = openCertificate(selfSignedPfx({ cnpj: '12ABC34501DE35', until }), 'senha')
    expect(opened).toMatchObject({ cnpj: '12ABC34501DE35', validUntil: until, name: expect.stringContaining('LOJA') })
    expect(opened.keyPem).toContain('PRIVATE KEY')
  })

  it('is refused with another password, or if it is no PFX', () => {
    expect(refusal(() => openCertificate(selfSignedPfx(), 'outra'))).toBe('password')
    expect(refusal(() => openCertificate(Buffer.from('no pfx'), 'senha'))).toBe('unreadable')
    expect(refusal(() => openCertificate(Buffer.alloc(0), ''))).toBe('unreadable')
  })

  it.skipIf(!hasOpenssl)('is opened with the ciphers of old and of today', () => {
    for (const options of [['-legacy'], []])
      expect(openCertificate(remade(...options), 'senha').cnpj).toBe('11222333000181')
  })
})
