import type { ReactNode } from 'react'
import { photosOfPassport } from '@bra/contract/ground/passports'
import { date, money } from '@bra/contract/trade/format'
import type { OrderLine, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PassportButton } from '../../ground/photos/passports/PassportButton.tsx'
import { passportTexts } from '../../ground/photos/passports/texts.ts'
import { OrderPicture } from './OrderPicture.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { VariantTags } from '../../catalogue/variants/VariantTags.tsx'
import { parcelTexts } from './parcel-texts.ts'

export function ParcelLines({ parcel, store }: { parcel: StoreOrder; store: string }) {
  const t = useText()
  const { goods_cents: goods, freight_cents: freight, shipping } = parcel
  return (
    <>
      <LinesList lines={parcel.lines} label={t(parcelTexts.linesOf, { store })} />
      <div className="border-t border-line p-4 sm:px-5">
        <Sums className="ml-auto max-w-80">
          <Sum name={t(parcelTexts.goods)}>
            <Money cents={goods} />
          </Sum>
          <Sum name={t(parcelTexts.freightBy, { name: shipping.name })}>
            <Freight cents={freight} />
          </Sum>
          <Sum name={t(parcelTexts.parcelTotal)} isTotal>
            <Money cents={goods + freight} />
          </Sum>
        </Sums>
      </div>
    </>
  )
}

interface LinesListProps {
  lines: OrderLine[]
  label: string
  noteOf?: (line: OrderLine) => ReactNode
}

export const LinesList = ({ lines, label, noteOf }: LinesListProps) => (
  <ul aria-label={label} className="divide-y divide-line border-t border-line">
    {lines.map((line) => (
      <LineRow key={line.id} line={line} note={noteOf?.(line)} />
    ))}
  </ul>
)

export function Freight({ cents }: { cents: number }) {
  const t = useText()
  return cents === 0 ? <b className="font-semibold text-mata">{t(parcelTexts.free)}</b> : <Money cents={cents} />
}

function LineRow({ line, note }: { line: OrderLine; note: ReactNode }) {
  const t = useText()
  const { product_id: id, name, code, quantity, lacking, unit_price_cents: unit } = line
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 p-4 sm:px-5">
      <OrderPicture name={name} images={line.product_image} className="row-span-2 w-14" />
      <div className="min-w-0">
        <h3 className="font-sans text-body font-semibold tracking-normal">
          <Link to={paths.product({ id, name })} className="rounded-[3px] hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-small text-ink-3 tabular-nums">{code}</p>
      </div>
      <p className="text-right sm:row-span-2">
        <Money cents={unit * quantity} size="body" className="block" />
        <span className="block text-small text-ink-3 tabular-nums">{t(parcelTexts.quantity, { count: quantity })}</span>
        {quantity > 1 && (
          <span className="block text-small text-ink-3 tabular-nums">
            {t(parcelTexts.each, { price: money(unit) })}
          </span>
        )}
      </p>
      <div className="self-start max-sm:col-span-2 max-sm:col-start-2 sm:col-start-2 sm:row-start-2">
        <VariantTags of={line} />
        {lacking > 0 && (
          <p className="mt-1 text-label font-semibold text-ink">
            {t(parcelTexts.lackingLine, { count: lacking, all: quantity, price: money(lacking * unit) })}
          </p>
        )}
        {line.comment && <p className="mt-1 text-label text-ink-2">{line.comment}</p>}
        {note}
        <SoldPhotos of={line} />
        <SoldPassport of={line} />
      </div>
    </li>
  )
}

function SoldPhotos({ of: { name, photos: all, passport } }: { of: Pick<OrderLine, 'name' | 'photos' | 'passport'> }) {
  const t = useText()
  const photos = all.filter((photo) => !photosOfPassport(passport).includes(photo))
  if (photos.length === 0) return null
  return (
    <ul aria-label={t(parcelTexts.soldPhotos, { name })} className="mt-2 flex flex-wrap gap-2">
      {photos.map((address, at) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={t(parcelTexts.soldPhoto, { number: at + 1 })}
              width={56}
              height={56}
              loading="lazy"
              className="size-14 rounded-tag object-cover inset-ring inset-ring-ring-card"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function SoldPassport({ of: { name, passport, packed } }: { of: OrderLine }) {
  const t = useText()
  if (!passport && !packed) return null
  const day = packed && { date: date(packed.at) }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-2">
      {passport && <PassportButton passport={passport} of={name} word={t(passportTexts.title)} />}
      {day && <span>{t(packed.passport ? parcelTexts.checkedAnew : parcelTexts.checked, day)}</span>}
      {packed?.passport && <PassportButton passport={packed.passport} of={name} word={t(parcelTexts.seePacked)} />}
    </div>
  )
}
