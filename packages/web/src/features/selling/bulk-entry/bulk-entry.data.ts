import type { Input } from '@bra/contract/kit/api'
import { bulkEntry } from '@bra/contract/selling/bulk-entry'
import { MOST_ENTRIES } from '@bra/contract/selling/bulk-entry.schemas'
import {
  type LineProblem,
  type LineReading,
  linesOfPaste,
  type QuickLine,
  readQuickLine,
} from '@bra/contract/trade/quick-lines'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall, useEnv } from '../../../lib/env.ts'
import { lineSentences } from '../../../lib/field-language.ts'
import { ask } from '../../../lib/query.ts'
import { newRequestKey } from '../../../lib/request-key.ts'
import { useRefreshGrid } from '../inventory/inventory.data.ts'
import { type Draft, type Entered, withAnswer } from './draft.ts'

type ChecklistBody = Omit<Input<typeof bulkEntry.checklist>['body'], 'page'>

export const pagesOfChecklist = (body: ChecklistBody, pages: number) =>
  Array.from({ length: pages }, (_, at) => ask(bulkEntry.checklist, { body: { ...body, page: at + 1 } }))

export interface ReadPaste {
  entered: Entered[]
  /** Lines that could not be read, or that match no product or several. */
  problems: { number: number; text: string; problem: LineProblem | null; line: QuickLine | null; meant: Entered[] }[]
}

type NewEntry = Omit<QuickLine, 'reference' | 'choices' | 'price_cents'> & { price_cents: number }

/** A line without a price takes that of the store's own offer, or the fair price; null if there is neither. */
function pricedEntry(line: QuickLine, product: Entered['product']) {
  const price = line.price_cents ?? product.own?.price_cents ?? product.fair?.price_cents
  return price === undefined ? null : newEntry({ ...line, price_cents: price }, product)
}

const noPriceIn = ({ length: end }: string): LineProblem => ({
  ...{ start: end, end },
  message: 'Falta o preço: esta carta ainda não tem vendas de que tirar um.',
})

/** Goods other than cards have no finish and no extras; those of the line apply to the cards around them. */
export const newEntry = (line: NewEntry, product: Entered['product']): Entered => {
  const { condition, language, quantity, price_cents } = line
  const isCard = product.type === 'tcg'
  const [finish, extras] = [isCard ? product.finish : ('normal' as const), isCard ? line.extras : []]
  return { condition, language, finish, extras, quantity, price_cents, product, key: newRequestKey() }
}

/** Reads lines and looks their products up in batches. */
export function useLineReader(storeId: number) {
  const { call, visit } = useEnv()
  const find = async (lines: QuickLine[]) => {
    const found: Entered['product'][][] = []
    for (let at = 0; at < lines.length; at += MOST_ENTRIES) {
      const asked = lines
        .slice(at, at + MOST_ENTRIES)
        .map(({ reference, condition, language, finish, extras, choices }) => ({
          reference,
          condition,
          language,
          finish,
          extras,
          choices,
        }))
      const reply = await callEndpoint(call, bulkEntry.find, { body: { store_id: storeId, lines: asked } })
      found.push(...reply.found)
    }
    return found
  }
  return async (pasted: string, defaults: LineReading): Promise<ReadPaste> => {
    const read = linesOfPaste(pasted).map((text, at) => ({ text, number: at + 1, ...readQuickLine(text, defaults) }))
    const understood = read.filter(({ line }) => line)
    const found = understood.length ? await find(understood.map(({ line }) => line!)) : []
    const meantBy = new Map(
      understood.map((one, at) => [one.number, found[at]!.flatMap((product) => pricedEntry(one.line!, product) ?? [])]),
    )
    const priceless = new Set(
      understood
        .filter(({ number }, at) => found[at]!.length > 0 && meantBy.get(number)!.length === 0)
        .map(({ number }) => number),
    )
    const entered = read.flatMap(({ number }) => (meantBy.get(number)?.length === 1 ? meantBy.get(number)! : []))
    const wrong = read
      .filter(({ number }) => meantBy.get(number)?.length !== 1)
      .map((one) => (priceless.has(one.number) ? { ...one, line: null, problem: noPriceIn(one.text) } : one))
    const say = wrong.some(({ problem }) => problem) ? await lineSentences(visit.language) : null
    const problems = wrong.map((one) => ({
      ...one,
      problem: one.problem && { ...one.problem, message: say!(one.problem.message) },
      meant: meantBy.get(one.number) ?? [],
    }))
    return { entered, problems }
  }
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

  /**
   * Counts offers saved, refused, and saved without a place in the plan. If the server cannot be reached, throws and
   * keeps the draft.
   */
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
