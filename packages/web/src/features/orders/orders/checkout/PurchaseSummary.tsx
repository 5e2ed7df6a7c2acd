import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { CardArt } from '../../../../ui/CardArt.tsx'
import { GoodArt } from '../../../../ui/GoodArt.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { zoomProduct } from '../../../catalogue/catalog/zoomed-product.ts'
import type { Parcel, Purchase, PurchaseLine } from './purchase.ts'

/** Shows what is bought and its sums, beside the steps or folded into one line above them. */
export function PurchaseSummary({ purchase, isWide }: { purchase: Purchase; isWide: boolean | undefined }) {
  const t = useText()
  if (isWide)
    return (
      <section
        aria-labelledby="summary"
        className="panel flex flex-col p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)]"
      >
        <h2 id="summary" className="mb-4 text-h3">
          {t('cart.summary')}
        </h2>
        {/* many parcels scroll inside the list, so that the total stays in view */}
        <Sums purchase={purchase} listClass="-mx-5 min-h-0 overflow-y-auto px-5" />
      </section>
    )
  return (
    <details className="panel group">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-panel px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-semibold">
          {t('cart.summary')}{' '}
          <span className="font-normal text-ink-3">{t('cart.goods', { count: purchase.count })}</span>
        </span>
        <Money cents={purchase.total_cents} size="large" />
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="transition-quiet flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4">
        <Sums purchase={purchase} />
      </div>
    </details>
  )
}

function Sums({ purchase, listClass }: { purchase: Purchase; listClass?: string }) {
  const t = useText()
  return (
    <>
      <ul className={clsx('flex flex-col gap-5', listClass)}>
        {purchase.parcels.map((parcel) => (
          <li key={parcel.key}>
            <h3 className="mb-2 font-sans text-body font-bold tracking-normal">{parcel.store ?? t('cart.center')}</h3>
            <ParcelLines parcel={parcel} />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
        {t(purchase.freight_cents === null ? 'cart.totalWithout' : 'cart.total')}
        <Money cents={purchase.total_cents} size="large" />
      </p>
    </>
  )
}

function ParcelLines({ parcel }: { parcel: Parcel }) {
  const t = useText()
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        {parcel.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      <p className="mt-2.5 flex justify-between gap-4 text-label text-ink-2 tabular-nums">
        <span>
          {t('cart.freight')}
          {parcel.shipping && ` · ${parcel.shipping.name}`}
        </span>
        <Freight cents={parcel.freight_cents} />
      </p>
    </>
  )
}

function Line({ line }: { line: PurchaseLine }) {
  const t = useText()
  const { product, image, isCard } = line
  const art = { src: image, name: product.name, decorative: true, sizes: '44px' }
  return (
    <li className="flex items-start gap-3">
      <button
        type="button"
        aria-label={t('tiles.zoomNamed', { name: product.name })}
        className="w-11 flex-none rounded-tag"
        onClick={() => zoomProduct(product)}
      >
        {isCard ? <CardArt {...art} /> : <GoodArt {...art} />}
      </button>
      <p className="min-w-0 flex-1 text-label">
        <span className="font-semibold">
          {line.quantity} × {product.name}
        </span>
        <span className="block text-small text-ink-3">{line.facts}</span>
      </p>
      <Money cents={line.cents} className="text-label font-semibold" />
    </li>
  )
}

function Freight({ cents }: { cents: number | null }): ReactNode {
  const t = useText()
  if (cents === null) return t('cart.unknownFreight')
  return cents === 0 ? <b className="font-semibold text-mata">{t('cart.free')}</b> : <Money cents={cents} />
}
