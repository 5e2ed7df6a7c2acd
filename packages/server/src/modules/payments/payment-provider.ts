import type { App } from '../../app.ts'
import { pagarme } from './providers/pagarme.ts'
import type { PaymentProvider } from './providers/port.ts'

/** Who takes the money of this installation. Never asked inside a transaction. */
export const paymentProvider = ({ config, providers }: Pick<App, 'config' | 'providers'>): PaymentProvider =>
  pagarme({ baseUrl: providers.pagarmeUrl, secretKey: config.pagarmeSecretKey })
