import type { ComplaintLine, FairLine, FairRefund } from '@bra/contract/care/complaints.schemas'
import { money } from '@bra/contract/trade/format'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { Sum, Sums } from '../../../../ui/Sums.tsx'
import { parcelTexts } from '../../../orders/orders/parcel-texts.ts'
import { lostOf, percent } from '../complaint-words.ts'
import { proposalTexts } from './proposal-texts.ts'

export function FairSums({ fair, lines }: { fair: FairRefund; lines: ComplaintLine[] }) {
  const t = useText()
  const lineOf = (of: FairLine) => lines.find(({ id }) => id === of.line_id)
  const compared = fair.lines.filter(({ received_condition: received }) => received !== null)
  const whole = fair.lines.filter((line) => !compared.includes(line))
  const freight = fair.cents - fair.lines.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {compared.map((line) => (
        <FairOfLine key={line.line_id} fair={line} line={lineOf(line)} isNamed={lines.length > 1} />
      ))}
      {(whole.length > 0 || freight > 0) && (
        <Sums>
          {whole.map((line) => (
            <Sum key={line.line_id} name={lineOf(line)?.name ?? ''}>
              {money(line.cents)}
            </Sum>
          ))}
          {freight > 0 && <Sum name={t(parcelTexts.freight)}>{money(freight)}</Sum>}
        </Sums>
      )}
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
        <Sum name={t(proposalTexts.paidFor, { condition: sold })}>{money(paid)}</Sum>
        <Sum name={t(proposalTexts.worth, { condition: received ?? '' })}>
          {t(proposalTexts.ofSold, { share: percent(ratio), condition: sold })}
        </Sum>
        <Sum name={t(proposalTexts.difference)}>{`${percent(lostOf(ratio))} × ${money(paid)}`}</Sum>
      </Sums>
      <Evidence fair={fair} line={line} />
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
        ? t(proposalTexts.estimated, range)
        : t(proposalTexts.evidence, {
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
          {t(proposalTexts.seeSales)}
        </Link>
      )}
    </p>
  )
}
