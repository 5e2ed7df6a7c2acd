import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { personById } from '../../people/accounts/index.ts'
import { billingAddress } from './billing-address.queries.ts'
import { paymentProvider } from './payment-provider.ts'
import { type Payer, PaymentRejected, PaymentsUnavailable, type PostalAddress } from './providers/port.ts'

export async function payerOf(app: App, userId: number): Promise<Payer> {
  const { name, last_name, email, cpf, phone } = await personById(app.db, userId)
  if (!cpf || !phone) return fail('payer_incomplete')
  const home = await billingAddress(app.db, userId)
  return { name: `${name} ${last_name}`, email, document: cpf, phone, address: home ? postalAddress(home) : null }
}

export const postalAddress = ({ address, ...place }: Omit<PostalAddress, 'street'> & { address: string }) => {
  const { number, complement, district, city, state, postcode } = place
  return { street: address, number, complement, district, city, state, postcode }
}

/** Returns the person's id at the provider; called before anything is bought, when a refusal costs nothing. */
export const payerIdOf = async (app: App, userId: number) => keptPayer(app, await payerOf(app, userId))

export async function keptPayer(app: App, payer: Payer): Promise<string> {
  try {
    return await paymentProvider(app).keepPayer(payer)
  } catch (error) {
    app.log.warn({ err: error }, 'payer not kept')
    if (error instanceof PaymentRejected) return fail('payer_refused')
    if (error instanceof PaymentsUnavailable) return fail('payments_unavailable')
    throw error
  }
}
