import type { Personal } from '../../../module.ts'
import { instant } from '../../../platform/clock.ts'
import { certificateRowOf, forgetTaxSetup, setupRowOf } from './tax-setup.queries.ts'

export const personal: Personal = {
  records: async (db, userId) => {
    const setup = await setupRowOf(db, userId)
    const certificate = await certificateRowOf(db, userId)
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
