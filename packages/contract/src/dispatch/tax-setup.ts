import { get, post, table } from '../kit/api.ts'
import type { taxSetupSchemas } from './tax-setup.schemas.ts'

export const taxSetup = table<typeof taxSetupSchemas>()({
  show: get('/v1/tax-setup', 'seller', 'settings'),
  save: post('/v1/tax-setup', 'seller', 'settings'),
  addCertificate: post('/v1/tax-setup/certificate', 'seller', 'settings'),
  removeCertificate: post('/v1/tax-setup/certificate/remove', 'seller', 'settings'),
  service: get('/v1/tax-setup/service', 'seller', 'settings'),
})

/** `cards` is for cards and other games (Tabela NCM), `goods` for sleeves and boxes of plastic. */
export const usualNcm = { cards: '95044000', goods: '39269090' } as const
