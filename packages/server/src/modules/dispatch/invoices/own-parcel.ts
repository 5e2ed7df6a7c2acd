import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { ownSale } from '../store-orders/index.ts'
import { missingFor, type SellerTaxes, taxesOfStore } from '../tax-setup/index.ts'
import { type ParcelFacts, parcelFacts } from './invoice-facts.queries.ts'

/** Refuses parcels that are not the person's, and those that the centre sends. */
export async function ownParcel(db: Db, user: Actor, id: number): Promise<ParcelFacts> {
  const sale = await ownSale(db, user, id)
  if (sale.bra_center) fail('sent_by_center')
  return (await parcelFacts(db, id))!
}

const refusals = {
  company: 'tax_company_missing',
  address: 'tax_company_missing',
  state_registration: 'tax_registration_missing',
  certificate: 'tax_certificate_missing',
  certificate_over: 'tax_certificate_over',
  house: 'tax_house_missing',
} as const

export async function readyTaxes(app: App, db: Db, storeId: number): Promise<SellerTaxes> {
  const taxes = await taxesOfStore(app, db, storeId)
  mustBeReady(app, taxes)
  return taxes
}

export function mustBeReady({ clock }: Pick<App, 'clock'>, taxes: SellerTaxes) {
  const [missing] = missingFor(taxes, clock.now())
  if (missing) fail(refusals[missing])
}
