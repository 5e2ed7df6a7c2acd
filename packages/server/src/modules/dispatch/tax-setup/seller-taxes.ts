import type { Company } from '@bra/contract/stores/companies.schemas'
import type { Certificate } from '@bra/tax-documents/certificate'
import type { App } from '../../../app.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db.ts'
import type { Actor } from '../../../platform/routes.ts'
import { seal, unseal } from '../../../platform/secrets.ts'
import { companyOfActor, companyOfStore } from '../../stores/companies/index.ts'
import { houseOf, type House } from './house.ts'
import { type CertificateRow, certificateRowOf } from './tax-setup.queries.ts'

export const CERTIFICATE_USE = 'tax certificate'
const CPF_LENGTH = 11

export interface SellerTaxes {
  company: Company | null
  /** A person declares contents (DC-e, 99), a company issues NF-e (55). */
  model: 55 | 99
  certificate: CertificateRow | null
  house: House | null
}

export const taxesOfStore = async (app: App, db: Db, storeId: number): Promise<SellerTaxes> =>
  taxesUnder(app, db, await companyOfStore(db, app, storeId))

export const taxesOfActor = async (app: App, actor: Actor): Promise<SellerTaxes> =>
  taxesUnder(app, app.db, await companyOfActor(app.db, app, actor))

async function taxesUnder(app: App, db: Db, company: Company | null): Promise<SellerTaxes> {
  const model = company?.document.length === CPF_LENGTH ? 99 : 55
  const certificate = (company && (await certificateRowOf(db, company.id))) ?? null
  return { company, model, certificate, house: houseOf(app) }
}

export const unsealed = (
  app: Pick<App, 'config'>,
  { sealed, name, cnpj, valid_from, valid_until }: CertificateRow,
): Certificate => ({
  ...(JSON.parse(unseal(app.config, CERTIFICATE_USE, sealed)) as Pick<
    Certificate,
    'keyPem' | 'certificatePem' | 'chainPem'
  >),
  ...{ name, cnpj, validFrom: valid_from, validUntil: valid_until },
})

/** The columns that keep a certificate; its key can only be read with the server's own. */
export function sealedCertificate(
  config: Config,
  { keyPem, certificatePem, chainPem, name, cnpj, validFrom, validUntil }: Certificate,
) {
  const sealed = seal(config, CERTIFICATE_USE, JSON.stringify({ keyPem, certificatePem, chainPem }))
  return { sealed, name, cnpj: cnpj!, valid_from: validFrom, valid_until: validUntil }
}
