import type { Tx } from '../../src/platform/db.ts'
import type { MethodCode, ShippingTables } from '../../src/modules/shipping/shipping.tables.ts'

type Rate = ShippingTables['shipping_rates']
type Zone = Rate['zone']

const methods = [
  {
    code: 'carta',
    name: 'Carta registrada',
    description: 'Para poucas cartas, com rastreio e sem seguro. Só nas lojas que aceitam.',
    max_grams: 500,
    max_value_cents: 5000,
    tracked: true,
    insured: false,
  },
  {
    code: 'mini',
    name: 'Mini Envios',
    description: 'Pacote de até 300 g e R$ 100,00, com rastreio.',
    max_grams: 300,
    max_value_cents: 10_000,
    tracked: true,
    insured: false,
  },
  {
    code: 'pac',
    name: 'PAC',
    description: 'Encomenda econômica dos Correios, com rastreio e seguro.',
    max_grams: 10_000,
    max_value_cents: null,
    tracked: true,
    insured: true,
  },
  {
    code: 'sedex',
    name: 'Sedex',
    description: 'Encomenda expressa dos Correios, com rastreio e seguro.',
    max_grams: 10_000,
    max_value_cents: null,
    tracked: true,
    insured: true,
  },
  {
    code: 'retirada',
    name: 'Retirada na loja',
    description: 'Sem frete: combine o horário com a loja depois de pagar.',
    max_grams: null,
    max_value_cents: null,
    tracked: false,
    insured: false,
  },
] as const

const zones: Zone[] = ['L', 'R', 'N']

/** Cents up to each weight in grams, for the same state, the same region, and between regions. */
const parcels: Record<'mini' | 'pac' | 'sedex', [grams: number, ...cents: number[]][]> = {
  mini: [[300, 990, 1390, 1390]],
  pac: [
    [300, 1520, 1850, 2490],
    [500, 1590, 1990, 2690],
    [1000, 1700, 2250, 3190],
    [2000, 1800, 2690, 3990],
    [5000, 2450, 4190, 6990],
    [10_000, 3010, 6390, 11_290],
  ],
  sedex: [
    [300, 1720, 2790, 4690],
    [500, 1820, 3090, 5290],
    [1000, 2030, 3690, 6490],
    [2000, 2240, 4590, 8290],
    [5000, 2900, 7490, 14_990],
    [10_000, 4090, 11_890, 24_890],
  ],
}

/** A letter costs the same everywhere: the postage of its weight and the registration. */
const REGISTRATION_CENTS = 900
const postage = [
  [20, 255],
  [50, 355],
  [100, 495],
  [150, 600],
  [200, 705],
  [250, 820],
  [300, 940],
  [350, 1045],
  [400, 1160],
  [450, 1265],
  [500, 1380],
] as const

/** Business days to the same state, the same region, another region. */
const days: Record<Exclude<MethodCode, 'retirada'>, number[]> = {
  carta: [6, 8, 11],
  mini: [6, 8, 11],
  pac: [5, 7, 10],
  sedex: [1, 3, 5],
}

const letterRates = zones.flatMap((zone, at) =>
  postage.map(([grams, cents]): Rate => ({
    method: 'carta',
    zone,
    max_grams: grams,
    cents: cents + REGISTRATION_CENTS,
    days: days.carta[at]!,
  })),
)

const parcelRates = (['mini', 'pac', 'sedex'] as const).flatMap((method) =>
  parcels[method].flatMap(([max_grams, ...cents]) =>
    zones.map((zone, at): Rate => ({ method, zone, max_grams, cents: cents[at]!, days: days[method][at]! })),
  ),
)

const freeDays = [
  { weekday: 2, name: 'Terça do Norte e do Centro-Oeste', minimum_cents: 19_900, ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO', 'DF', 'GO', 'MS', 'MT'] }, // prettier-ignore
  { weekday: 3, name: 'Quarta do Sudeste', minimum_cents: 14_900, ufs: ['ES', 'MG', 'RJ', 'SP'] },
  { weekday: 5, name: 'Sexta do Nordeste', minimum_cents: 14_900, ufs: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'] }, // prettier-ignore
  { weekday: 6, name: 'Sábado do Sul', minimum_cents: 14_900, ufs: ['PR', 'RS', 'SC'] },
]

export async function seedShipping(tx: Tx) {
  await tx
    .insertInto('shipping_methods')
    .values(methods.map((method, position) => ({ ...method, position })))
    .execute()
  await tx
    .insertInto('shipping_rates')
    .values([...letterRates, ...parcelRates])
    .execute()
  await tx.insertInto('free_shipping_days').values(freeDays).execute()
}
