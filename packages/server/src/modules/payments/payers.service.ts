import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import { personById } from '../accounts/index.ts'
import { paymentProvider } from './payment-provider.ts'
import { type Payer, PaymentRejected, PaymentsUnavailable } from './providers/port.ts'

export async function payerOf(app: App, userId: number): Promise<Payer> {
  const { name, last_name, email, cpf, phone } = await personById(app.db, userId)
  if (!cpf) return fail('payer_incomplete')
  return { name: `${name} ${last_name}`, email, document: cpf, phone }
}

/** The person's name at the provider, asked for before anything is bought: a refusal costs nothing then. */
export async function payerIdOf(app: App, userId: number): Promise<string> {
  const payer = await payerOf(app, userId)
  try {
    return await paymentProvider(app).keepPayer(payer)
  } catch (error) {
    app.log.warn({ err: error }, 'payer not kept')
    if (error instanceof PaymentRejected) return fail('payer_refused')
    if (error instanceof PaymentsUnavailable) return fail('payments_unavailable')
    throw error
  }
}
