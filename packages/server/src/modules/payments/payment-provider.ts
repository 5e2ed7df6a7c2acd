import type { App } from '../../app.ts'
import { isLoopback, type Providers } from '../../providers.ts'
import { type Guard, guardOf } from './providers/guard.ts'
import { pagarme } from './providers/pagarme.ts'
import type { PaymentProvider } from './providers/port.ts'

/** Pagar.me answers 200 of one kind; some are left for whoever looks something up by hand. */
const READS_A_MINUTE = 180

/** One for each installation, whoever asks: what one call learns the next one knows. */
const guards = new WeakMap<Providers, Guard>()

/** Who takes the money of this installation. Never asked inside a transaction. */
export function paymentProvider(app: Pick<App, 'config' | 'providers' | 'clock'>): PaymentProvider {
  const { config, providers, clock } = app
  // a stand-in on this machine counts nothing
  const readsAMinute = isLoopback(providers.pagarmeUrl) ? null : READS_A_MINUTE
  const guard = guards.get(providers) ?? guardOf({ clock, readsAMinute })
  guards.set(providers, guard)
  return pagarme({ baseUrl: providers.pagarmeUrl, secretKey: config.pagarmeSecretKey, guard })
}
