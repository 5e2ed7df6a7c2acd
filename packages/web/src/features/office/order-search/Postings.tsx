import { money } from '@bra/contract/trade/format'
import type { Posting } from '@bra/contract/office/order-search.schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { officePaths } from '../../../lib/office-paths.ts'
import { paths } from '../../../lib/paths.ts'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { AccountName } from './AccountName.tsx'
import { kindTexts } from './kind-texts.ts'
import { ledgerTexts } from './ledger-texts.ts'
import { orderSearchTexts } from './texts.ts'

/** The lines of a posting sum to zero; a mouse is shown its key. */
export function Postings({ postings, label }: { postings: Posting[]; label: string }) {
  const { t, visit } = useEnv()
  return (
    <ul aria-label={label} className="grid gap-3">
      {postings.map(({ id, key, kind, created_at: at, order_id: order, lines }) => (
        <li key={id} className="panel p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="font-semibold">{kindTexts[kind] ? t(kindTexts[kind]) : kind}</span>
            <span className="text-label text-ink-2 tabular-nums">{moment(at, visit.language)}</span>
          </div>
          <p className="text-label text-ink-2">
            <span title={key}>{t(ledgerTexts.entry, { id: String(id) })}</span>
            {order !== null && (
              <>
                {' · '}
                <Link to={paths.adminOrder(order)} className={loneLinkStyle}>
                  {t(orderSearchTexts.order, { id: String(order) })}
                </Link>
              </>
            )}
          </p>
          <dl className="mt-2 grid gap-1 border-t border-line pt-2 tabular-nums">
            {lines.map(({ account, cents }) => (
              <div key={account} className="flex items-baseline justify-between gap-4">
                <dt>
                  <AccountName account={account}>
                    {(name) => (
                      <Link to={officePaths.ledger({ conta: account })} className={loneLinkStyle}>
                        {name}
                      </Link>
                    )}
                  </AccountName>
                </dt>
                <dd className={clsx(cents < 0 && 'text-urucum')}>{money(cents)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
