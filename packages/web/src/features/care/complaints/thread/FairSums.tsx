import type { ComplaintLine, FairLine, FairRefund } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { Sum, Sums } from '../../../../ui/Sums.tsx'
import { lostOf, percent } from '../complaint-words.ts'

/** The arithmetic of the calculated refund, and the sales that it rests on. */
export function FairSums({ fair, lines }: { fair: FairRefund; lines: ComplaintLine[] }) {
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {fair.lines.map((line) => (
        <FairOfLine
          key={line.line_id}
          fair={line}
          line={lines.find(({ id }) => id === line.line_id)}
          isNamed={lines.length > 1}
        />
      ))}
    </div>
  )
}

interface FairOfLineProps {
  fair: FairLine
  line: ComplaintLine | undefined
  isNamed: boolean
}

function FairOfLine({ fair, line, isNamed }: FairOfLineProps) {
  const t = useText()
  const { sold_condition: sold, received_condition: received, ratio, paid_cents: paid } = fair
  return (
    <div className="grid gap-2">
      {isNamed && line && <p className="font-semibold">{line.name}</p>}
      <Sums>
        <Sum name={t('complaints.paidFor', { condition: sold })}>{money(paid)}</Sum>
        {received && (
          <Sum name={t('complaints.worth', { condition: received })}>
            {t('complaints.ofSold', { share: percent(ratio), condition: sold })}
          </Sum>
        )}
        <Sum name={t('complaints.difference')}>{`${percent(lostOf(ratio))} × ${money(paid)}`}</Sum>
      </Sums>
      {received && <Evidence fair={fair} line={line} />}
    </div>
  )
}

function Evidence({ fair, line }: Pick<FairOfLineProps, 'fair' | 'line'>) {
  const t = useText()
  const { window_days: days, sold_sales: soldSales, received_sales: receivedSales } = fair
  const range = { low: percent(fair.low_ratio), high: percent(fair.high_ratio) }
  return (
    <p className="text-label text-ink-2">
      {fair.estimated || days === null
        ? t('complaints.estimated', range)
        : t('complaints.evidence', {
            ...range,
            sales: String(soldSales + receivedSales),
            days: String(days),
            soldSales: String(soldSales),
            receivedSales: String(receivedSales),
            sold: fair.sold_condition,
            received: fair.received_condition ?? '',
          })}{' '}
      {line && (
        <Link to={`${paths.product({ id: line.product_id, name: line.name })}#historico`} className={loneLinkStyle}>
          {t('complaints.seeSales')}
        </Link>
      )}
    </p>
  )
}
