import { invoices } from '@bra/contract/dispatch/invoices'
import { labels } from '@bra/contract/dispatch/labels'
import { storeOrders } from '@bra/contract/dispatch/store-orders'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useState } from 'react'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { useRefreshSales } from './store-orders.data.ts'

/** More at once would only wait for each other at the tax authority and at the carrier. */
const AT_ONCE = 4

/** What is done with each chosen parcel: its document; all that makes it ready to post; or that it was posted. */
export type ManyWork = 'issue' | 'prepare' | 'post'

interface ManyState {
  work: ManyWork
  /** Tracking codes by parcel, where they are not those of the labels. */
  codes?: Map<number, string> | undefined
  all: number
  done: number
  succeeded: number
  failed: { id: number; why: string }[]
}

/** Does the same with many parcels; what fails says why, does not stop the others, and can be tried again alone. */
export function useManyParcels() {
  const t = useText()
  const call = useCall()
  const refresh = useRefreshSales()
  const [state, setState] = useState<ManyState | null>(null)
  const start = async (work: ManyWork, ids: number[], codes?: Map<number, string>) => {
    const waiting = [...ids]
    const now: ManyState = { work, codes, all: ids.length, done: 0, succeeded: 0, failed: [] }
    setState({ ...now })
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        try {
          await works[work](call, id, codes?.get(id))
          now.succeeded += 1
        } catch (error) {
          now.failed = [...now.failed, { id, why: refusalOf(error, t, 'form.failed') }]
        }
        now.done += 1
        setState({ ...now })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    await refresh()
  }
  return { state, start, isWorking: state !== null && state.done < state.all }
}

async function issue(call: Call, id: number): Promise<StoreSaleDetail> {
  const { result } = await callEndpoint(call, invoices.make, { body: { id } })
  const legal = result.invoices.find(({ purpose, environment }) => purpose === 'sale' && environment === 1)
  if (legal?.state === 'authorised') return result
  return (await callEndpoint(call, invoices.transmit, { body: { id } })).result
}

/** A parcel of which a step was done before goes on from there. */
async function prepare(call: Call, id: number) {
  let sale = await callEndpoint(call, storeOrders.show, { params: { id } })
  if (sale.needs_invoice) sale = await issue(call, id)
  if (sale.sells_label) sale = (await callEndpoint(call, labels.buy, { body: { id } })).result
  const move = async (step: 'pick' | 'pack') => {
    if (sale.actions.includes(step))
      sale = (await callEndpoint(call, storeOrders.move, { body: { id, move: step } })).result
  }
  await move('pick')
  await move('pack')
}

const post = (call: Call, id: number, code?: string) =>
  callEndpoint(call, storeOrders.move, { body: { id, move: 'post', ...(code && { tracking_code: code }) } })

const works: Record<ManyWork, (call: Call, id: number, code?: string) => Promise<unknown>> = { issue, prepare, post }
