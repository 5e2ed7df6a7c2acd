import type { SavedSearch } from '@bra/contract/shopping/saved-searches.schemas'
import { money } from '@bra/contract/trade/format'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { useUndoable } from '../../../lib/useUndoable.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { RenameSearchDialog } from './RenameSearchDialog.tsx'
import { addressOfSearch, useChangeSearch, useRemoveSearch, useSaveSearchMutation } from './saved-searches.data.ts'
import { wordsOfSearch } from './search-words.ts'
import { savedSearchTexts } from './texts.ts'

export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const t = useText()
  const [isRenaming, setRenaming] = useState(false)
  const { name, news } = search
  const words = wordsOfSearch(search, t).join(' · ')
  const low = search.price_low
  const price = low === null ? t(savedSearchTexts.noOffer) : t(savedSearchTexts.lowest, { price: money(low) })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 p-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-body font-semibold tracking-normal">
          <Link to={addressOfSearch(search)} className="rounded-[3px] wrap-anywhere hover:underline">
            {name}
          </Link>
          {news > 0 && <Badge tone="ipe">{t(savedSearchTexts.news, { count: news })}</Badge>}
        </h3>
        {words !== name && <p className="mt-1 text-label wrap-anywhere text-ink-2">{words}</p>}
        <p className="text-small text-ink-3 tabular-nums">
          {t(savedSearchTexts.found, { count: search.total })}, {price}
        </p>
        {search.too_broad && <p className="mt-1 text-small text-ink-3">{t(savedSearchTexts.tooBroad)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:order-1 max-md:col-span-full">
        <AlertChoice search={search} />
      </div>
      <div className="-mr-2 flex">
        <IconButton label={t(savedSearchTexts.rename, { name })} onClick={() => setRenaming(true)}>
          <Pencil aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <RemoveButton search={search} />
      </div>
      {isRenaming && <RenameSearchDialog search={search} onClose={() => setRenaming(false)} />}
    </li>
  )
}

function AlertChoice({ search: { id, name, alert, too_broad: isTooBroad } }: { search: SavedSearch }) {
  const t = useText()
  const change = useChangeSearch(id)
  const chosen = (change.isPending && change.variables.alert) || alert
  const choose = (rhythm: typeof alert) => change.mutate({ alert: rhythm }, { onError: (error) => complain(error, t) })
  const isOn = chosen !== 'off'
  return (
    <>
      <Switch
        checked={isOn}
        disabled={isTooBroad && !isOn}
        aria-label={t(savedSearchTexts.alertOf, { name })}
        onChange={(event) => choose(event.target.checked ? 'daily' : 'off')}
      >
        {t(isOn ? savedSearchTexts.isOn : savedSearchTexts.isOff)}
      </Switch>
      {isOn && (
        <Select
          label={t(savedSearchTexts.rhythmOf, { name })}
          hiddenLabel
          value={chosen}
          onChange={(event) => choose(event.target.value as typeof alert)}
        >
          <option value="daily">{t(savedSearchTexts.daily)}</option>
          <option value="hourly">{t(savedSearchTexts.hourly)}</option>
        </Select>
      )}
    </>
  )
}

function RemoveButton({ search: { id, name, query, alert } }: { search: SavedSearch }) {
  const t = useText()
  const remove = useRemoveSearch()
  const save = useSaveSearchMutation()
  const undoable = useUndoable()
  const press = () =>
    undoable({
      run: () => remove.mutateAsync({ params: { id } }),
      undo: () => save.mutateAsync({ body: { name, query, alert } }),
      said: t(savedSearchTexts.removed, { name }),
      undoLabel: t(savedSearchTexts.undo),
    })
  return (
    <IconButton
      label={t(savedSearchTexts.remove, { name })}
      aria-busy={remove.isPending || undefined}
      onClick={() => !remove.isPending && press()}
    >
      <Trash2 aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
