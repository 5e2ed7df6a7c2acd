import type { CartLine } from '@bra/contract/orders/cart.schemas'
import { money } from '@bra/contract/trade/format'
import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Money } from '../../../ui/Money.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { toast } from '../../../ui/toast.ts'
import { CopyNotes } from '../../ground/photos/passports/CopyNotes.tsx'
import { VariantTags } from '../../catalogue/variants/VariantTags.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { useLine } from './cart.data.ts'
import { LineChanges } from './LineChanges.tsx'
import { cartTexts } from './texts.ts'

export function CartLineRow({ line }: { line: CartLine }) {
  const t = useText()
  const { product } = line
  const { name } = product
  const own = useLine(line)
  const isOut = line.available === 0
  const counted = Math.min(own.quantity, line.available)
  const remove = () =>
    own.remove(() =>
      toast.success(
        t(cartTexts.removed, { name }),
        line.offer && !isOut ? { label: t(cartTexts.undo), onPress: own.putBack } : undefined,
      ),
    )
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 p-4 md:grid-cols-[3.5rem_minmax(0,1fr)_7rem_6.5rem_2.75rem]">
      <Thumb line={line} />
      <div className={clsx('min-w-0 max-md:col-span-2 max-md:col-start-2 max-md:row-start-1', isOut && 'text-ink-2')}>
        <LineFacts line={line} />
        <LineChanges line={line} onSet={own.set} onAgree={own.agree} />
      </div>
      <div className="max-md:col-span-2 max-md:col-start-1 max-md:row-start-2">
        {isOut ? (
          <p className="text-label text-ink-2">{t(cartTexts.unavailable)}</p>
        ) : (
          <QuantityStepper
            value={own.quantity}
            onChange={own.set}
            max={line.available}
            label={t(cartTexts.quantityOf, { name })}
            decreaseLabel={t(cartTexts.decreaseOf, { name })}
            increaseLabel={t(cartTexts.increaseOf, { name })}
            saysMax
            maxReason={t(cartTexts.onlySo, { count: line.available })}
          />
        )}
      </div>
      <p className="text-right max-md:col-start-3 max-md:row-start-2">
        {!isOut && (
          <>
            <Money cents={line.unit_price_cents * counted} size="body" className="block" />
            <span className="text-small text-ink-3 tabular-nums">
              {own.quantity > 1 &&
                t(counted < own.quantity ? cartTexts.counted : cartTexts.each, {
                  price: money(line.unit_price_cents),
                  counted,
                })}
            </span>
          </>
        )}
      </p>
      <IconButton
        className="-mt-2 -mr-2 max-md:col-start-3 max-md:row-start-1 max-md:self-start max-md:justify-self-end"
        label={t(cartTexts.remove, { name })}
        onClick={remove}
      >
        <Trash2 aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}

function Thumb({ line: { product, available } }: { line: CartLine }) {
  return (
    <span className={clsx('block w-14', available === 0 && 'opacity-45')}>
      <CatalogArt product={product} decorative sizes="56px" />
    </span>
  )
}

function LineFacts({ line }: { line: CartLine }) {
  const t = useText()
  const { product, offer } = line
  return (
    <>
      <h3 className="pr-10 font-sans text-body font-semibold tracking-normal md:pr-0">
        <Link to={paths.product(product)} className="rounded-[3px] hover:underline">
          {product.name}
        </Link>
      </h3>
      <p className="text-small text-ink-3 tabular-nums">{printedNumber(product)}</p>
      <VariantTags of={{ ...line, grade: offer?.grade ?? null, extras: offer?.extras ?? [] }} />
      {offer && <CopyNotes name={product.name} of={offer} />}
      {line.bra_center && (
        <p className="mt-1 text-small text-ink-3">{t(cartTexts.sellerOf, { store: line.store.name })}</p>
      )}
    </>
  )
}
