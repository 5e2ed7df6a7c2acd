import { heavyPfx } from '@bra/tax-documents/testing/heavy-pfx'
import { describe, expect, it } from 'vitest'
import { feltMeanwhile, MOST_FELT_MS } from '../../../testing/felt-meanwhile.ts'
import { taxWorld } from '../../../testing/tax-world.ts'

const { app, seller, certificate, addCertificate, clock } = await taxWorld()
const MOST = 2 ** 31 - 1
// the first call also makes the certificate of the simulated house
await addCertificate()
const sent = (of: Parameters<typeof heavyPfx>[0]) => heavyPfx(of).toString('base64')

describe('a certificate that asks for work without end', () => {
  it.each([
    ['in its MAC', { of: 'mac' }],
    ['for its key', { of: 'key' }],
    ['for its key by PBKDF2', { of: 'key', algorithm: 'aes256' }],
    ['without a MAC', { of: 'key', withMac: false }],
  ] as const)('%s is refused in words', async (_, of) => {
    const { result, longest } = await feltMeanwhile(() => addCertificate(sent({ rounds: MOST, ...of })))
    expect(result.body).toMatchObject({
      code: 'tax_certificate_heavy',
      fields: {
        file: 'Este arquivo pede contas demais para um certificado A1. Exporte-o de novo no computador em que funciona.',
      },
    })
    expect(longest).toBeLessThan(MOST_FELT_MS)
  })

  it('inside of an encrypted part is given up after five seconds, and meanwhile others are answered', async () => {
    const file = sent({ rounds: MOST, of: 'hidden key', withMac: false })
    const { result, longest } = await feltMeanwhile(() => addCertificate(file))
    expect(result.body.code).toBe('work_too_heavy')
    expect(longest).toBeLessThan(MOST_FELT_MS)
    expect((await addCertificate()).body.message).toBe('O certificado foi guardado.')
  })
})

describe('whoever sends certificates', () => {
  it('has a store that was approved, before any work is done for them', async () => {
    const turn = (status: 'review' | 'open') =>
      app.db.updateTable('stores').set({ status }).where('owner_id', '=', seller.id).execute()
    await turn('review')
    expect((await addCertificate(sent({ rounds: MOST, of: 'mac' }))).body.code).toBe('store_not_approved')
    await turn('open')
    expect((await addCertificate()).status).toBe(200)
  })

  it('waits ever longer after twenty within an hour', async () => {
    clock.advance(2 * 3_600_000)
    const codes: number[] = []
    for (let at = 0; at < 21; at++) codes.push((await addCertificate('YWJj')).status)
    expect(codes).toEqual([...Array<number>(20).fill(422), 429])
    expect((await addCertificate(certificate())).status).toBe(429)
  })
})
