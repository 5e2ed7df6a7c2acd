import type { Uf } from '@bra/contract/trade/trade'

export type Zone = 'L' | 'R' | 'N'

const regions = {
  norte: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  nordeste: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  centroOeste: ['DF', 'GO', 'MS', 'MT'],
  sudeste: ['ES', 'MG', 'RJ', 'SP'],
  sul: ['PR', 'RS', 'SC'],
} satisfies Record<string, Uf[]>

const regionOf = new Map<Uf, string>(
  Object.entries(regions).flatMap(([region, ufs]) => ufs.map((uf) => [uf, region] as const)),
)

export function zoneBetween(origin: Uf, destination: Uf): Zone {
  if (origin === destination) return 'L'
  return regionOf.get(origin) === regionOf.get(destination) ? 'R' : 'N'
}

/** Business days that parcels to the North need beyond the table. */
export const extraDaysTo = (destination: Uf) => (regionOf.get(destination) === 'norte' ? 2 : 0)
