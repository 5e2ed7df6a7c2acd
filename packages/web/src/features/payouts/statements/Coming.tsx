import { date } from '@bra/contract/trade/format'
import type { StoreWallet } from '@bra/contract/payouts/statements.schemas'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { statementTexts } from './texts.ts'

const SHOWN = 8

/** Only the next amounts are listed, and the sum of the others, until all are asked for. */
export function Coming({ coming }: { coming: StoreWallet['coming'] }) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const later = isWhole ? [] : coming.slice(SHOWN)
  return (
    <section aria-labelledby="coming" className="panel p-4 sm:p-5">
      <h2 id="coming" className="text-h3">
        {t(statementTexts.coming)}
      </h2>
      {coming.length === 0 && <p className="mt-2 text-ink-2">{t(statementTexts.comingNone)}</p>}
      <ul className="mt-2 divide-y divide-line">
        {coming.slice(0, coming.length - later.length).map(({ on, certain, cents, orders }) => (
          <li key={`${on} ${certain}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            {on ? (
              <>
                <span className="font-semibold tabular-nums">{date(on)}</span>
                <Badge tone={certain ? 'mata' : 'neutral'}>
                  {t(certain ? statementTexts.comingSure : statementTexts.comingLikely)}
                </Badge>
              </>
            ) : (
              <span className="text-ink-2">{t(statementTexts.comingOpen)}</span>
            )}
            <span className="text-small text-ink-3">{t(statementTexts.comingOrders, { count: orders })}</span>
            <Money cents={cents} size="body" className="ml-auto" />
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 border-t border-line pt-2.5">
          <Button variant="ghost" size="small" className="-ml-3.5" onClick={() => setWhole(true)}>
            {t(statementTexts.comingLater, { count: later.length })}
          </Button>
          <Money cents={later.reduce((sum, { cents }) => sum + cents, 0)} size="body" className="ml-auto" />
        </div>
      )}
    </section>
  )
}
