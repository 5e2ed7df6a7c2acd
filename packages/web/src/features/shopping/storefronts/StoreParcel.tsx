import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { money } from '@bra/contract/trade/format'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useSession } from '../../../lib/session.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Failed } from '../../../lib/Answer.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { ProgressBar } from './FreeProgress.tsx'
import { ParcelPanel } from './ParcelPanel.tsx'
import { useParcelFacts } from './storefronts.data.ts'
import { storefrontTexts } from './texts.ts'
import { PARCEL_BESIDE, useClosed } from './useListing.ts'
import { type Parcel, useParcel } from './useParcel.ts'

const ParcelSheet = lazyPart(async () => (await import('./ParcelSheet.tsx')).ParcelSheet)

/** On a phone the parcel is a bar at the bottom, which opens it as a sheet. */
export function StoreParcel({ store }: { store: StoreDetail }) {
  const t = useText()
  const isWide = useMediaQuery(PARCEL_BESIDE)
  const asked = useParcelFacts(store.id)
  const parcel = useParcel(store.id)
  const closed = useClosed(store)
  if (isWide === false) return <ParcelBar {...{ store, parcel, closed }} />
  return (
    <section
      aria-labelledby="pacote"
      className="panel min-h-40 p-5 max-lg:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <h2 id="pacote" className="mb-3 text-h3">
        {t(storefrontTexts.parcel)}
      </h2>
      <p role="status" className="sr-only">
        {parcel.group &&
          t(storefrontTexts.heard, { count: parcel.group.count, total: money(parcel.group.goods_cents) })}
      </p>
      <Failed of={asked} title={t(storefrontTexts.failed)} />
      {isWide && <ParcelPanel {...{ store, parcel, closed }} />}
    </section>
  )
}

interface ParcelBarProps {
  store: StoreDetail
  parcel: Parcel
  closed: string | null
}

/** The bar is shown once something is in the parcel, or something would complete it. */
function ParcelBar({ store, parcel, closed }: ParcelBarProps) {
  const t = useText()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const { group, facts, missing } = parcel
  const goods = group?.goods_cents ?? 0
  if (!session || facts?.own || (!group && !facts?.completing)) return null
  return (
    <>
      <button
        type="button"
        data-buy-bar
        onClick={() => setOpen(true)}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface -outline-offset-4 lg:hidden"
      >
        {missing !== null && <ProgressBar share={missing === 0 ? 1 : goods / (goods + missing)} className="h-1" />}
        <span className="flex h-12 items-center gap-3 px-4 text-label">
          <span className="sr-only">{t(storefrontTexts.parcel)}: </span>
          <span className="min-w-0 flex-1 truncate text-left font-semibold">
            {closed ?? inWords(t, missing, goods)}
          </span>
          {group && <b className="tabular-nums">{money(goods + (group.freight_cents ?? 0))}</b>}
          <ChevronUp aria-hidden size={20} strokeWidth={1.75} />
        </span>
      </button>
      {isOpen && <ParcelSheet {...{ store, parcel, closed }} onClose={() => setOpen(false)} />}
    </>
  )
}

function inWords(t: Translate, missing: number | null, goods: number) {
  if (missing === null) return t(storefrontTexts.parcel)
  if (missing === 0) return t(storefrontTexts.free)
  return goods > 0 ? t(storefrontTexts.missingShort, { price: money(missing) }) : t(storefrontTexts.completing)
}
