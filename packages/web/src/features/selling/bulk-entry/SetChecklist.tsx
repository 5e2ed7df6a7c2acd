import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { idOf } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Select, TextInput } from '../../../ui/inputs.tsx'
import { cardSetsQuery } from '../../catalogue/catalog/catalog.data.ts'
import { type SetChecklistProps, SetRows } from './SetRows.tsx'
import { bulkEntryTexts } from './texts.ts'

export function SetChecklist(props: SetChecklistProps) {
  const t = useText()
  const { query, change: goTo } = useAddress()
  const categoryId = idOf(query.get('colecao') ?? undefined)
  const [filter, setFilter] = useState('')
  const { data: sets } = useQuery(cardSetsQuery)
  const games = Map.groupBy(sets?.categories ?? [], ({ business }) => business.name)
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          label={t(bulkEntryTexts.set)}
          value={categoryId ?? ''}
          onChange={(event) => goTo({ colecao: event.target.value })}
        >
          <option value="">{t(bulkEntryTexts.chooseSet)}</option>
          {[...games].map(([game, ofGame]) => (
            <optgroup key={game} label={game}>
              {ofGame.map(({ id, name, code }) => (
                <option key={id} value={id}>
                  {`${code} ${name}`}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <TextInput
          type="search"
          label={t(bulkEntryTexts.filter)}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      {categoryId && <SetRows key={categoryId} {...props} categoryId={categoryId} filter={filter} />}
    </div>
  )
}
