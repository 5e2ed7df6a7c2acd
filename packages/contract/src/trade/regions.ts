import { type Uf } from './trade.ts'

export const regions = {
  norte: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  nordeste: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  centro_oeste: ['DF', 'GO', 'MS', 'MT'],
  sudeste: ['ES', 'MG', 'RJ', 'SP'],
  sul: ['PR', 'RS', 'SC'],
} as const satisfies Record<string, readonly Uf[]>
export type Region = keyof typeof regions

export const regionCodes = Object.keys(regions) as Region[]

export const isRegion = (place: Region | Uf): place is Region => Object.hasOwn(regions, place)

export const statesIn = (place: Region | Uf): readonly Uf[] => (isRegion(place) ? regions[place] : [place])
