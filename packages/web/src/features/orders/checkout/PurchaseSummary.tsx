import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { CardArt } from '../../../ui/CardArt.tsx'
import { GoodArt } from '../../../ui/GoodArt.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { CopyNotes } from '../../ground/photos/passports/CopyNotes.tsx'
import { zoomProduct } from '../../catalogue/catalog/zoomed-product.ts'
import { cartTexts } from '../cart/texts.ts'
import { creditTexts } from '../orders/credit-texts.ts'
import type { Parcel, Purchase, PurchaseLine } from './purchase.ts'

export function PurchaseSummary({ purchase, isWide }: { purchase: Purchase; isWide: boolean | undefined }) {
  const t = useText()
  if (isWide)
    return (
      <section
        aria-labelledby="summary"
        className="panel flex flex-col p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)]"
      >
        <h2 id="summary" className="mb-4 text-h3">
          {t(cartTexts.summary)}
        </h2>
        {/* Many parcels scroll inside the list, so that the total stays in view. */}
        <Contents purchase={purchase} listClass="-mx-5 min-h-0 overflow-y-auto px-5" />
      </section>
    )
  return (
    <details className="panel group">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-panel px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-semibold">
          {t(cartTexts.summary)}{' '}
          <span className="font-normal text-ink-3">{t(cartTexts.goods, { count: purchase.count })}</span>
        </span>
        <Money cents={purchase.due_cents} size="large" />
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="transition-quiet flex-none text-ink-3 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4">
        <Contents purchase={purchase} />
      </div>
    </details>
  )
}

function Contents({ purchase, listClass }: { purchase: Purchase; listClass?: string }) {
  const t = useText()
  const { parcels, count, freight_cents: freight, total_cents: total, credit_cents: credit } = purchase
  return (
    <>
      <ul className={clsx('flex flex-col', listClass)}>
        {parcels.map((parcel) => (
          <li key={parcel.key} className="border-b border-line">
            <FoldedParcel parcel={parcel} isOpen={parcels.length === 1} />
          </li>
        ))}
      </ul>
      <Sums className="mt-4">
        <Sum name={t(cartTexts.goods, { count })}>
          <Money cents={parcels.reduce((sum, { goods_cents: cents }) => sum + cents, 0)} />
        </Sum>
        <Sum name={t(cartTexts.freights, { count: parcels.reduce((sum, parcel) => sum + parcel.parcels, 0) })}>
          <Freight cents={freight} />
        </Sum>
        <Sum name={t(freight === null ? cartTexts.totalWithout : cartTexts.total)} isTotal>
          <Money cents={total} size={credit > 0 ? 'body' : 'large'} />
        </Sum>
        {credit > 0 && (
          <>
            <Sum name={t(creditTexts.yours)}>
              <Money cents={-credit} />
            </Sum>
            <Sum name={t(creditTexts.toPay)} isTotal>
              <Money cents={purchase.due_cents} size="large" />
            </Sum>
          </>
        )}
      </Sums>
    </>
  )
}

function FoldedParcel({ parcel, isOpen }: { parcel: Parcel; isOpen: boolean }) {
  const t = useText()
  const count = parcel.lines.reduce((units, { quantity }) => units + quantity, 0)
  return (
    <details open={isOpen} className="group/parcel">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-tag py-2.5 text-label [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={2}
          className="transition-quiet flex-none text-ink-3 group-open/parcel:rotate-180"
        />
        <span className="min-w-0 flex-1">
          <span className="font-bold">{parcel.store ?? t(cartTexts.center)}</span>{' '}
          <span className="whitespace-nowrap text-ink-2">· {t(cartTexts.goods, { count })}</span>
        </span>
        <Money cents={parcel.goods_cents} className="font-semibold" />
      </summary>
      <ul className="flex flex-col gap-2.5 pb-3">
        {parcel.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </details>
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
        aria-label={t(tileTexts.zoomNamed, { name: product.name })}
        className="w-11 flex-none rounded-tag"
        onClick={() => zoomProduct(product)}
      >
        {isCard ? <CardArt {...art} /> : <GoodArt {...art} />}
      </button>
      <div className="min-w-0 flex-1 text-label">
        <span className="font-semibold">
          {line.quantity} × {product.name}
        </span>
        <span className="block text-small text-ink-3">{line.facts}</span>
        <CopyNotes name={product.name} of={line.copy} />
      </div>
      <Money cents={line.cents} className="text-label font-semibold" />
    </li>
  )
}

function Freight({ cents }: { cents: number | null }): ReactNode {
  const t = useText()
  if (cents === null) return t(cartTexts.unknownFreight)
  return cents === 0 ? <b className="font-semibold text-mata">{t(cartTexts.free)}</b> : <Money cents={cents} />
}
