import type { BuyerMoney } from '@bra/contract/payouts/buyer-money.schemas'
import type { Credit } from '@bra/contract/money/credits.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { Section } from '../../../ui/Section.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { creditQuery } from '../../money/credits/credits.data.ts'
import { creditTexts } from '../../orders/orders/credit-texts.ts'
import { CreditSection } from './CreditSection.tsx'
import { ComingRow, GivenRow } from './BackRows.tsx'
import { moneyQuery, useMoneyNews } from './buyer-money.data.ts'
import { HeldRow } from './HeldRow.tsx'
import { buyerMoneyTexts } from './texts.ts'

export function MoneyTab() {
  const t = useText()
  const answer = useQuery(moneyQuery())
  const credit = useQuery(creditQuery)
  useMoneyNews()
  return (
    <Answer to={answer} title={t(buyerMoneyTexts.failed)}>
      {({ money }) => (
        <Answer to={credit} title={t(buyerMoneyTexts.failed)}>
          {({ credit }) => (isEmpty(money, credit) ? <NoMoney /> : <WholeMoney money={money} credit={credit} />)}
        </Answer>
      )}
    </Answer>
  )
}

const isEmpty = ({ held, coming_back, given_back }: BuyerMoney, { moves }: Credit) =>
  held.length + coming_back.length + given_back.length + moves.length === 0

const listStyle = 'divide-y divide-line'

interface WholeMoneyProps {
  money: BuyerMoney
  credit: Credit
}

function WholeMoney({ money, credit }: WholeMoneyProps) {
  const { held, coming_back: coming, given_back: given, ...totals } = money
  const t = useText()
  return (
    <>
      <dl className="mb-5 grid max-w-3xl grid-cols-2 gap-3 max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        <Total name={t(buyerMoneyTexts.held)} cents={totals.held_cents} />
        <Total name={t(buyerMoneyTexts.comingBack)} cents={totals.coming_back_cents} />
        <Total name={t(buyerMoneyTexts.givenBack)} cents={totals.given_back_cents} />
        {credit.moves.length > 0 && <Total name={t(creditTexts.yours)} cents={credit.cents} />}
      </dl>
      {held.length > 0 && (
        <Section title={t(buyerMoneyTexts.held)} hint={t(buyerMoneyTexts.heldHint)}>
          <ul className={listStyle}>
            {held.map((row) => (
              <HeldRow key={row.store_order_id} row={row} />
            ))}
          </ul>
        </Section>
      )}
      {coming.length > 0 && (
        <Section title={t(buyerMoneyTexts.comingBack)} hint={t(buyerMoneyTexts.comingBackHint)}>
          <ul className={listStyle}>
            {coming.map((row, at) => (
              <ComingRow key={at} row={row} />
            ))}
          </ul>
        </Section>
      )}
      {given.length > 0 && (
        <Section title={t(buyerMoneyTexts.givenBack)} hint={t(buyerMoneyTexts.givenBackHint)}>
          <ul className={listStyle}>
            {given.map((row) => (
              <GivenRow key={row.id} row={row} />
            ))}
          </ul>
        </Section>
      )}
      <CreditSection credit={credit} />
    </>
  )
}

function Total({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="panel flex flex-col gap-0.5 p-4">
      <dt className="text-label font-semibold text-ink-2">{name}</dt>
      <dd>
        <Money cents={cents} size="large" />
      </dd>
    </div>
  )
}

function NoMoney() {
  const t = useText()
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/basket.svg"
      title={t(buyerMoneyTexts.none)}
      action={
        <Link to={paths.cards()} className={buttonStyle('solid')}>
          {t(buyerMoneyTexts.explore)}
        </Link>
      }
    >
      {t(buyerMoneyTexts.noneHint)}
    </EmptyState>
  )
}
