import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import type { Providers } from '../../providers.ts'
import { ratesOf } from './freight.ts'
import { boxOf, type Parcel } from './parcel.ts'
import type { LabelSeller } from './providers/labels.port.ts'
import { melhorEnvio } from './providers/melhor-envio.ts'
import { melhorEnvioLabels } from './providers/melhor-envio.labels.ts'
import {
  type FreightProvider,
  FreightUnavailable,
  type ParcelMethod,
  type ParcelQuote,
  type Tracked,
} from './providers/port.ts'
import { freightTable } from './providers/table.ts'

/** What a cart shows is what its order is placed with, soon after. */
const REMEMBERED_MS = 15 * 60_000
/** A carrier that gave no answer is left alone for so long: no cart waits for it again. */
const AWAY_MS = 30_000
const REMEMBERED = 20_000

/** `isHeld`: inside a transaction, where nobody outside may be asked. */
export type Quoter = Pick<App, 'db' | 'database' | 'config' | 'providers' | 'log'> & { isHeld?: boolean }

interface Carrier extends FreightProvider {
  remembered: LRUCache<string, ParcelQuote[]>
  asking: Map<string, Promise<ParcelQuote[]>>
  away: LRUCache<'away', true>
  labels: LabelSeller
}
const carriers = new WeakMap<Providers, Carrier>()

/** Who carries for this installation; null where only the table tells what freight costs. */
export function carrierOf({ config, providers }: Pick<App, 'config' | 'providers'>): Carrier | null {
  if (!providers.freightUrl) return null
  const known = carriers.get(providers)
  if (known) return known
  const contact = /<(.+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  const options = { baseUrl: providers.freightUrl, token: config.melhorEnvioToken ?? '', contact }
  const carrier: Carrier = {
    ...melhorEnvio(options),
    labels: melhorEnvioLabels(options),
    remembered: new LRUCache({ max: REMEMBERED, ttl: REMEMBERED_MS }),
    asking: new Map(),
    away: new LRUCache({ max: 1, ttl: AWAY_MS }),
  }
  carriers.set(providers, carrier)
  return carrier
}

/** What carries a parcel and for how much: the carrier's word, or the table's where it gives none. */
export async function carriedFor(app: Quoter, parcel: Parcel): Promise<ParcelQuote[]> {
  const carrier = carrierOf(app)
  const quoted = carrier && (await quotedBy(carrier, app, parcel))
  return quoted ?? freightTable(() => ratesOf(app.db, app.database.db)).quotes(parcel)
}

const parcelMethods: string[] = ['mini', 'pac', 'sedex'] satisfies ParcelMethod[]
/** Letters and picking up need no label of a carrier. */
export const isCarried = (code: string): code is ParcelMethod => parcelMethods.includes(code)

/** Who sells labels to this installation; null where stores get theirs at the counter. Never asked inside a transaction. */
export const labelSellerOf = (app: Pick<App, 'config' | 'providers'>) => carrierOf(app)?.labels ?? null

/** By their codes, of the parcels that the carrier knows; nobody is known where there is none. */
export const trackingOf = async (app: Pick<App, 'config' | 'providers'>, codes: string[]) =>
  (await carrierOf(app)?.tracking(codes)) ?? new Map<string, Tracked>()

async function quotedBy(carrier: Carrier, app: Quoter, parcel: Parcel) {
  const key = keyOf(parcel)
  const known = carrier.remembered.get(key)
  if (known || app.isHeld || carrier.away.has('away')) return known ?? null
  const asked = carrier.asking.get(key) ?? askFor(carrier, key, parcel)
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof FreightUnavailable)) throw error
    if (!carrier.away.has('away')) app.log.warn({ err: error }, 'Freight is quoted from the table: no carrier answers')
    carrier.away.set('away', true)
    return null
  }
}

async function askFor(carrier: Carrier, key: string, parcel: Parcel) {
  const asked = carrier.quotes(parcel)
  carrier.asking.set(key, asked)
  try {
    const quotes = await asked
    carrier.remembered.set(key, quotes)
    return quotes
  } finally {
    carrier.asking.delete(key)
  }
}

const keyOf = (parcel: Parcel) =>
  JSON.stringify([parcel.originCep, parcel.destinationCep, boxOf(parcel), parcel.valueCents])
