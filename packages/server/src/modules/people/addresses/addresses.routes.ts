import { addresses } from '@bra/contract/people/addresses'
import { addressesSchemas } from '@bra/contract/people/addresses.schemas'
import type { Uf } from '@bra/contract/trade/trade'
import { fail } from '../../../platform/errors.ts'
import { routes } from '../../../platform/routes.ts'
import { addressOfCompany, everyAddress } from './address-book.queries.ts'
import {
  addAddress,
  addressesOfPerson,
  defaultOfPerson,
  defaultOfStore,
  editAddress,
  removeAddress,
} from './address-book.service.ts'
import { postalAddress } from './addresses.service.ts'
import { originOf } from '../../ground/security/index.ts'
import { addressView } from './addresses.view.ts'
import { citiesByName, statesByName } from './places.ts'

export default routes(addresses, addressesSchemas, {
  states: async () => ({ states: await statesByName() }),
  cities: async ({ params }) => ({ cities: await citiesByName(params.state as Uf) }),
  postalCode: ({ app, params, request }) => postalAddress(app, params.cep, originOf(request, null)),
  list: async ({ app, user }) => ({ addresses: (await everyAddress(app.db, user)).map(addressView) }),
  listOfPerson: async ({ app, user }) => ({ addresses: await addressesOfPerson(app.db, user.id) }),
  defaultOfPerson: async ({ app, user }) => ({ address: await defaultOfPerson(app.db, user.id) }),
  defaultOfStore: async ({ app, user, params }) => ({ address: await defaultOfStore(app.db, user, params.id) }),
  ofCompany: async ({ app, user, params }) => ({
    address: addressView((await addressOfCompany(app.db, params.id, user.id)) ?? fail('address_not_found')),
  }),
  create: ({ app, user, body }) => addAddress(app, user, body),
  createAtCheckout: ({ app, user, body }) => addAddress(app, user, body),
  update: ({ app, user, body }) => editAddress(app, user, body),
  remove: ({ app, user, params }) => removeAddress(app, user, params.id),
})
