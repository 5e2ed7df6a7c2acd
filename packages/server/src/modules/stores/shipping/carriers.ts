import type { App } from '../../../app.ts'
import { Memory } from '../../../platform/memory.ts'
import type { Providers } from '../../../providers.ts'
import { contactOf } from './carrier-access.ts'
import { ratesOf } from './freight.ts'
import { boxOf, type Parcel } from './parcel.ts'
import type { LabelSeller } from './providers/labels.port.ts'
import { melhorEnvio } from './providers/melhor-envio.ts'
import { melhorEnvioLabels } from './providers/melhor-envio.labels.ts'
import { type FreightProvider, FreightUnavailable, type ParcelMethod, type ParcelQuote } from './providers/port.ts'
import { freightTable } from './providers/table.ts'

/** An order is placed soon after its cart was shown, and must find the same quotes. */
const REMEMBERED_MS = 15 * 60_000

/** After a failure the carrier is not asked again for this long, so that no cart waits for it. */
const AWAY_MS = 30_000

const REMEMBERED = 20_000

/** `isHeld` is true inside a transaction, where no outside service may be asked. */
export type Quoter = Pick<App, 'db' | 'database' | 'config' | 'providers' | 'log'> & { isHeld?: boolean }

interface Carrier extends FreightProvider {
  remembered: Memory<ParcelQuote[]>
  asking: Map<string, Promise<ParcelQuote[]>>
  away: Memory<true>
  labels: LabelSeller
}

const carriers = new WeakMap<Providers, Carrier>()

export function carrierOf({ config, providers }: Pick<App, 'config' | 'providers'>): Carrier | null {
  if (!providers.freightUrl) return null
  const known = carriers.get(providers)
  if (known) return known
  const contact = contactOf(config)
  const options = { baseUrl: providers.freightUrl, token: config.melhorEnvio.token ?? '', contact }
  const carrier: Carrier = {
    ...melhorEnvio(options),
    labels: melhorEnvioLabels(options),
    remembered: new Memory({ most: REMEMBERED, ttl: REMEMBERED_MS }),
    asking: new Map(),
    away: new Memory({ most: 1, ttl: AWAY_MS }),
  }
  carriers.set(providers, carrier)
  return carrier
}

/** Returns the carrier's quotes for a parcel, or those of the table if the carrier gives none. */
export async function carriedFor(app: Quoter, parcel: Parcel): Promise<ParcelQuote[]> {
  const carrier = carrierOf(app)
  const quoted = carrier && (await quotedBy(carrier, app, parcel))
  return quoted ?? freightTable(() => ratesOf(app.db, app.database.db)).quotes(parcel)
}

const parcelMethods: string[] = ['mini', 'pac', 'sedex'] satisfies ParcelMethod[]

/** Letters and pick-ups need no label from a carrier. */
export const isCarried = (code: string): code is ParcelMethod => parcelMethods.includes(code)

/** Returns the seller of labels, or null if stores buy labels at the counter. Never ask it inside a transaction. */
export const labelSellerOf = (app: Pick<App, 'config' | 'providers'>) => carrierOf(app)?.labels ?? null

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
    carrier.away.put('away', true)
    return null
  }
}

async function askFor(carrier: Carrier, key: string, parcel: Parcel) {
  const asked = carrier.quotes(parcel)
  carrier.asking.set(key, asked)
  try {
    const quotes = await asked
    carrier.remembered.put(key, quotes)
    return quotes
  } finally {
    carrier.asking.delete(key)
  }
}

const keyOf = (parcel: Parcel) =>
  JSON.stringify([parcel.originCep, parcel.destinationCep, boxOf(parcel), parcel.valueCents])
