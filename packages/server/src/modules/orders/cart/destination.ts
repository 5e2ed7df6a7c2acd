import { ufOfCep } from '@bra/contract/trade/postal'
import type { Uf } from '@bra/contract/trade/trade'
import type { Db } from '../../../platform/db.ts'
import { defaultAddress } from '../../people/addresses/index.ts'
import type { Destination } from './cart.groups.ts'
import { addressAtPostcode } from './cart.queries.ts'

/** The state is that of the CEP, or the one the person entered if no state has this CEP. */
export const placeOf = ({ postcode, state }: { postcode: string; state: string }): Destination => ({
  cep: postcode,
  uf: ufOfCep(postcode) ?? (state as Uf),
})

export async function destinationOf(
  db: Db,
  userId: number | null,
  cep: string | undefined,
): Promise<Destination | null> {
  const uf = cep && ufOfCep(cep)
  if (cep && uf) return { cep, uf }
  if (userId === null) return null
  const address = await (cep ? addressAtPostcode(db, userId, cep) : defaultAddress(db, { userId, storeId: null }))
  return address ? placeOf(address) : null
}
