import { CirclePause } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { planTabTexts } from './plan-tab-texts.ts'

interface PlacesPanelProps {
  storeId: number
  /** Offers that want to be on sale. */
  offers: number
  limit: number | null
  waiting: number
}

/** Says how many offers wait for a place in the plan; draws nothing if none does. */
export function PlacesPanel({ storeId, offers, limit, waiting }: PlacesPanelProps) {
  const t = useText()
  if (waiting === 0 || limit === null) return null
  const onSale = offers - waiting
  return (
    <section
      aria-labelledby="esperam-lugar"
      className="panel flex flex-wrap items-center gap-x-6 gap-y-4 border-buriti p-4 sm:px-5"
    >
      <span
        aria-hidden
        className="grid size-11 flex-none place-items-center rounded-control bg-buriti-soft text-on-buriti-soft"
      >
        <CirclePause size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="esperam-lugar" className="font-sans text-lead font-bold tracking-normal">
          {t(planTabTexts.waiting, { count: waiting })}
        </h2>
        <p className="max-w-[68ch] text-ink-2">{t(planTabTexts.waitingHint, { limit })}</p>
      </div>
      <div className="grid min-w-48 flex-1 gap-1.5 text-label tabular-nums lg:max-w-64">
        <p className="flex justify-between gap-3">
          <b className="font-semibold">{t(planTabTexts.onSale, { count: onSale })}</b>
          <span className="text-ink-2">{t(planTabTexts.ofAll, { count: offers })}</span>
        </p>
        <div aria-hidden className="h-2 overflow-hidden rounded-tag bg-sunken">
          <div className="h-full bg-mata" style={{ width: `${(onSale / offers) * 100}%` }} />
        </div>
      </div>
      <Link to={paths.listings(storeId)} className={`${buttonStyle('outline')} max-sm:w-full`}>
        {t(planTabTexts.chooseOffers)}
      </Link>
    </section>
  )
}
