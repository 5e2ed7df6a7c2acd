import type { App } from '../../app.ts'
import { isLoopback, type Providers } from '../../providers.ts'
import { type Guard, guardOf } from './providers/guard.ts'
import { pagarme } from './providers/pagarme.ts'
import { pagarmePayouts } from './providers/pagarme.payouts.ts'
import type { PayoutProvider } from './providers/payouts.port.ts'
import type { PaymentProvider } from './providers/port.ts'

/** Pagar.me answers 200 of one kind; some are left for whoever looks something up by hand. */
const READS_A_MINUTE = 180

/** One for each installation, whoever asks: what one call learns the next one knows. */
const guards = new WeakMap<Providers, Guard>()

type Parts = Pick<App, 'config' | 'providers' | 'clock'>

/** Who takes the money of this installation. Never asked inside a transaction. */
export const paymentProvider = (app: Parts): PaymentProvider => pagarme(optionsOf(app))

/** Who pays it out again, behind the same guard: never asked inside a transaction either. */
export const payoutProvider = (app: Parts): PayoutProvider => pagarmePayouts(optionsOf(app))

function optionsOf({ config, providers, clock }: Parts) {
  // a stand-in on this machine counts nothing
  const readsAMinute = isLoopback(providers.pagarmeUrl) ? null : READS_A_MINUTE
  const guard = guards.get(providers) ?? guardOf({ clock, readsAMinute })
  guards.set(providers, guard)
  return { baseUrl: providers.pagarmeUrl, secretKey: config.pagarmeSecretKey, guard }
}
