import type { City, State } from '@bra/contract/people/addresses.schemas'
import type { Uf } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import { failAt } from '../../../platform/errors.ts'

export async function statesByName(): Promise<z.output<typeof State>[]> {
  const { getStates } = await import('@brazilian-utils/brazilian-utils/get-states')
  return getStates().map(({ ibgeCode, code, name, regionName }) => ({
    id: ibgeCode,
    uf: code,
    name,
    region: regionName,
  }))
}

export async function citiesByName(uf: Uf): Promise<z.output<typeof City>[]> {
  const { getMunicipalities } = await import('@brazilian-utils/brazilian-utils/get-municipalities')
  return getMunicipalities(uf).map(({ code, name, stateCode }) => ({ id: Number(code), name, uf: stateCode }))
}

export const stateName = async (uf: string) => (await statesByName()).find((state) => state.uf === uf)?.name ?? ''

/** Returns the seven digits by which the IBGE knows a city; null if no city of the state has this name. */
export async function cityCode(uf: Uf, city: string): Promise<string | null> {
  const found = await cityNamed(uf, city)
  return found ? String(found.id) : null
}

/** Returns the city as the IBGE writes it; no tax document can be issued to a place that it does not know. */
export async function officialCity({ state, city }: { state: string; city: string }): Promise<string> {
  return (await cityNamed(state as Uf, city))?.name ?? failAt('city', 'address_city_unknown')
}

async function cityNamed(uf: Uf, city: string) {
  const wanted = bareName(city)
  return (await citiesByName(uf)).find(({ name }) => bareName(name) === wanted)
}

/** People write names with and without accents, apostrophes and hyphens. */
const bareName = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
