import type { SiteText } from '@bra/contract/kit/both'
import type { ShelfName, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import { useQuery } from '@tanstack/react-query'
import { ListOrdered, Plus } from 'lucide-react'
import { useState } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { useEnv } from '../../../lib/env.ts'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { parameterTexts } from './parameter-texts.ts'
import { RowDialog } from './RowDialog.tsx'
import { canOrder, shelfQuery, useShelf } from './shelf.data.ts'
import { summaries, waitsItsTurn } from './summaries.ts'
import { contentEditingTexts } from './texts.ts'
import { waitingBanners } from './waiting-banners.ts'

type AnyShelfRow = ShelfRow<ShelfName>
type Open = { kind: 'add' | 'order' } | { kind: 'change' | 'remove'; row: AnyShelfRow }

/** Replaces the usual hint "it leaves the site" in the dialog for removing. */
const removeHints: Partial<Record<ShelfName, SiteText>> = {
  plans: contentEditingTexts.retireHint,
  'block-dates': contentEditingTexts.unblockHint,
}

const NONE = new Set<number>()

export function ShelfPart({ name }: { name: ShelfName }) {
  const { t, visit } = useEnv()
  const shelf = useShelf(name)
  const answer = useQuery(shelfQuery(name))
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const waiting = name === 'banners' ? waitingBanners((answer.data?.rows ?? []) as ShelfRow<'banners'>[]) : NONE
  const summaryOf = (row: AnyShelfRow) => summaries[name](row as never, t, visit.language)
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setOpen({ kind: 'add' })}>
          {t(contentEditingTexts[`add_${name}`])}
        </Button>
        {canOrder(name) && (
          <Button
            variant="outline"
            icon={<ListOrdered aria-hidden size={18} strokeWidth={2} />}
            onClick={() => setOpen({ kind: 'order' })}
          >
            {t(contentEditingTexts.order)}
          </Button>
        )}
      </div>
      {name === 'banners' && (
        <p className="mb-3 max-w-prose text-label text-ink-2">{t(contentEditingTexts.oneBanner)}</p>
      )}
      <Answer to={answer}>
        {({ rows }) => (
          <>
            {rows.length === 0 && (
              <EmptyState picture="/media/scenes/lantern.svg" title={t(contentEditingTexts.empty)}>
                {t(contentEditingTexts.emptyHint)}
              </EmptyState>
            )}
            <ul className="panel divide-y divide-line px-4 empty:hidden sm:px-5">
              {rows.map((row) => (
                <ShelfItem
                  key={row.id}
                  {...summaryOf(row)}
                  {...(waiting.has(row.id) && { badge: waitsItsTurn })}
                  onChange={() => setOpen({ kind: 'change', row })}
                  onRemove={() => setOpen({ kind: 'remove', row })}
                />
              ))}
            </ul>
            {open?.kind === 'order' && (
              <OrderDialog
                rows={rows.map((row) => ({ id: row.id, title: summaryOf(row).title }))}
                send={shelf.order}
                onClose={close}
              />
            )}
          </>
        )}
      </Answer>
      {open?.kind === 'add' && (
        <RowDialog name={name} row={null} title={t(contentEditingTexts[`add_${name}`])} onClose={close} />
      )}
      {open?.kind === 'change' && (
        <RowDialog name={name} row={open.row} title={summaryOf(open.row).title} onClose={close} />
      )}
      {open?.kind === 'remove' && (
        <ReasonDialog
          title={t(contentEditingTexts.removeOf, { title: summaryOf(open.row).title })}
          action={t(contentEditingTexts.remove)}
          isDangerous
          send={async (reason) => {
            await shelf.remove(open.row.id, reason)
            close()
          }}
          onClose={close}
        >
          <p>{t(removeHints[name] ?? contentEditingTexts.removeHint)}</p>
        </ReasonDialog>
      )}
    </>
  )
}

interface ShelfItemProps extends ReturnType<(typeof summaries)['banners']> {
  onChange: () => void
  onRemove: () => void
}

function ShelfItem({ title, detail, badge, picture, onChange, onRemove }: ShelfItemProps) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {picture && (
        <img
          src={picture}
          alt=""
          width={96}
          height={54}
          loading="lazy"
          className="h-[3.375rem] w-24 flex-none rounded-tag bg-sunken object-cover max-sm:hidden"
        />
      )}
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {badge && <Badge tone={badge.tone}>{t(badge.text)}</Badge>}
        </p>
        <p className="text-label wrap-anywhere text-ink-2">{detail}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={t(parameterTexts.editOf, { name: title })}
          onClick={onChange}
        >
          {t(parameterTexts.edit)}
        </Button>
        <Button variant="ghost" size="small" aria-label={t(contentEditingTexts.removeOf, { title })} onClick={onRemove}>
          {t(contentEditingTexts.remove)}
        </Button>
      </div>
    </li>
  )
}
