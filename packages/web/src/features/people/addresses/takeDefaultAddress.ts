import { addresses } from '@bra/contract/people/addresses'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { cepWithoutAddress, chooseDestination } from './destination.ts'
import { deliverTo } from './addresses.data.ts'

/** Never fails: without an answer the destination stays as it was. */
export async function takeDefaultAddress(call: Call) {
  const { address } = await callEndpoint(call, addresses.defaultOfPerson, {}).catch(() => ({ address: null }))
  if (address) deliverTo(address)
}

/** Looks up the address of an earlier visit's CEP again, unless another one is chosen meanwhile. */
export async function bringBackDestination(call: Call) {
  const cep = cepWithoutAddress()
  if (!cep) return
  const address = await callEndpoint(call, addresses.postalCode, { params: { cep } }).catch(() => null)
  if (address && cepWithoutAddress() === cep) chooseDestination(address)
}
