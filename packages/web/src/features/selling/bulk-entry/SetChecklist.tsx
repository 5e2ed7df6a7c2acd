import { centsOf } from '@bra/contract/trade/cents'
import type { EnterableProduct } from '@bra/contract/selling/bulk-entry.schemas'
import { plain } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Failed } from '../../../lib/Answer.tsx'
import { useAddress } from '../../../lib/address.ts'
import { idOf } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select, TextInput } from '../../../ui/inputs.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { cardSetsQuery } from '../../catalogue/catalog/catalog.data.ts'
import type { Draft, Entered } from './draft.ts'
import { checklistQuery, newEntry } from './bulk-entry.data.ts'
import { ChecklistGrid } from './ChecklistGrid.tsx'

interface SetChecklistProps {
  storeId: number
  draft: Draft
  change: (next: (draft: Draft) => Draft) => void
  onEnter: (entered: Entered[]) => void
}

/** Shows a whole set as a grid; quantities and prices typed there go to the list of entered offers. */
export function SetChecklist({ storeId, draft, change, onEnter }: SetChecklistProps) {
  const t = useText()
  const { query, change: goTo } = useAddress()
  const categoryId = idOf(query.get('colecao') ?? undefined)
  const [filter, setFilter] = useState('')
  const { data: sets } = useQuery(cardSetsQuery)
  const list = useQuery({
    ...checklistQuery({ store_id: storeId, category_id: categoryId ?? 1, ...draft.defaults }),
    enabled: categoryId !== null,
  })
  const rows = list.data?.rows.filter((row) => isMeant(row, filter)) ?? []
  const ready = (list.data?.rows ?? []).flatMap((row) => entryOf(row, draft) ?? [])
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
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          label={t('entering.set')}
          value={categoryId ?? ''}
          onChange={(event) => goTo({ colecao: event.target.value })}
        >
          <option value="">{t('entering.chooseSet')}</option>
          {sets?.categories.map(({ id, name, code }) => (
            <option key={id} value={id}>
              {`${code} ${name}`}
            </option>
          ))}
        </Select>
        <TextInput
          type="search"
          label={t('entering.filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      <Failed of={list} title={t('entering.failed')} />
      {categoryId && list.isPending && <Skeleton className="h-96" />}
      {list.data && (
        <>
          <p className="text-label text-ink-2">{t('entering.listHint')}</p>
          <ChecklistGrid rows={rows} typed={draft.typed} onType={type} />
          {ready.length > 0 && (
            <div className="sticky bottom-3 z-20 w-fit">
              <Button onClick={include}>{t('entering.include', { count: ready.length })}</Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

const isMeant = ({ name, card_number }: EnterableProduct, filter: string) =>
  plain(`${card_number} ${name}`).includes(plain(filter.trim()))

/** Returns the entry of a row of the grid once it has a valid quantity and price. */
function entryOf(product: EnterableProduct, { typed, defaults }: Draft): Entered | null {
  const { quantity = '', price = '' } = typed[product.id] ?? {}
  const cents = centsOf(price)
  if (!/^[1-9]\d{0,3}$/.test(quantity.trim()) || !cents) return null
  return newEntry({ ...defaults, extras: [], quantity: Number(quantity), price_cents: cents }, product)
}
