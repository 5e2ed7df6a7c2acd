import type { BulkChange } from '@bra/contract/selling/bulk-history.schemas'
import { useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { PagedList } from '../../../lib/PagedList.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { pagesOfHistory } from './bulk-history.data.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { wordsOf } from './change-words.ts'
import { bulkHistoryTexts } from './texts.ts'

export function ChangeHistory({ storeId }: { storeId: number }) {
  const t = useText()
  const { query } = useAddress()
  const list = usePages(pagesOfHistory(storeId, query))
  const [open, setOpen] = useState<BulkChange | null>(null)
  const changes = list.pages.flatMap((page) => page.changes)
  return (
    <>
      <PagedList
        list={list}
        shown={changes.length}
        none={{
          title: t(bulkHistoryTexts.none),
          hint: t(bulkHistoryTexts.noneHint),
          picture: '/media/scenes/lantern.svg',
        }}
      >
        <ul className="grid gap-3">
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} onOpen={() => setOpen(change)} />
          ))}
        </ul>
      </PagedList>
      {open && <ChangeDialog change={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function ChangeRow({ change, onOpen }: { change: BulkChange; onOpen: () => void }) {
  const t = useText()
  const { language } = useEnv().visit
  const at = moment(change.made_at, language)
  const words = wordsOf(change.action, t)
  return (
    <li className="panel flex flex-wrap items-center gap-x-5 gap-y-2 p-4">
      <div className="min-w-56 flex-1">
        <p className="font-bold break-words">
          {t(bulkHistoryTexts.what, { count: change.offers })} {words}
        </p>
        <p className="text-label text-ink-2 tabular-nums">
          {at}, {change.by ?? t(bulkHistoryTexts.byClock)}
        </p>
        {change.problem && <p className="text-label font-semibold text-urucum">{change.problem}</p>}
        {change.undone_at && (
          <p className="text-label text-ink-2 tabular-nums">
            {t(bulkHistoryTexts.undoneAt, { moment: moment(change.undone_at, language) })}
            {change.restored !== null && ` ${t(bulkHistoryTexts.wentBack, { count: change.restored })}`}
          </p>
        )}
      </div>
      {change.under_way && <Badge tone="buriti">{t(bulkHistoryTexts.underWay)}</Badge>}
      {change.undone_at && <Badge>{t(bulkHistoryTexts.undone)}</Badge>}
      {change.offers > 0 && (
        <Button
          variant="outline"
          size="small"
          aria-label={t(change.undone_at ? bulkHistoryTexts.seeOf : bulkHistoryTexts.seeAndUndoOf, {
            what: words,
            moment: at,
          })}
          onClick={onOpen}
        >
          {t(change.undone_at ? bulkHistoryTexts.see : bulkHistoryTexts.seeAndUndo)}
        </Button>
      )}
    </li>
  )
}
