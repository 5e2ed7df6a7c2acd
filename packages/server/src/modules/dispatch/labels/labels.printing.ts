import type { App } from '../../../app.ts'
import { fewAtOnce } from '../../../platform/few-at-once.ts'
import { FreightUnavailable } from '../../stores/shipping/index.ts'
import { labelsBought } from './label-states.queries.ts'
import { sellerOf } from './label-sellers.ts'
import { drawContents, drawLabels, type Printing } from './labels.drawing.ts'
import type { LabelRow } from './labels.queries.ts'

type BoughtLabel = Awaited<ReturnType<typeof labelsBought>>[number]

const AT_ONCE = 4

interface PrintedLabels {
  /** Base64; null if no label could be printed. */
  data: string | null
  failed: LabelRow[]
}

export async function printLabels(app: App, parcels: LabelRow[], asked: Printing): Promise<PrintedLabels> {
  const ids = parcels.map(({ id }) => id)
  const bought = new Map((await labelsBought(app.db, ids)).map((label) => [label.id, label]))
  const own = parcels.filter(({ id }) => !bought.has(id))
  const now = app.clock.now()
  if (bought.size === 0) return { data: await drawLabels(parcels, { ...asked, now }), failed: [] }
  const carried = await fetched(app, parcels, bought)
  const drawn = new Map<number, string>()
  for (const parcel of own) drawn.set(parcel.id, await drawLabels([parcel], { paper: 'label', contents: false, now }))
  const labels = parcels.flatMap(({ id }) => carried.get(id) ?? drawn.get(id) ?? [])
  const failed = parcels.filter(({ id }) => bought.has(id) && !carried.has(id))
  if (labels.length === 0) return { data: null, failed }
  const { laidOnPaper } = await import('./labels.laying.ts')
  const contents = asked.contents && own.length > 0 ? [await drawContents(own, now)] : []
  return { data: await laidOnPaper({ labels, sheets: contents, paper: asked.paper, now }), failed }
}

async function fetched(app: App, parcels: LabelRow[], bought: Map<number, BoughtLabel>) {
  const carried = parcels.filter(({ id }) => bought.has(id))
  const labels = new Map<number, string>()
  await fewAtOnce(carried, AT_ONCE, async (parcel) => {
    const { shipment_id: shipment, own_account: isOwn } = bought.get(parcel.id)!
    try {
      const seller = await sellerOf(app, { storeId: parcel.store_id, isOwn })
      labels.set(parcel.id, await seller.print(shipment!))
    } catch (error) {
      if (!(error instanceof FreightUnavailable)) throw error
      app.log.warn({ err: error, parcel: parcel.id }, 'A label could not be printed')
    }
  })
  return labels
}
