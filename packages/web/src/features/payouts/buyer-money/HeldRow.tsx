import { date, money } from '@bra/contract/trade/format'
import type { HeldMoney } from '@bra/contract/payouts/buyer-money.schemas'
import { Link } from 'react-router'
import { complaintPaths } from '../../../lib/complaint-paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { MoneyRow } from './MoneyRow.tsx'
import { buyerMoneyTexts } from './texts.ts'

export function HeldRow({ row }: { row: HeldMoney }) {
  const t = useText()
  const { held_cents: held, paid_cents: paid, contested_cents: contested, complaint_id: complaint } = row
  return (
    <MoneyRow of={row} cents={held}>
      <ReleaseWords row={row} />
      {contested > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="buriti">{t(buyerMoneyTexts.contested, { amount: money(contested) })}</Badge>
          {complaint !== null && (
            <Link to={complaintPaths.one(complaint)} className={loneLinkStyle}>
              {t(buyerMoneyTexts.complaint, { id: String(complaint) })}
            </Link>
          )}
        </p>
      )}
      {held < paid && <Parts row={row} />}
    </MoneyRow>
  )
}

function ReleaseWords({ row: { releases_at: at, unknown, contested_cents: contested } }: { row: HeldMoney }) {
  const t = useText()
  if (at === null) return unknown && <p>{t(buyerMoneyTexts[`unknown_${unknown}`])}</p>
  return <p>{t(contested > 0 ? buyerMoneyTexts.restReleasesAt : buyerMoneyTexts.releasesAt, { day: date(at) })}</p>
}

/** These parts and what is held add up to what was paid. */
function Parts({ row: { paid_cents: paid, released_cents: released, returned_cents: returned } }: { row: HeldMoney }) {
  const t = useText()
  return (
    <Sums className="mt-1">
      <Sum name={t(buyerMoneyTexts.paid)}>
        <Money cents={paid} />
      </Sum>
      {released > 0 && (
        <Sum name={t(buyerMoneyTexts.released)}>
          <Money cents={released} />
        </Sum>
      )}
      {returned > 0 && (
        <Sum name={t(buyerMoneyTexts.returned)}>
          <Money cents={returned} />
        </Sum>
      )}
    </Sums>
  )
}
