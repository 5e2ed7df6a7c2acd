import { get, post, table } from '../kit/api.ts'
import type { companiesSchemas } from './companies.schemas.ts'

export const companies = table<typeof companiesSchemas>()({
  show: get('/v1/company', 'user'),
  add: post('/v1/company/add_companies', 'user'),
  update: post('/v1/company/update_company', 'user'),
})

/** Codes of the tax regime in the NF-e (CRT). */
export const crtOfRegime = { simples: 1, mei: 4, normal: 3 } as const
