import { type Certificate, CertificateRefused, openCertificate } from '@bra/tax-documents/certificate'
import { failAt } from '../../../platform/errors.ts'

export interface SentCertificate {
  /** A PFX as Base64. */
  file: string
  password: string
}

export function work({ file, password }: SentCertificate): Certificate {
  try {
    return openCertificate(Buffer.from(file, 'base64'), password)
  } catch (error) {
    if (!(error instanceof CertificateRefused)) throw error
    if (error.why === 'password') return failAt('password', 'tax_certificate_password')
    return failAt('file', error.why === 'heavy' ? 'tax_certificate_heavy' : 'tax_certificate_unreadable')
  }
}
