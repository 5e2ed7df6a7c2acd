import type { Reply } from '@bra/contract/kit/api'
import type { statements } from '@bra/contract/payouts/statements'
import type { Figure } from '@bra/contract/payouts/statements.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { variantWords } from '../../catalogue/variants/variant-words.ts'
import { Drawer } from '../../../ui/Dialog.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { cashOutTexts } from '../withdrawals/texts.ts'
import { kindText, partTexts } from './kinds.ts'
import { lineQuery } from './statements.data.ts'
import { statementTexts } from './texts.ts'

interface LineDialogProps {
  storeId: number
  figure: Figure
  line: number
  onClose: () => void
}

export function LineDialog({ storeId, figure, line, onClose }: LineDialogProps) {
  const t = useText()
  const answer = useQuery(lineQuery(storeId, figure, line))
  return (
    <Drawer
      open
      onClose={onClose}
      title={answer.data ? t(kindText(answer.data.kind)) : t(statementTexts.what)}
      closeLabel={t(siteTexts.close)}
    >
      <Answer to={answer} title={t(statementTexts.failed)} room="h-64">
        {(whole) => <WholeLine storeId={storeId} line={whole} onClose={onClose} />}
      </Answer>
    </Drawer>
  )
}

interface WholeLineProps extends Pick<LineDialogProps, 'storeId' | 'onClose'> {
  line: Reply<typeof statements.line>
}

function WholeLine({ storeId, line, onClose }: WholeLineProps) {
  const t = useText()
  const { language } = useEnv().visit
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2 tabular-nums">
        {moment(line.at, language)}
        {line.order_id !== null && line.store_order_id !== null && (
          <>
            {' · '}
            <Link to={paths.storeOrder(storeId, line.store_order_id)} className={loneLinkStyle}>
              {t(statementTexts.order, { id: line.order_id })}
            </Link>
          </>
        )}
        {line.withdrawal_id !== null && (
          <>
            {' · '}
            <WithdrawalLink id={line.withdrawal_id} onClose={onClose} />
          </>
        )}
      </p>
      {line.goods.length > 0 && (
        <section aria-labelledby="line-goods">
          <h3 id="line-goods" className="text-h4">
            {t(statementTexts.goods)}
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {line.goods.map((good, at) => (
              <li key={at} className="flex items-baseline justify-between gap-4 py-2">
                <span className="min-w-0">
                  {`${good.quantity} × ${good.name}`}
                  <span className="block text-small text-ink-3">{variantWords(t, good).join(', ')}</span>
                </span>
                <Money cents={good.cents} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Sums>
        {line.parts.map(({ part, cents }) => (
          <Sum key={part} name={t(partTexts[part])}>
            <Money cents={cents} />
          </Sum>
        ))}
        <Sum name={t(statementTexts.total)} isTotal>
          <Money cents={line.cents} />
        </Sum>
      </Sums>
    </div>
  )
}

/** Links to the withdrawal on this page, or to the list that has the older ones. */
function WithdrawalLink({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  return (
    <a
      href={`#withdrawal-${id}`}
      className={loneLinkStyle}
      onClick={({ currentTarget: link }) => {
        if (!document.getElementById(link.hash.slice(1))) link.hash = 'withdrawals'
        onClose()
      }}
    >
      {t(cashOutTexts.withdrawal, { id: String(id) })}
    </a>
  )
}
