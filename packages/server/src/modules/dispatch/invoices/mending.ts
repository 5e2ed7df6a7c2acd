import { say } from '@bra/contract/kit/saying'
import type { invoicesSchemas } from '@bra/contract/dispatch/invoices.schemas'
import { stillToPost } from '@bra/contract/orders/order-states'
import { ufOfCep } from '@bra/contract/trade/postal'
import type { Uf } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { cityCode } from '../../people/addresses/index.ts'
import { announceParcel, setPlace } from '../../orders/orders/index.ts'
import { showSale } from '../store-orders/index.ts'
import { isBound } from './invoices.queries.ts'
import { ownParcel } from './own-parcel.ts'

type PlaceBody = z.output<typeof invoicesSchemas.mendPlace.body>

/** Mends what the list of the IBGE does not know; the CEP stays, so that parcel and freight stay what was paid. */
export async function mendPlace(app: App, user: Actor, { id, city, state }: PlaceBody) {
  const { address, order_id: orderId, state: stands } = await ownParcel(app.db, user, id)
  if (!stillToPost.includes(stands) || (await isBound(app.db, id))) fail('invoice_not_now')
  const uf = address.postcode ? ufOfCep(address.postcode) : null
  if (uf !== null && uf !== state) fail('invalid_input', { state: cepIsOf(uf) })
  if ((await cityCode(state as Uf, city)) === null) failAt('city', 'invoice_city_unknown')
  await app.transaction(async (tx) => {
    await setPlace(tx, orderId, { city, state })
    await announceParcel(tx, app, id)
  })
  return {
    error: false,
    message: say('O endereço foi corrigido.', 'The address was corrected.'),
    result: await showSale(app, user, id),
  }
}

const cepIsOf = (uf: Uf) =>
  say(`Este CEP é de ${uf}. Confira o CEP ou o estado.`, `This CEP is in ${uf}. Check the CEP or the state.`)
