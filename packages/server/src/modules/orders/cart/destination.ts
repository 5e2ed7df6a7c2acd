import { ufOfCep } from '@bra/contract/postal'
import type { Uf } from '@bra/contract/trade'
import type { Db } from '../../platform/db.ts'
import { addressAtPostcode, defaultAddress } from '../addresses/index.ts'
import type { Place } from './cart.groups.ts'

/** Where an address is: its state is the person's own word where no state has its CEP. */
export const placeOf = ({ postcode, state }: { postcode: string; state: string }): Place => ({
  cep: postcode,
  uf: ufOfCep(postcode) ?? (state as Uf),
})

/** To the CEP that was asked for, or else the default address; nowhere without one, or where the CEP is of no state. */
export async function destinationOf(db: Db, userId: number, cep: string | undefined): Promise<Place | null> {
  const uf = cep && ufOfCep(cep)
  if (cep && uf) return { cep, uf }
  const address = await (cep ? addressAtPostcode(db, userId, cep) : defaultAddress(db, { userId, storeId: null }))
  return address ? placeOf(address) : null
}
