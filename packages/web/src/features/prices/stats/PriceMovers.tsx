import type { Mover } from '@bra/contract/prices/stats.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Sparkline } from '../../../ui/Sparkline.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { ShortPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { changeTexts } from './change-texts.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { moversQuery } from './stats.data.ts'

export function PriceMovers() {
  const t = useText()
  const { data: movers, isError } = useQuery(moversQuery)
  if (isError || movers?.up.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-10 desk:grid-cols-2">
      <MoverList id="altas" title={t(changeTexts.up)} movers={movers?.up} ink="text-mata" />
      <MoverList id="quedas" title={t(changeTexts.down)} movers={movers?.down} ink="text-urucum" />
    </div>
  )
}

interface MoverListProps {
  id: string
  title: string
  movers: Mover[] | undefined
  ink: string
}

const SHOWN = 5

function MoverList({ id, title, movers, ink }: MoverListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {movers ? (
        <ol className="panel divide-y divide-line">
          {movers.slice(0, SHOWN).map((mover, at) => (
            <MoverRow key={mover.id} mover={mover} position={at + 1} ink={ink} />
          ))}
        </ol>
      ) : (
        <SkeletonRows rows={SHOWN} className="h-18" />
      )}
    </section>
  )
}

function MoverRow({ mover, position, ink }: { mover: Mover; position: number; ink: string }) {
  return (
    <li className="relative flex min-h-18 items-center gap-3 px-4 py-2 hover:bg-sunken/40">
      <span className="title w-5 text-lead text-ink-3 tabular-nums">{position}</span>
      <CatalogArt product={mover} decorative sizes="40px" className="w-10! flex-none" />
      <span className="min-w-0 flex-1">
        <Link
          to={paths.product(mover)}
          className="line-clamp-1 font-semibold after:absolute after:inset-0 after:rounded-panel"
        >
          {mover.name}
        </Link>
        <span className="block truncate text-small text-ink-3">{printedNumber(mover)}</span>
      </span>
      <Sparkline values={mover.sparkline} className={`h-7 w-20 flex-none max-sm:hidden ${ink}`} />
      <span className="flex-none text-right text-small">
        <ChangeMark percent={mover.change_percent} />
        <span className="block">
          <ShortPrice alone product={mover} />
        </span>
      </span>
    </li>
  )
}
