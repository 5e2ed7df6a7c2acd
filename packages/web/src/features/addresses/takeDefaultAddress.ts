import { addresses } from '@bra/contract/addresses'
import { type Call, callEndpoint } from '../../lib/call.ts'
import { deliverTo } from './addresses.data.ts'

/** Never stands in the way: without an answer the destination stays what it was. */
export async function takeDefaultAddress(call: Call) {
  const { address } = await callEndpoint(call, addresses.defaultOfPerson, {}).catch(() => ({ address: null }))
  if (address) deliverTo(address)
}
