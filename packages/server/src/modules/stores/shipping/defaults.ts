import type { Insertable } from 'kysely'
import { methodWords } from './methods.words.ts'
import type { MethodCode, ShippingTables } from './shipping.tables.ts'

type Method = Omit<Insertable<ShippingTables['shipping_methods']>, 'position'>
type Rate = ShippingTables['shipping_rates']
/** L is the same state, R the same region, N between regions. */
type Zone = Rate['zone']

const told = (code: MethodCode) => ({
  code,
  name: methodWords[code].name['pt-BR'],
  description: methodWords[code].description['pt-BR'],
})

export const shippingMethods: Method[] = [
  {
    ...told('carta'),
    max_grams: 500,
    max_value_cents: 5000,
    tracked: true,
    insured: false,
  },
  {
    ...told('mini'),
    max_grams: 300,
    max_value_cents: 10000,
    tracked: true,
    insured: false,
  },
  {
    ...told('pac'),
    max_grams: 10000,
    max_value_cents: null,
    tracked: true,
    insured: true,
  },
  {
    ...told('sedex'),
    max_grams: 10000,
    max_value_cents: null,
    tracked: true,
    insured: true,
  },
  {
    ...told('retirada'),
    max_grams: null,
    max_value_cents: null,
    tracked: false,
    insured: false,
  },
]

// An estimate in the structure of the public tables; the operator edits it, and the quote says "estimativa".
const parcelGrams = [300, 500, 1000, 2000, 5000, 10000]
const parcels: [method: MethodCode, zone: Zone, days: number, cents: number[]][] = [
  ['pac', 'L', 5, [1520, 1590, 1700, 1800, 2450, 3010]],
  ['pac', 'R', 7, [1850, 1990, 2250, 2690, 4190, 6390]],
  ['pac', 'N', 10, [2490, 2690, 3190, 3990, 6990, 11290]],
  ['sedex', 'L', 1, [1720, 1820, 2030, 2240, 2900, 4090]],
  ['sedex', 'R', 3, [2790, 3090, 3690, 4590, 7490, 11890]],
  ['sedex', 'N', 5, [4690, 5290, 6490, 8290, 14990, 24890]],
]

const registryCents = 900
const letterDays: [Zone, number][] = [['L', 5], ['R', 7], ['N', 11]] // prettier-ignore
const letterCents: [maxGrams: number, cents: number][] = [
  [20, 255], [50, 355], [100, 495], [150, 600], [200, 705], [250, 820], [300, 940], [350, 1045], [400, 1160], [450, 1265], [500, 1380],
] // prettier-ignore

export const shippingRates: Rate[] = [
  ...letterDays.flatMap(([zone, days]) =>
    letterCents.map(([maxGrams, cents]) => ({
      method: 'carta' as const,
      zone,
      max_grams: maxGrams,
      cents: cents + registryCents,
      days,
    })),
  ),
  { method: 'mini', zone: 'L', max_grams: 300, cents: 990, days: 6 },
  { method: 'mini', zone: 'R', max_grams: 300, cents: 1190, days: 8 },
  { method: 'mini', zone: 'N', max_grams: 300, cents: 1390, days: 12 },
  ...parcels.flatMap(([method, zone, days, cents]) =>
    cents.map((price, step) => ({ method, zone, max_grams: parcelGrams[step]!, cents: price, days })),
  ),
  { method: 'retirada', zone: 'L', max_grams: 30000, cents: 0, days: 0 },
]
