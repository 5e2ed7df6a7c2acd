import { money } from '@bra/contract/trade/format'
import type { PricedOffer } from '@bra/contract/selling/price-rules.schemas'
import { type Translate, useText } from '../../../lib/text.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'

export function PricedOffers({ offers }: { offers: PricedOffer[] }) {
  const t = useText()
  return (
    <Table
      caption={t('priceRules.preview')}
      density="compact"
      columns={columnsOf(t)}
      rows={offers}
      rowKey={({ listing_id }) => String(listing_id)}
      card={(offer) => <OfferCard offer={offer} />}
    />
  )
}

const difference = ({ before_cents, after_cents }: Pick<PricedOffer, 'before_cents' | 'after_cents'>) => {
  const percent = Math.round((after_cents / before_cents - 1) * 1000) / 10
  return percent === 0 ? '—' : `${percent > 0 ? '+' : '−'}${String(Math.abs(percent)).replace('.', ',')}%`
}

const columnsOf = (t: Translate): Column<PricedOffer>[] => [
  {
    key: 'product',
    header: t('priceRules.product'),
    cell: ({ product_name, variant }) => (
      <>
        <span className="font-semibold">{product_name}</span>
        <span className="block text-small text-ink-3">{variant}</span>
      </>
    ),
  },
  { key: 'before', header: t('priceRules.before'), numeric: true, cell: ({ before_cents }) => money(before_cents) },
  {
    key: 'after',
    header: t('priceRules.after'),
    numeric: true,
    cell: ({ after_cents }) => <strong>{money(after_cents)}</strong>,
  },
  { key: 'difference', header: t('priceRules.difference'), numeric: true, cell: difference },
  { key: 'rule', header: t('priceRules.rule'), cell: ({ rule }) => rule ?? '—' },
  { key: 'reason', header: t('priceRules.reason'), className: 'text-label text-ink-2', cell: ({ reason }) => reason },
]

function OfferCard({ offer }: { offer: PricedOffer }) {
  return (
    <>
      <p className="font-semibold">{offer.product_name}</p>
      <p className="text-small text-ink-3">{offer.variant}</p>
      <p className="mt-1 tabular-nums">
        {money(offer.before_cents)} → <strong>{money(offer.after_cents)}</strong> {difference(offer)}
      </p>
      <p className="text-label text-ink-2">{offer.reason}</p>
    </>
  )
}
