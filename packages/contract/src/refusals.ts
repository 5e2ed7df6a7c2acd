import { careRefusals } from './care/refusals.ts'
import { catalogueRefusals } from './catalogue/refusals.ts'
import { invoicesRefusals } from './dispatch/invoices.refusals.ts'
import { labelsRefusals } from './dispatch/labels.refusals.ts'
import { dispatchRefusals } from './dispatch/refusals.ts'
import { groundRefusals } from './ground/refusals.ts'
import { kitRefusals, type Refusals } from './kit/refusals.ts'
import { moneyRefusals } from './money/refusals.ts'
import { catalogEditingRefusals } from './office/catalog-editing.refusals.ts'
import { catalogImportsRefusals } from './office/catalog-imports.refusals.ts'
import { officeRefusals } from './office/refusals.ts'
import { checkoutRefusals } from './orders/checkout.refusals.ts'
import { parcelsRefusals } from './orders/parcels.refusals.ts'
import { ordersRefusals } from './orders/refusals.ts'
import { payoutsRefusals } from './payouts/refusals.ts'
import { accountsRefusals } from './people/accounts.refusals.ts'
import { peopleRefusals } from './people/refusals.ts'
import { inventoryRefusals } from './selling/inventory.refusals.ts'
import { sellingRefusals } from './selling/refusals.ts'
import { spreadsheetsRefusals } from './selling/spreadsheets.refusals.ts'
import { shoppingRefusals } from './shopping/refusals.ts'
import { onboardingRefusals } from './stores/onboarding.refusals.ts'
import { storesRefusals } from './stores/refusals.ts'

/** Every refusal by its code. A row stands in the lowest wing that refuses with it. */
export const refusals = {
  ...kitRefusals,
  ...groundRefusals,
  ...accountsRefusals,
  ...peopleRefusals,
  ...moneyRefusals,
  ...catalogueRefusals,
  ...onboardingRefusals,
  ...storesRefusals,
  ...parcelsRefusals,
  ...checkoutRefusals,
  ...ordersRefusals,
  ...shoppingRefusals,
  ...spreadsheetsRefusals,
  ...inventoryRefusals,
  ...sellingRefusals,
  ...labelsRefusals,
  ...invoicesRefusals,
  ...dispatchRefusals,
  ...careRefusals,
  ...payoutsRefusals,
  ...catalogEditingRefusals,
  ...catalogImportsRefusals,
  ...officeRefusals,
} as const satisfies Refusals

export type ErrorCode = keyof typeof refusals

export interface ErrorReply {
  error: true
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  request_id?: string
}
