import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CertificateRefused, openCertificate } from './certificate.ts'
import { selfSignedPfx } from './self-signed.ts'
import { heavyPfx } from './testing/heavy-pfx.ts'

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

describe('a certificate that asks for more work than any real one', () => {
  const MOST = 2 ** 31 - 1
  it.each([
    ['its MAC', { of: 'mac' }],
    ['its key, by 3DES', { of: 'key' }],
    ['its key, by 3DES and without a MAC', { of: 'key', withMac: false }],
    ['its key, by AES and PBKDF2', { of: 'key', algorithm: 'aes256' }],
    ['its key, by AES and PBKDF2, without a MAC', { of: 'key', algorithm: 'aes256', withMac: false }],
  ] as const)('for %s is refused before it is opened', (_, heaviness) => {
    const pfx = heavyPfx({ rounds: MOST, ...heaviness })
    const began = performance.now()
    expect(refusal(() => openCertificate(pfx, 'senha'))).toBe('heavy')
    // the rounds themselves would take at least half an hour
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(refusal(() => openCertificate(heavyPfx({ rounds: 1_000_001, ...heaviness }), 'senha'))).toBe('heavy')
  })

  it('is told from one that some programs write', () => {
    for (const algorithm of ['3des', 'aes256'] as const) {
      // the key was encrypted with other rounds, so that its password seems wrong: it was tried
      const tried = refusal(() =>
        openCertificate(heavyPfx({ rounds: 9000, of: 'key', algorithm, withMac: false }), 'senha'),
      )
      expect(tried).not.toBe('heavy')
    }
  })

  it('or has more parts, or deeper ones, is refused too', () => {
    const wide = Buffer.concat([Buffer.from([0x30, 0x82, 0xc0, 0x00]), Buffer.alloc(0xc000, Buffer.from([5, 0]))])
    expect(refusal(() => openCertificate(wide, 'senha'))).toBe('heavy')
    let deep = Buffer.from([5, 0])
    for (let at = 0; at < 60; at++) deep = Buffer.concat([Buffer.from([0x30, 0x81, deep.length]), deep])
    expect(refusal(() => openCertificate(deep, 'senha'))).toBe('heavy')
  })
})
