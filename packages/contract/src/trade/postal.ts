import type { Uf } from './trade.ts'

/** The first five digits from which each state's CEPs begin, up to the next entry (source: Correios). */
const firstOf: [number, Uf | null][] = [
  [1000, 'SP'],
  [20000, 'RJ'],
  [29000, 'ES'],
  [30000, 'MG'],
  [40000, 'BA'],
  [49000, 'SE'],
  [50000, 'PE'],
  [57000, 'AL'],
  [58000, 'PB'],
  [59000, 'RN'],
  [60000, 'CE'],
  [64000, 'PI'],
  [65000, 'MA'],
  [66000, 'PA'],
  [68900, 'AP'],
  [69000, 'AM'],
  [69300, 'RR'],
  [69400, 'AM'],
  [69900, 'AC'],
  [70000, 'DF'],
  [72800, 'GO'],
  [73000, 'DF'],
  [73700, 'GO'],
  [76800, 'RO'],
  [77000, 'TO'],
  [78000, 'MT'],
  [78900, null],
  [79000, 'MS'],
  [80000, 'PR'],
  [88000, 'SC'],
  [90000, 'RS'],
]

/** Returns the state of a CEP of eight digits, with or without hyphen; null if no state has it. */
export function ufOfCep(cep: string): Uf | null {
  const digits = cep.replace('-', '')
  if (!/^\d{8}$/.test(digits)) return null
  const prefix = Number(digits.slice(0, 5))
  return firstOf.findLast(([from]) => from <= prefix)?.[1] ?? null
}

/** Writes 58010-000. */
export const formatCep = (cep: string) => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
