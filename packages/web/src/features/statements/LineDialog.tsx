import type { Figure } from '@bra/contract/statements.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useEnv } from '../../lib/env.ts'
import { moment } from '../../lib/moment.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'
import { Money } from '../../ui/Money.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorPanel } from '../../ui/states.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { kindText, partTexts } from './kinds.ts'
import { lineQuery } from './statements.data.ts'

interface LineDialogProps {
  storeId: number
  figure: Figure
  line: number
  onClose: () => void
}

/** What a line of the statement is made of: its parts, and what was sold. */
export function LineDialog({ storeId, figure, line, onClose }: LineDialogProps) {
  const t = useText()
  const { language } = useEnv().visit
  const { data, isError, refetch } = useQuery(lineQuery(storeId, figure, line))
  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? t(kindText(data.kind)) : t('finance.what')}
      closeLabel={t('shell.close')}
    >
      {isError && (
        <ErrorPanel title={t('finance.failed')} retryLabel={t('shell.retry')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-64" />}
      {data && (
        <div className="flex flex-col gap-5">
          <p className="text-ink-2 tabular-nums">
            {moment(data.at, language)}
            {data.order_id !== null && data.store_order_id !== null && (
              <>
                {' · '}
                <Link to={paths.storeOrder(storeId, data.store_order_id)} className={loneLinkStyle}>
                  {t('finance.order', { id: data.order_id })}
                </Link>
              </>
            )}
          </p>
          {data.goods.length > 0 && (
            <section aria-labelledby="line-goods">
              <h3 id="line-goods" className="text-h4">
                {t('finance.goods')}
              </h3>
              <ul className="mt-1 divide-y divide-line">
                {data.goods.map((good, at) => (
                  <li key={at} className="flex items-baseline justify-between gap-4 py-2">
                    <span className="min-w-0">
                      {`${good.quantity} × ${good.name}`}
                      <span className="block text-small text-ink-3">{good.variant}</span>
                    </span>
                    <Money cents={good.cents} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Sums>
            {data.parts.map(({ part, cents }) => (
              <Sum key={part} name={t(partTexts[part])}>
                <Money cents={cents} />
              </Sum>
            ))}
            <Sum name={t('finance.total')} isTotal>
              <Money cents={data.cents} />
            </Sum>
          </Sums>
        </div>
      )}
    </Drawer>
  )
}
