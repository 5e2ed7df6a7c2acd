import { invoices } from '@bra/contract/dispatch/invoices'
import { storeOrders } from '@bra/contract/dispatch/store-orders'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { type Call, callEndpoint } from '../../../lib/call.ts'

async function issue(call: Call, id: number): Promise<StoreSaleDetail> {
  const { result } = await callEndpoint(call, invoices.make, { body: { id } })
  const legal = result.invoices.find(({ purpose, environment }) => purpose === 'sale' && environment === 1)
  if (legal?.state === 'authorised') return result
  return (await callEndpoint(call, invoices.transmit, { body: { id } })).result
}

/** Issues the document of a picked order where one is needed and makes it ready; what was done is not repeated. */
export async function makeReady(call: Call, id: number) {
  let sale = await callEndpoint(call, storeOrders.show, { params: { id } })
  if (sale.needs_invoice) sale = await issue(call, id)
  for (const move of ['pick', 'pack'] as const)
    if (sale.actions.includes(move)) sale = (await callEndpoint(call, storeOrders.move, { body: { id, move } })).result
}
