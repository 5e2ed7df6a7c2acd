import type { Complaint } from '@bra/contract/care/complaints.schemas'
import { date } from '@bra/contract/trade/format'
import { useId } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { Sum, Sums } from '../../../../ui/Sums.tsx'
import { complaintThreadTexts } from './texts.ts'

export function MoneyPanel({ money }: { money: Complaint['money'] }) {
  const t = useText()
  const title = useId()
  const { contested_cents: contested, held_cents: held, released_cents: released, returned_cents: returned } = money
  return (
    <section aria-labelledby={title} className="panel p-4 sm:p-5">
      <h2 id={title} className="mb-3 text-h3">
        {t(complaintThreadTexts.money)}
      </h2>
      <Sums>
        <Sum name={t(complaintThreadTexts.moneyContested)}>
          <Money cents={contested} />
        </Sum>
        {held > 0 && (
          <Sum
            name={
              money.releases_at
                ? t(complaintThreadTexts.moneyHeldUntil, { day: date(money.releases_at) })
                : t(complaintThreadTexts.moneyHeld)
            }
          >
            <Money cents={held} />
          </Sum>
        )}
        <Sum name={t(complaintThreadTexts.moneyReleased)}>
          <Money cents={released} />
        </Sum>
        <Sum name={t(complaintThreadTexts.moneyReturned)}>
          <Money cents={returned} />
        </Sum>
      </Sums>
    </section>
  )
}
