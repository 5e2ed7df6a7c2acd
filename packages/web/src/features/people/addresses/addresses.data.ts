import { addresses } from '@bra/contract/addresses'
import type { Address, PostalAddress } from '@bra/contract/addresses.schemas'
import { formatCep } from '@bra/contract/postal'
import { stateNames } from '@bra/contract/state-names'
import type { Uf } from '@bra/contract/trade'
import { useQueryClient } from '@tanstack/react-query'
import { routeOf } from '../../lib/call.ts'
import { chooseDestination } from '../../lib/destination.ts'
import { ask, logging } from '../../lib/query.ts'

export const addressesQuery = logging('Erro ao carregar os enderecos', ask(addresses.listOfPerson, {}))
export const statesQuery = { ...ask(addresses.states, {}), staleTime: Infinity }
export const postalCodeQuery = (cep: string) => ({
  ...ask(addresses.postalCode, { params: { cep } }),
  retry: false,
  staleTime: Infinity,
})

const lists = [addresses.list, addresses.listOfPerson, addresses.defaultOfPerson].map(routeOf)

/** Asks for the addresses again after one was written. */
export function useReloadAddresses() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => lists.includes(queryKey[0] as string) })
}

/** The person's own name for it, or the street. */
export const nameOf = ({ label, address, number }: Address) => label || `${address}, ${number}`

/** As it stands on a letter, line by line. */
export const linesOf = ({ address, number, complement, district, city, state, postcode }: Address) => [
  [`${address}, ${number}`, complement].filter(Boolean).join(', '),
  `${district}, ${city} – ${state}`,
  formatCep(postcode),
]

/** Freight is reckoned to this address from now on. */
export const deliverTo = (address: Address) => chooseDestination(postalOf(address))

export const postalOf = ({ postcode, address, complement, district, city, state }: Address): PostalAddress => ({
  cep: formatCep(postcode),
  logradouro: address,
  complemento: complement,
  unidade: '',
  bairro: district,
  localidade: city,
  uf: state,
  estado: stateNames[state as Uf] ?? '',
})
