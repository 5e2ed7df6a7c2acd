import { z } from 'zod'
import { from, withoutSlash } from './setting.ts'

/** Stands for the addresses of the tax authorities, of which each state has its own. */
export const OFFICIAL = 'oficial'

export const taxSettings = z.object({
  url: from('SEFAZ_BASE_URL', z.literal(OFFICIAL).or(z.url().transform(withoutSlash)).optional()),
  /** It is the path of the house's own A1 certificate (PFX), which signs the declarations of people. */
  houseCertificate: from('HOUSE_CERTIFICATE', z.string().min(1).optional()),
  housePassword: from('HOUSE_CERTIFICATE_PASSWORD', z.string().default('')),
  houseName: from('HOUSE_NAME', z.string().min(2).max(60).default('Bra Cards')),
})
