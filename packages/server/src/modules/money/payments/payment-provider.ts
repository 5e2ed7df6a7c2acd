import type { App } from '../../../app.ts'
import { isLoopback, type Providers } from '../../../providers.ts'
import { type Guard, guardOf } from './providers/guard.ts'
import { pagarme } from './providers/pagarme.ts'
import { pagarmePayouts } from './providers/pagarme.payouts.ts'
import type { PayoutProvider } from './providers/payouts.port.ts'
import type { PaymentProvider } from './providers/port.ts'

/** Pagar.me answers 200 requests of one kind a minute; some are left for looking something up by hand. */
const READS_A_MINUTE = 180

/** One guard for each installation, shared by all callers, so that each one profits from what another call learnt. */
const guards = new WeakMap<Providers, Guard>()

type Parts = Pick<App, 'config' | 'providers' | 'clock'>

/** Must not be called inside a transaction. */
export const paymentProvider = (app: Parts): PaymentProvider => pagarme(optionsOf(app))

/** Shares the guard of the payments; must not be called inside a transaction either. */
export const payoutProvider = (app: Parts): PayoutProvider => pagarmePayouts(optionsOf(app))

function optionsOf({ config, providers, clock }: Parts) {
  // a simulator on this machine has no limit
  const readsAMinute = isLoopback(providers.pagarmeUrl) ? null : READS_A_MINUTE
  const guard = guards.get(providers) ?? guardOf({ clock, readsAMinute })
  guards.set(providers, guard)
  return { baseUrl: providers.pagarmeUrl, secretKey: config.pagarme.secretKey, guard }
}
