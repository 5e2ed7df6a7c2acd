import { usualNcm } from '@bra/contract/dispatch/tax-setup'
import type { Selectable } from 'kysely'
import type { TaxSetupTables } from './tax-setup.tables.ts'

/** What a seller begins with; PIS and COFINS are the cumulative rates. */
export const usual: Omit<
  Selectable<TaxSetupTables['tax_setups']>,
  'company_id' | 'environment' | 'tried_at' | 'updated_at'
> = {
  ...{ series: 1, exceeds_limit: false, ncm_cards: usualNcm.cards, ncm_goods: usualNcm.goods, origin: 0 },
  ...{ cfop_inside: null, cfop_outside: null, pis: 65, cofins: 300 },
}
