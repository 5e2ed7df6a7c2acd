import { readFileSync } from 'node:fs'
import { type Certificate, openCertificate } from '@bra/tax-documents/certificate'
import { selfSignedPfx } from '@bra/tax-documents/self-signed'
import type { App } from '../../../app.ts'
import { OFFICIAL } from '../../../platform/tax-settings.ts'

export interface House {
  cnpj: string
  name: string
  certificate: Certificate
}

/** CNPJ of the house where the authorities are simulated; it has valid digits and belongs to nobody. */
const SIMULATED_CNPJ = '11222333000181'
const opened = new Map<string, House>()

/** Returns null where the real authorities answer and the operator gave no certificate. */
export function houseOf({ config, providers }: Pick<App, 'config' | 'providers'>): House | null {
  const { houseCertificate: path, housePassword: password, houseName: name } = config.tax
  if (!path && providers.sefazUrl === OFFICIAL) return null
  const known = opened.get(path ?? '')
  if (known) return known
  const pfx = path ? readFileSync(path) : selfSignedPfx({ cnpj: SIMULATED_CNPJ, name: name.toUpperCase(), password })
  const certificate = openCertificate(pfx, password)
  if (!certificate.cnpj) throw new Error('HOUSE_CERTIFICATE: o certificado é de uma pessoa, sem CNPJ')
  const house = { cnpj: certificate.cnpj, name, certificate }
  opened.set(path ?? '', house)
  return house
}
