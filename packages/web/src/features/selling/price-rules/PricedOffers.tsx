import { money } from '@bra/contract/trade/format'
import type { PricedOffer } from '@bra/contract/selling/price-rules.schemas'
import { type Translate, useText } from '../../../lib/text.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { pricePreviewTexts } from './price-preview-texts.ts'
import { priceRuleTexts } from './texts.ts'

interface PricedOffersProps {
  offers: PricedOffer[]
  choice?: Choice
}

interface Choice {
  /** Offers whose price stays. */
  left: ReadonlySet<number>
  onChange: (left: ReadonlySet<number>) => void
}

export function PricedOffers({ offers, choice }: PricedOffersProps) {
  const t = useText()
  return (
    <Table
      caption={t(priceRuleTexts.preview)}
      density="compact"
      columns={[...(choice ? [tickColumn(t, choice)] : []), ...columnsOf(t)]}
      rows={offers}
      rowKey={({ listing_id }) => String(listing_id)}
      card={(offer) => (
        <div className="flex gap-2">
          {choice && <ApplyTick offer={offer} {...choice} />}
          <div className="min-w-0 flex-1">
            <OfferCard offer={offer} />
          </div>
        </div>
      )}
    />
  )
}

const difference = ({ before_cents, after_cents }: Pick<PricedOffer, 'before_cents' | 'after_cents'>) => {
  const percent = Math.round((after_cents / before_cents - 1) * 1000) / 10
  return percent === 0 ? '—' : `${percent > 0 ? '+' : '−'}${String(Math.abs(percent)).replace('.', ',')}%`
}

const tickColumn = (t: Translate, choice: Choice): Column<PricedOffer> => ({
  key: 'tick',
  header: t(pricePreviewTexts.applyColumn),
  hiddenHeader: true,
  className: 'w-10',
  cell: (offer) => <ApplyTick offer={offer} {...choice} />,
})

/** A price that does not change has no box to tick. */
function ApplyTick({ offer, left, onChange }: Choice & { offer: PricedOffer }) {
  const t = useText()
  const { listing_id: id, product_name: name, before_cents: before, after_cents: after } = offer
  if (before === after) return null
  const turn = () => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <label className="grid min-h-9 min-w-9 place-items-center">
      <input
        type="checkbox"
        className="tick"
        aria-label={t(pricePreviewTexts.applyTo, { name })}
        checked={!left.has(id)}
        onChange={turn}
      />
    </label>
  )
}

const columnsOf = (t: Translate): Column<PricedOffer>[] => [
  {
    key: 'product',
    header: t(pricePreviewTexts.product),
    cell: ({ product_name, variant }) => (
      <>
        <span className="font-semibold">{product_name}</span>
        <span className="block text-small text-ink-3">{variant}</span>
      </>
    ),
  },
  {
    key: 'before',
    header: t(pricePreviewTexts.before),
    numeric: true,
    cell: ({ before_cents }) => money(before_cents),
  },
  {
    key: 'after',
    header: t(pricePreviewTexts.after),
    numeric: true,
    cell: ({ after_cents }) => <strong>{money(after_cents)}</strong>,
  },
  { key: 'difference', header: t(pricePreviewTexts.difference), numeric: true, cell: difference },
  { key: 'rule', header: t(pricePreviewTexts.rule), cell: ({ rule }) => rule ?? '—' },
  {
    key: 'reason',
    header: t(pricePreviewTexts.reason),
    className: 'text-label text-ink-2',
    cell: ({ reason }) => reason,
  },
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
