import { addresses } from '@bra/contract/addresses'
import { addressesSchemas } from '@bra/contract/addresses.schemas'
import type { Uf } from '@bra/contract/trade'
import { routes } from '../../platform/routes.ts'
import { postalAddress } from './addresses.service.ts'
import { citiesByName, statesByName } from './places.ts'

export default routes(addresses, addressesSchemas, {
  states: async () => ({ states: await statesByName() }),
  cities: async ({ params }) => ({ cities: await citiesByName(params.state as Uf) }),
  postalCode: ({ app, params }) => postalAddress(app, params.cep),
})
