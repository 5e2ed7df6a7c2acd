import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { money } from '@bra/contract/trade/format'
import type { OfferOrder } from '@bra/contract/trade/trade'
import { tileTexts } from '../../../catalogue/catalog/tile-texts.ts'
import { useDestination } from '../../../people/addresses/destination.ts'
import { type Translate, useText } from '../../../../lib/text.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { type Column, Table } from '../../../../ui/Table.tsx'
import { AddButton } from './AddButton.tsx'
import { BuyOffer } from './BuyOffer.tsx'
import {
  OfferCondition,
  OfferDelivery,
  OfferNotes,
  OfferPrice,
  OfferQuestions,
  OfferStore,
  OfferTags,
  OfferVariant,
} from './OfferCells.tsx'
import { offerTexts } from './texts.ts'

interface OfferTableProps {
  offers: StoreOffer[]
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
}

const sorted = {
  total: ['total', 'ascending'],
  price: ['price', 'ascending'],
  condition: ['condition', 'descending'],
  rating: ['store', 'descending'],
} as const satisfies Record<OfferOrder, unknown>

export function OfferTable({ offers, order, onOrder }: OfferTableProps) {
  const t = useText()
  const { cep } = useDestination()
  // While no freight is known, the order by total is the one by price.
  const [by, direction] = sorted[order === 'total' && !cep ? 'price' : order]
  const orderOf = (key: string) => (Object.keys(sorted) as OfferOrder[]).find((each) => sorted[each][0] === key)!
  return (
    <Table
      caption={t(offerTexts.offersTable)}
      columns={columnsOf(t, cep)}
      rows={offers}
      rowKey={(offer) => String(offer.id)}
      rowsFrom="xl"
      density="tall"
      sorting={{ by, direction, onSort: (key) => onOrder(orderOf(key)) }}
      card={(offer) => <OfferCard offer={offer} />}
    />
  )
}

function columnsOf(t: Translate, cep: string | undefined): Column<StoreOffer>[] {
  const delivery: Column<StoreOffer> = {
    key: 'delivery',
    header: t(offerTexts.delivery),
    cell: (offer) => <OfferDelivery offer={offer} />,
  }
  const total: Column<StoreOffer> = {
    key: 'total',
    header: t(offerTexts.total),
    numeric: true,
    sortable: true,
    cell: (offer) => <Money cents={offer.total_cents ?? offer.price_cents} size="large" />,
  }
  return [
    { key: 'store', header: t(offerTexts.store), sortable: true, cell: (offer) => <OfferStore asks offer={offer} /> },
    {
      key: 'condition',
      header: t(offerTexts.condition),
      sortable: true,
      cell: (offer) => <OfferCondition offer={offer} />,
    },
    { key: 'variant', header: t(offerTexts.variant), cell: (offer) => <OfferVariant offer={offer} /> },
    ...(cep ? [delivery] : []),
    {
      key: 'price',
      header: t(offerTexts.price),
      numeric: true,
      sortable: true,
      cell: (offer) => <OfferPrice offer={offer} small={Boolean(cep)} />,
    },
    ...(cep ? [total] : []),
    { key: 'buy', header: t(offerTexts.quantity), numeric: true, cell: (offer) => <BuyOffer offer={offer} /> },
  ]
}

function OfferCard({ offer }: { offer: StoreOffer }) {
  const t = useText()
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-x-3 max-[21.9rem]:flex-wrap">
        <OfferStore offer={offer} />
        <CardPrice offer={offer} />
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-end gap-2">
        <span className="mr-auto flex min-w-0 flex-col items-start gap-1">
          <OfferTags offer={offer} whole short />
          <OfferNotes offer={offer} />
          <span className="flex flex-wrap items-baseline gap-x-2 text-caption text-ink-3">
            {t(offerTexts.inStock, { count: offer.quantity })}
            <OfferQuestions offer={offer} />
          </span>
        </span>
        <AddButton offer={offer} className="flex-none" />
      </div>
    </div>
  )
}

function CardPrice({ offer }: { offer: StoreOffer }) {
  const t = useText()
  const { freight, price_cents: price, total_cents: total } = offer
  if (!freight) {
    return (
      <span className="ml-auto flex-none text-right">
        <OfferPrice offer={offer} />
      </span>
    )
  }
  const parts = t(offerTexts.parts, { price: money(price), freight: money(freight.cents) })
  return (
    <span className="ml-auto flex-none text-right text-small text-ink-3 tabular-nums">
      <Money cents={total} size="large" className="block text-ink" />
      {freight.free ? t(tileTexts.freeShipping) : parts}
    </span>
  )
}
