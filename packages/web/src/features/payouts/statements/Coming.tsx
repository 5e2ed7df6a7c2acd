import { date } from '@bra/contract/trade/format'
import type { StoreWallet } from '@bra/contract/payouts/statements.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Money } from '../../../ui/Money.tsx'

const SHOWN = 8

/** Shows which amounts are released next, and when. */
export function Coming({ coming }: { coming: StoreWallet['coming'] }) {
  const t = useText()
  return (
    <section aria-labelledby="coming" className="panel p-4 sm:p-5">
      <h2 id="coming" className="text-h3">
        {t('finance.coming')}
      </h2>
      {coming.length === 0 && <p className="mt-2 text-ink-2">{t('finance.comingNone')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {coming.slice(0, SHOWN).map(({ on, certain, cents, orders }) => (
          <li key={`${on} ${certain}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            {on ? (
              <>
                <span className="font-semibold tabular-nums">{date(on)}</span>
                <Badge tone={certain ? 'mata' : 'neutral'}>
                  {t(certain ? 'finance.comingSure' : 'finance.comingLikely')}
                </Badge>
              </>
            ) : (
              <span className="text-ink-2">{t('finance.comingOpen')}</span>
            )}
            <span className="text-small text-ink-3">{t('finance.comingOrders', { count: orders })}</span>
            <Money cents={cents} size="body" className="ml-auto" />
          </li>
        ))}
      </ul>
    </section>
  )
}
