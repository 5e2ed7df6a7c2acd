import type { Personal } from '../../../module.ts'
import { instant } from '../../../platform/clock.ts'
import { certificateRowOf, companyOfPerson, forgetTaxSetup, setupRowOf } from './tax-setup.queries.ts'

export const personal: Personal = {
  records: async (db, userId) => {
    const company = await companyOfPerson(db, userId)
    const setup = company && (await setupRowOf(db, company.id))
    const certificate = company && (await certificateRowOf(db, company.id))
    // the key itself stays on the server
    const shown = certificate && {
      nome: certificate.name,
      cnpj: certificate.cnpj,
      validade: instant(certificate.valid_until),
    }
    return { 'Emissão de notas': [...(setup ? [{ ...setup }] : []), ...(shown ? [shown] : [])] }
  },
  forget: forgetTaxSetup,
}
