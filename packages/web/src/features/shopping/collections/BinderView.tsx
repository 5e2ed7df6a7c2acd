import type { Binder, Pocket } from '@bra/contract/shopping/collections.schemas'
import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Failed } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CollectionSeal } from '../../catalogue/catalog/CollectionSeal.tsx'
import { leftOf, pagesOfBinder } from './binder-pages.ts'
import { binderTexts } from './binder-texts.ts'
import { BinderMarks } from './BinderMarks.tsx'
import { BinderPocket } from './BinderPocket.tsx'
import { binderQuery } from './collections.data.ts'
import { SetPlanPanel } from './SetPlanPanel.tsx'
import { useTurning } from './useTurning.ts'

/** A set as its collector sees it: pages of nine pockets, two side by side where there is room. */
export function BinderView({ set }: { set: number }) {
  const t = useText()
  const binder = useQuery(binderQuery(set))
  if (binder.error) return <Failed of={binder} title={t(binderTexts.binderFailed)} />
  if (!binder.data) return <Skeleton className="h-[44rem]" />
  return <OpenBinder binder={binder.data} />
}

function OpenBinder({ binder }: { binder: Binder }) {
  const t = useText()
  const pages = pagesOfBinder(binder.pockets)
  const { page, open, turn, canTurn, keys, swipe } = useTurning(pages.length)
  const left = leftOf(page)
  return (
    <div className="grid gap-4">
      <BinderHead binder={binder} />
      <SetPlanPanel binder={binder} />
      <div className="flex items-center justify-end gap-3">
        <IconButton
          look="outline"
          label={t(binderTexts.binderPrevious)}
          aria-disabled={!canTurn(-1)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <p role="status" className="text-label text-ink-2 tabular-nums">
          <span className={clsx(left < pages.length && 'lg:hidden')}>
            {t(binderTexts.binderPage, { page, total: pages.length })}
          </span>
          {left < pages.length && (
            <span className="max-lg:hidden">
              {t(binderTexts.binderSpread, { from: left, to: left + 1, total: pages.length })}
            </span>
          )}
        </p>
        <IconButton
          look="outline"
          label={t(binderTexts.binderNext)}
          aria-disabled={!canTurn(1)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links and buttons also work alone */}
      <section
        aria-label={t(binderTexts.binder)}
        onKeyDown={keys}
        {...swipe}
        className="panel grid touch-pan-y gap-6 p-3 sm:p-4 lg:grid-cols-2"
      >
        {[left, left + 1].map(
          (at) => pages[at - 1] && <Leaf key={at} pockets={pages[at - 1]!} at={at} hidden={at !== page} />,
        )}
      </section>
      <p className="text-small text-ink-3 max-lg:hidden">{t(binderTexts.binderKeys)}</p>
      <BinderMarks pages={pages} page={page} onTurn={open} />
    </div>
  )
}

function BinderHead({ binder: { category, owned, total, value_cents } }: { binder: Binder }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <CollectionSeal collection={category} className="size-14" />
      <div className="min-w-0 flex-1">
        <h3>
          <Link to={paths.category(category)} className="hover:underline">
            {category.name}
          </Link>
        </h3>
        <p className="text-label text-ink-2 tabular-nums">
          {t(binderTexts.binderCounts, { owned, total })} · {t(binderTexts.binderWorth, { price: money(value_cents) })}
        </p>
      </div>
      <Link to={paths.myCollection()} className={`${loneLinkStyle} py-2 text-label`}>
        {t(binderTexts.binderBack)}
      </Link>
    </div>
  )
}

/** On a narrow window only the current page is shown. */
function Leaf({ pockets, at, hidden }: { pockets: Pocket[]; at: number; hidden: boolean }) {
  const t = useText()
  return (
    <ol
      aria-label={t(binderTexts.binderLeaf, { page: at })}
      className={clsx('grid grid-cols-3 content-start gap-2', hidden && 'max-lg:hidden')}
    >
      {pockets.map((pocket) => (
        <li key={pocket.product.id} className="min-w-0">
          <BinderPocket pocket={pocket} />
        </li>
      ))}
    </ol>
  )
}
