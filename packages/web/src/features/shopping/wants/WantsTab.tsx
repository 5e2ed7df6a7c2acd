import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Want } from '@bra/contract/shopping/wants.schemas'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useStandard } from '../../prices/standards/standard.ts'
import { StandardPlace } from '../../prices/standards/StandardPlace.tsx'
import { ListButton } from '../baskets/ListButton.tsx'
import { wantedCards } from '../baskets/list-readers.ts'
import { pasteTexts } from '../card-lists/texts.ts'
import { ShareButton } from '../shared-lists/ShareButton.tsx'
import { wantTexts } from './texts.ts'
import { WantDialog } from './WantDialog.tsx'
import { WantListDialog } from './WantListDialog.tsx'
import { WantRow } from './WantRow.tsx'
import { pagesOfWants } from './wants.data.ts'

export function WantsTab() {
  const t = useText()
  const [query] = useSearchParams()
  const { standard } = useStandard()
  const list = usePages(pagesOfWants(query))
  const [edited, setEdited] = useState<Want['product'] | null>(null)
  const [isPasting, setPasting] = useState(false)
  const wants = list.pages.flatMap((page) => page.wants)
  return (
    <section aria-label={t(wantTexts.listTitle)}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <StandardPlace />
        <p role="status" className="text-label text-ink-2 tabular-nums">
          {list.last && t(wantTexts.count, { count: list.last.paginate.total })}
        </p>
        {wants.length > 0 && (
          <ListButton read={wantedCards(standard)} count={list.last?.paginate.total ?? 0}>
            {t(wantTexts.build)}
          </ListButton>
        )}
        <ShareButton kind="wants" />
        <Button variant="outline" size="small" onClick={() => setPasting(true)}>
          {t(pasteTexts.open)}
        </Button>
      </div>
      {wants.length > 0 && (
        <ul aria-label={t(wantTexts.listTitle)} aria-busy={list.isOld} className="panel divide-y divide-line">
          {wants.map((want) => (
            <WantRow key={want.id} want={want} onEdit={() => setEdited(want.product)} />
          ))}
        </ul>
      )}
      {list.isWaiting && <SkeletonRows rows={6} className="h-28" />}
      {list.last && wants.length === 0 && (
        <EmptyState
          level={3}
          picture="/media/scenes/lantern.svg"
          title={t(wantTexts.empty)}
          action={
            <Link to={paths.cards()} className={buttonStyle('solid')}>
              {t(wantTexts.exploreCards)}
            </Link>
          }
        >
          {t(wantTexts.emptyHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={wants.length} />
      {isPasting && <WantListDialog onClose={() => setPasting(false)} />}
      {edited && <WantDialog product={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}
