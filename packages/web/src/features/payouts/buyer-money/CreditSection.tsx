import { date } from '@bra/contract/trade/format'
import type { Credit } from '@bra/contract/money/credits.schemas'
import { useText } from '../../../lib/text.tsx'
import { Section } from '../../../ui/Section.tsx'
import { creditTexts } from '../../orders/orders/credit-texts.ts'
import { MoneyRow } from './MoneyRow.tsx'
import { buyerMoneyTexts } from './texts.ts'

export function CreditSection({ credit: { moves } }: { credit: Credit }) {
  const t = useText()
  if (moves.length === 0) return null
  return (
    <Section title={t(creditTexts.yours)} hint={t(buyerMoneyTexts.creditHint)}>
      <ul className="divide-y divide-line">
        {moves.map(({ id, kind, order_id, cents, at }) => (
          <MoneyRow key={id} of={{ order_id, store_order_id: null, store: null }} cents={cents}>
            <p>{t(buyerMoneyTexts[`move_${kind}`], { day: date(at) })}</p>
          </MoneyRow>
        ))}
      </ul>
    </Section>
  )
}
