import http from 'node:http'
import https from 'node:https'
import type { Uf } from '@bra/contract/trade/trade'
import { doors } from '@bra/contract/kit/doors'
import type { Contingent } from '@bra/tax-documents/authorities/addresses'
import type { Authority, Post } from '@bra/tax-documents/authorities/client'
import type { Certificate } from '@bra/tax-documents/certificate'
import type { App } from '../../../app.ts'
import { OFFICIAL } from '../../../platform/tax-settings.ts'
import { fail } from '../../../platform/errors.ts'
import { type SellerTaxes, unsealed } from './seller-taxes.ts'

const TIMEOUT_MS = 15_000
const MAX_ANSWER = doors.taxAnswer.bounds.packedBytes

/** The certificate that signs and that the connection shows: the seller's, or the house's for a declaration. */
export function signerFor(app: Pick<App, 'config' | 'clock'>, { model, certificate, house }: SellerTaxes): Certificate {
  if (model === 99) return house?.certificate ?? fail('tax_house_missing')
  if (!certificate) return fail('tax_certificate_missing')
  if (certificate.valid_until <= app.clock.now()) fail('tax_certificate_over')
  return unsealed(app, certificate)
}

export function authorityFor(
  app: App,
  taxes: SellerTaxes,
  environment: 1 | 2,
  contingent: Contingent | null = null,
): Authority {
  const { sefazUrl } = app.providers
  return {
    uf: taxes.company!.address!.state as Uf,
    environment,
    baseUrl: sefazUrl === OFFICIAL ? null : sefazUrl,
    contingent,
    post: postWith(signerFor(app, taxes)),
  }
}

const postWith =
  ({ keyPem, chainPem }: Certificate): Post =>
  (url, body, contentType) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }
      const options = { method: 'POST', headers, timeout: TIMEOUT_MS }
      const request = url.startsWith('https:')
        ? https.request(url, { ...options, key: keyPem, cert: chainPem })
        : http.request(url, options)
      request.on('response', (response) => {
        const parts: Buffer[] = []
        let length = 0
        response.on('data', (part: Buffer) => {
          length += part.length
          if (length > MAX_ANSWER) request.destroy(new Error('the answer is too long'))
          else parts.push(part)
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
        response.on('error', reject)
      })
      request.on('timeout', () => request.destroy(new Error('no answer in time')))
      request.on('error', reject)
      request.end(body)
    })
