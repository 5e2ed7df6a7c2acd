import type { LowOffer } from '@bra/contract/selling/stock-alerts.schemas'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { alertsQuery, useAlertCall } from './stock-alerts.data.ts'
import { stockAlertTexts } from './texts.ts'

export const LOW_STOCK = 'estoque-baixo'
const usual = [0, 1, 2, 3, 4, 5, 10, 20]

export function LowStock({ storeId }: { storeId: number }) {
  const t = useText()
  const title = useId()
  const alerts = useQuery(alertsQuery(storeId))
  return (
    <section id={LOW_STOCK} tabIndex={-1} aria-labelledby={title} className="panel p-5">
      <h2 id={title} className="mb-3 text-h3">
        {t(stockAlertTexts.title)}
      </h2>
      <Answer to={alerts} room="h-24 rounded-panel">
        {({ threshold, offers, total }) => (
          <div className="grid gap-4">
            <Threshold storeId={storeId} threshold={threshold} />
            {threshold !== null && total === 0 && <p className="text-ink-2">{t(stockAlertTexts.none)}</p>}
            {total > 0 && <LowOffers storeId={storeId} offers={offers} total={total} />}
          </div>
        )}
      </Answer>
    </section>
  )
}

function Threshold({ storeId, threshold }: { storeId: number; threshold: number | null }) {
  const t = useText()
  const choose = useAlertCall('choose')
  const counts =
    threshold === null || usual.includes(threshold) ? usual : [...usual, threshold].toSorted((a, b) => a - b)
  const keep = (text: string) =>
    choose.mutate(
      { body: { store_id: storeId, threshold: text === '' ? null : Number(text) } },
      { onSuccess: ({ message }) => toast.success(message), onError: (error) => complain(error, t) },
    )
  return (
    <div className="max-w-80">
      <Select
        label={t(stockAlertTexts.when)}
        hint={t(stockAlertTexts.hint)}
        value={threshold ?? ''}
        disabled={choose.isPending}
        onChange={(event) => keep(event.target.value)}
      >
        <option value="">{t(stockAlertTexts.never)}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count === 0 ? t(stockAlertTexts.soldOut) : t(stockAlertTexts.left, { count })}
          </option>
        ))}
      </Select>
    </div>
  )
}

function LowOffers({ storeId, offers, total }: { storeId: number; offers: LowOffer[]; total: number }) {
  const t = useText()
  const putAway = useAlertCall('putAway')
  const drop = (ids: number[]) =>
    putAway.mutate({ body: { store_id: storeId, ids } }, { onError: (error) => complain(error, t) })
  return (
    <>
      <ul aria-label={t(stockAlertTexts.offers)} className="max-h-96 divide-y divide-line overflow-y-auto">
        {offers.map((offer) => (
          <li key={offer.id} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1">
              <Link to={`${paths.listings(storeId)}?busca=${encodeURIComponent(offer.code)}`} className={loneLinkStyle}>
                {offer.name}
              </Link>
              <span className="block text-label text-ink-3">
                {[
                  offer.code,
                  t(tradeTexts[offer.condition]),
                  t(tradeTexts[offer.language]),
                  t(tradeTexts[offer.finish]),
                ].join(' · ')}
              </span>
            </p>
            <p className="font-semibold tabular-nums">{t(stockAlertTexts.units, { count: offer.quantity })}</p>
            <IconButton
              label={t(stockAlertTexts.putAway, { name: offer.name })}
              disabled={putAway.isPending}
              onClick={() => drop([offer.id])}
            >
              <X aria-hidden size={18} strokeWidth={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-3 text-label text-ink-2">
        {total > offers.length && t(stockAlertTexts.more, { count: total - offers.length })}
        <Button
          variant="outline"
          size="small"
          busy={putAway.isPending}
          onClick={() => drop(offers.map(({ id }) => id))}
        >
          {t(stockAlertTexts.putAllAway, { count: offers.length })}
        </Button>
      </p>
    </>
  )
}
