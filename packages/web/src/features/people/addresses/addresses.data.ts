import { addresses } from '@bra/contract/people/addresses'
import type { Address, PostalAddress } from '@bra/contract/people/addresses.schemas'
import { formatCep } from '@bra/contract/trade/postal'
import { stateNames } from '@bra/contract/trade/state-names'
import type { Uf } from '@bra/contract/trade/trade'
import { chooseDestination } from './destination.ts'
import { ask, logging } from '../../../lib/query.ts'

export const addressesQuery = logging('Erro ao carregar os enderecos', ask(addresses.listOfPerson, {}))
export const statesQuery = { ...ask(addresses.states, {}), staleTime: Infinity }
export const citiesQuery = (state: Uf) => ({ ...ask(addresses.cities, { params: { state } }), staleTime: Infinity })
export const postalCodeQuery = (cep: string) => ({
  ...ask(addresses.postalCode, { params: { cep } }),
  retry: false,
  staleTime: Infinity,
})

/** These calls show the addresses of the person. */
export const addressLists = [addresses.list, addresses.listOfPerson, addresses.defaultOfPerson]

/** Returns the person's own name for the address, or street and number. */
export const nameOf = ({ label, address, number }: Address) => label || `${address}, ${number}`

export const linesOf = ({ address, number, complement, district, city, state, postcode }: Address) => [
  [`${address}, ${number}`, complement].filter(Boolean).join(', '),
  `${district}, ${city} – ${state}`,
  formatCep(postcode),
]

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
