import { centsOf } from '@bra/contract/trade/cents'
import type { EnterableProduct } from '@bra/contract/selling/bulk-entry.schemas'
import { plain } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { FailedPages, usePages } from '../../../lib/paged.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LoadMore } from '../../../ui/LoadMore.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ChecklistGrid } from './ChecklistGrid.tsx'
import type { Draft, Entered } from './draft.ts'
import { pagesOfChecklist } from './bulk-entry.data.ts'
import { newEntry } from './meaning.ts'
import { bulkEntryTexts } from './texts.ts'

export interface SetChecklistProps {
  storeId: number
  draft: Draft
  change: (next: (draft: Draft) => Draft) => void
  onEnter: (entered: Entered[]) => void
}

/** Each row has two fields, so more rows at once would be slow to draw. */
const ROWS_AT_ONCE = 400

/** All rows of a set are read, so that the filter finds every card; they are drawn some hundreds at a time. */
export function SetRows({ storeId, draft, change, onEnter, categoryId, filter }: RowsProps) {
  const t = useText()
  const [most, setMost] = useState(ROWS_AT_ONCE)
  const list = useWholeSet({ store_id: storeId, category_id: categoryId, ...draft.defaults })
  const rows = list.pages.flatMap((page) => page.rows)
  const meant = rows.filter((row) => isMeant(row, filter))
  const ready = rows.flatMap((row) => entryOf(row, draft) ?? [])
  const type = useCallback(
    (id: number, typed: Draft['typed'][number]) =>
      change((before) => ({ ...before, typed: { ...before.typed, [id]: typed } })),
    [change],
  )
  const include = () => {
    onEnter(ready.toReversed())
    const done = new Set(ready.map(({ product }) => String(product.id)))
    change((before) => ({
      ...before,
      typed: Object.fromEntries(Object.entries(before.typed).filter(([id]) => !done.has(id))),
    }))
  }
  const shown = Math.min(most, meant.length)
  return (
    <>
      <FailedPages list={list} title={t(bulkEntryTexts.failed)} />
      {list.isWaiting && rows.length === 0 && <Skeleton className="h-96" />}
      {rows.length > 0 && (
        <>
          <p className="text-label text-ink-2">{t(bulkEntryTexts.listHint)}</p>
          <ChecklistGrid rows={meant.slice(0, most)} typed={draft.typed} onType={type} />
          {(meant.length > most || list.isWaiting) && (
            <LoadMore
              shown={shown}
              total={meant.length}
              summary={t(list.isWaiting ? siteTexts.loading : siteTexts.shown, { shown, total: meant.length })}
              action={
                meant.length > most && (
                  <Button variant="outline" onClick={() => setMost(most + ROWS_AT_ONCE)}>
                    {t(siteTexts.more)}
                  </Button>
                )
              }
            />
          )}
          {ready.length > 0 && (
            <div className="sticky bottom-3 z-20 w-fit">
              <Button onClick={include}>{t(bulkEntryTexts.include, { count: ready.length })}</Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

interface RowsProps extends SetChecklistProps {
  categoryId: number
  filter: string
}

/** The first page tells how many there are; the others follow together. */
function useWholeSet(asked: Parameters<typeof pagesOfChecklist>[0]) {
  const { data } = useQuery(pagesOfChecklist(asked, 1)[0]!)
  return usePages(pagesOfChecklist(asked, data?.paginate.last_page ?? 1))
}

const isMeant = ({ name, card_number }: EnterableProduct, filter: string) =>
  plain(`${card_number} ${name}`).includes(plain(filter.trim()))

function entryOf(product: EnterableProduct, { typed, defaults }: Draft): Entered | null {
  const { quantity = '', price = '' } = typed[product.id] ?? {}
  const cents = centsOf(price)
  if (!/^[1-9]\d{0,3}$/.test(quantity.trim()) || !cents) return null
  return newEntry({ ...defaults, extras: [], quantity: Number(quantity), price_cents: cents }, product)
}
