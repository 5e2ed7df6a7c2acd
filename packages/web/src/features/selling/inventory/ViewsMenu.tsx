import { inventory } from '@bra/contract/selling/inventory'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { CallError } from '../../../lib/call.ts'
import { useCommand } from '../../../lib/command.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { toast } from '../../../ui/toast.ts'
import { type GridState, viewOf, wordsOfView } from './grid-state.ts'
import { viewsQuery } from './inventory.data.ts'
import { inventoryTexts } from './texts.ts'

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 2 } as const

export function ViewsMenu({ storeId, state }: { storeId: number; state: GridState }) {
  const t = useText()
  const { change } = useAddress()
  const views = useQuery(viewsQuery(storeId)).data?.views ?? []
  const forget = useCommand(inventory.forgetView, { refresh: [inventory.views] })
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Popover
        label={t(inventoryTexts.views)}
        align="end"
        trigger={(wiring) => (
          <Button {...wiring} variant="outline" icon={<Bookmark {...icon} />}>
            {t(inventoryTexts.views)}
          </Button>
        )}
      >
        <div className="grid w-64 gap-1">
          {views.length === 0 && <p className="px-2 pb-2 text-label text-ink-2">{t(inventoryTexts.noViews)}</p>}
          <ul>
            {views.map(({ id, name, view }) => (
              <li key={id} className="flex items-center gap-1">
                <button
                  type="button"
                  className="min-h-11 min-w-0 flex-1 truncate rounded-tag px-2 text-left hover:bg-sunken"
                  onClick={() => change(wordsOfView(view))}
                >
                  {name}
                </button>
                <IconButton
                  compact
                  label={t(inventoryTexts.forgetView, { name })}
                  onClick={() => forget.mutate({ params: { id } })}
                >
                  <Trash2 {...icon} />
                </IconButton>
              </li>
            ))}
          </ul>
          <Button variant="tonal" icon={<BookmarkPlus {...icon} />} onClick={() => setNaming(true)}>
            {t(inventoryTexts.keepView)}
          </Button>
        </div>
      </Popover>
      {isNaming && <NameDialog storeId={storeId} state={state} onClose={() => setNaming(false)} />}
    </>
  )
}

function NameDialog({ storeId, state, onClose }: { storeId: number; state: GridState; onClose: () => void }) {
  const t = useText()
  const form = useId()
  const keep = useCommand(inventory.keepView, { refresh: [inventory.views] })
  const [name, setName] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const kept = await keep.mutateAsync({ body: { store_id: storeId, name, view: viewOf(state) } }).catch(() => null)
    if (!kept) return
    toast.success(kept.message)
    onClose()
  }
  const error = keep.error && ((keep.error instanceof CallError && keep.error.fields.name) || refusalOf(keep.error, t))
  const footer = (
    <Button variant="solid" type="submit" form={form} busy={keep.isPending}>
      {t(inventoryTexts.keepView)}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={t(inventoryTexts.keepView)} closeLabel={t(siteTexts.close)} footer={footer}>
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t(inventoryTexts.viewName)}
          hint={t(inventoryTexts.viewHint)}
          maxLength={40}
          value={name}
          error={error || undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
