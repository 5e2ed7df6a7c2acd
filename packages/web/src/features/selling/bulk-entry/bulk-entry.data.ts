import type { Input } from '@bra/contract/kit/api'
import { inLanguage } from '@bra/contract/kit/both'
import { bulkEntry } from '@bra/contract/selling/bulk-entry'
import { MOST_ENTRIES } from '@bra/contract/selling/bulk-entry.schemas'
import { type LineProblem, type LineReading, linesOfPaste, type QuickLine } from '@bra/contract/trade/quick-lines'
import { type QuickReading, quickReadings } from '@bra/contract/trade/quick-readings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall, useEnv } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import { useRefreshGrid } from '../inventory/inventory.data.ts'
import { type Draft, type Entered, withAnswer } from './draft.ts'
import { type Meant, understoodAs } from './meaning.ts'

type ChecklistBody = Omit<Input<typeof bulkEntry.checklist>['body'], 'page'>

export const pagesOfChecklist = (body: ChecklistBody, pages: number) =>
  Array.from({ length: pages }, (_, at) => ask(bulkEntry.checklist, { body: { ...body, page: at + 1 } }))

export interface ReadPaste {
  entered: Entered[]
  /** Lines that could not be read, or that match no product or several. */
  problems: {
    number: number
    text: string
    problem: LineProblem<string> | null
    line: QuickLine | null
    meant: Meant[]
  }[]
}

export function useLineReader(storeId: number) {
  const { call, visit } = useEnv()
  const find = async (readings: QuickReading[]) => {
    const found: Entered['product'][][] = []
    for (let at = 0; at < readings.length; at += MOST_ENTRIES) {
      const asked = readings.slice(at, at + MOST_ENTRIES).map(lineToFind)
      const reply = await callEndpoint(call, bulkEntry.find, { body: { store_id: storeId, lines: asked } })
      found.push(...reply.found)
    }
    return found
  }
  const findEach = async (lines: QuickReading[][]) => {
    const found = await find(lines.flat())
    let next = 0
    const each = lines.map((readings) => readings.map(({ line }) => ({ line, products: found[next++]! })))
    return each.map((readings) => readings.filter(({ products }) => products.length > 0))
  }
  return async (pasted: string, defaults: LineReading): Promise<ReadPaste> => {
    const read = linesOfPaste(pasted).map((text, at) => ({ text, number: at + 1, ...quickReadings(text, defaults) }))
    const sure = await findEach(read.map(({ likely }) => likely))
    const offered = await findEach(read.map(({ perhaps }, at) => (sure[at]!.length > 0 ? [] : perhaps)))
    const understood = read.map((one, at) => ({
      ...{ number: one.number, text: one.text },
      ...understoodAs(one, { sure: sure[at]!, offered: offered[at]! }),
    }))
    const wrong = understood.filter(({ entry }) => !entry)
    const problems = wrong.map(({ entry: _, ...one }) => ({
      ...one,
      problem: one.problem && { ...one.problem, message: inLanguage(one.problem.message, visit.language) },
    }))
    return { entered: understood.flatMap(({ entry }) => entry ?? []), problems }
  }
}

const lineToFind = ({ line, name, isWhole }: QuickReading) => {
  const { reference, condition, language, finish, extras, choices } = line
  return { reference, name, is_whole: isWhole, condition, language, finish, extras, choices }
}

type Change = (next: (draft: Draft) => Draft) => void

/** Saves the draft in batches. After a lost answer the same keys are sent again, so that nothing is entered twice. */
export function useSaveEntries(storeId: number, draft: Draft, change: Change) {
  const call = useCall()
  const queries = useQueryClient()
  const refreshGrid = useRefreshGrid()
  const [busy, setBusy] = useState(false)

  const send = async (rows: Entered[], ifExists: 'add' | 'replace') => {
    const { results } = await callEndpoint(call, bulkEntry.save, {
      body: { store_id: storeId, if_exists: ifExists, listings: rows.map(ifExists === 'add' ? listingOf : numberOf) },
    })
    const sent = rows.map(({ key }) => key)
    change((before) => withAnswer(before, sent, results))
    return results
  }

  /** Counts what was saved, refused, and saved without a place in the plan; throws and keeps all without an answer. */
  const save = async (ifExists: 'add' | 'replace') => {
    setBusy(true)
    try {
      let [saved, refused, waiting] = [0, 0, 0]
      for (let at = 0; at < draft.entered.length; at += MOST_ENTRIES) {
        const results = await send(draft.entered.slice(at, at + MOST_ENTRIES), ifExists)
        const wrong = results.filter(({ outcome }) => outcome === 'refused').length
        saved += results.length - wrong
        refused += wrong
        waiting += results.filter(({ outcome, message }) => outcome !== 'refused' && message).length
      }
      return { saved, refused, waiting }
    } finally {
      setBusy(false)
      void refreshGrid()
      void queries.invalidateQueries({ queryKey: [routeOf(bulkEntry.checklist)] })
    }
  }
  return { save, busy }
}

const listingOf = ({ key, product, condition, language, finish, extras, quantity, price_cents }: Entered) => ({
  key,
  product_id: product.id,
  condition: conditionFor(product.type, condition),
  language,
  finish,
  extras,
  quantity,
  price_cents,
})

/** Sends the quantity that the store saw, so that a sale meanwhile is reported and not overwritten. */
const numberOf = (entered: Entered) => ({ ...listingOf(entered), quantity_was: entered.product.own?.quantity ?? 0 })

/** Goods that are typed by code get the condition "lacrado". */
const conditionFor = (type: Entered['product']['type'], condition: Entered['condition']) =>
  type === 'tcg' ? condition : ('lacrado' as const)
