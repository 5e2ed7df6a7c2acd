import { taxSetup } from '@bra/contract/dispatch/tax-setup'
import { ask } from '../../../lib/query.ts'

export const taxSetupQuery = ask(taxSetup.show, {})
