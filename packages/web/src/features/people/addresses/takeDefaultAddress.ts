import { addresses } from '@bra/contract/addresses'
import { type Call, callEndpoint } from '../../lib/call.ts'
import { cepWithoutAddress, chooseDestination } from '../../lib/destination.ts'
import { deliverTo } from './addresses.data.ts'

/** Never stands in the way: without an answer the destination stays what it was. */
export async function takeDefaultAddress(call: Call) {
  const { address } = await callEndpoint(call, addresses.defaultOfPerson, {}).catch(() => ({ address: null }))
  if (address) deliverTo(address)
}

/** Looks up again the address of a CEP that was chosen in an earlier visit; one chosen meanwhile stays. */
export async function bringBackDestination(call: Call) {
  const cep = cepWithoutAddress()
  if (!cep) return
  const address = await callEndpoint(call, addresses.postalCode, { params: { cep } }).catch(() => null)
  if (address && cepWithoutAddress() === cep) chooseDestination(address)
}
