import { openCertificate } from '@bra/tax-documents/certificate'
import { selfSignedPfx } from '@bra/tax-documents/self-signed'
import type { Config } from '../../../platform/config.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { sealedCertificate } from './seller-taxes.ts'
import { companyOfPerson, keepCertificate, keepSetup } from './tax-setup.queries.ts'
import { usual } from './usual.ts'

interface SelfSigned {
  config: Config
  now: Date
  userId: number
}

const YEAR_MS = 365 * DAY_MS

export async function keepSelfSigned(tx: Tx, { config, now, userId }: SelfSigned) {
  const company = (await companyOfPerson(tx, userId))!
  const about = { cnpj: company.document, name: company.legal_name.toUpperCase().slice(0, 40) }
  const pfx = selfSignedPfx({
    ...about,
    password: '',
    from: new Date(now.getTime() - DAY_MS),
    until: new Date(now.getTime() + YEAR_MS),
  })
  const certificate = openCertificate(pfx, '')
  await keepCertificate(tx, {
    company_id: company.id,
    ...sealedCertificate(config, certificate),
    added_at: now,
    warned_at: null,
  })
  await keepSetup(tx, { ...usual, environment: 1, company_id: company.id, tried_at: now, updated_at: now })
}
