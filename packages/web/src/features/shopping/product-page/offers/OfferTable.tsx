import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { formatCep } from '@bra/contract/trade/postal'
import { useDestination } from '../../../people/addresses/destination.ts'
import { type Translate, useText } from '../../../../lib/text.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { type Column, Table } from '../../../../ui/Table.tsx'
import { BuyOffer } from './BuyOffer.tsx'
import { OfferCondition, OfferDelivery, OfferPrice, OfferStore, OfferVariant } from './OfferCells.tsx'

export function OfferTable({ offers }: { offers: StoreOffer[] }) {
  const t = useText()
  const { cep } = useDestination()
  const firstId = offers[0]?.id
  const delivery = cep ? t('product.deliveryTo', { cep: formatCep(cep) }) : t('product.delivery')
  return (
    <Table
      caption={t('product.offersTable')}
      columns={columnsOf(t, delivery, firstId)}
      rows={offers}
      rowKey={(offer) => String(offer.id)}
      rowsFrom="xl"
      density="roomy"
      card={(offer) => <OfferCard offer={offer} isFirst={offer.id === firstId} />}
    />
  )
}

const columnsOf = (t: Translate, delivery: string, firstId: number | undefined): Column<StoreOffer>[] => [
  { key: 'store', header: t('product.store'), cell: (offer) => <OfferStore offer={offer} /> },
  { key: 'condition', header: t('product.condition'), cell: (offer) => <OfferCondition offer={offer} /> },
  { key: 'variant', header: t('product.variant'), cell: (offer) => <OfferVariant offer={offer} /> },
  { key: 'delivery', header: delivery, cell: (offer) => <OfferDelivery offer={offer} /> },
  { key: 'price', header: t('product.price'), numeric: true, cell: (offer) => <OfferPrice offer={offer} /> },
  {
    key: 'buy',
    header: t('product.quantity'),
    numeric: true,
    cell: (offer) => <BuyOffer offer={offer} isFirst={offer.id === firstId} />,
  },
]

function OfferCard({ offer, isFirst }: { offer: StoreOffer; isFirst: boolean }) {
  const t = useText()
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <OfferPrice offer={offer} />
        <span className="text-right">
          <OfferDelivery offer={offer} />
          {offer.total_cents !== null && (
            <span className="block text-small">
              {t('product.total')} <Money cents={offer.total_cents} className="font-bold" />
            </span>
          )}
        </span>
      </div>
      <OfferCondition offer={offer} />
      <OfferVariant offer={offer} />
      <OfferStore offer={offer} />
      <div className="mt-auto">
        <BuyOffer offer={offer} isFirst={isFirst} />
      </div>
    </div>
  )
}
