import { get, post, table } from './api.ts'
import type { companiesSchemas } from './companies.schemas.ts'

export const companies = table<typeof companiesSchemas>()({
  show: get('/v1/company', 'user'),
  add: post('/v1/company/add_companies', 'user'),
  update: post('/v1/company/update_company', 'user'),
})

/** The tax regime as the NF-e codes it (CRT). */
export const crtOfRegime = { simples: 1, mei: 4, normal: 3 } as const
