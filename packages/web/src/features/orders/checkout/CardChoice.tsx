import { MOST_CARDS } from '@bra/contract/money/payments'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { Failed } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { firstCard } from '../../money/payments/pay-choice.ts'
import { cardsQuery } from '../../money/payments/payments.data.ts'
import { SavedCardChoice } from '../../money/payments/SavedCardChoice.tsx'
import { allowedParts, type Choice, partsOf, partsText } from './choice.ts'
import { PayBar } from './PayBar.tsx'
import type { PaymentStepProps } from './payment-step.ts'
import { checkoutTexts } from './texts.ts'

const CardForm = partOfBrowser(async () => (await import('../../money/payments/CardForm.tsx')).CardForm)

export function CardChoice({ cards: known, choice, card, total, onChoose, act }: PaymentStepProps) {
  const answer = useQuery(cardsQuery)
  if (!known) return answer.error ? <Failed of={answer} className="mt-4" /> : <Skeleton className="mt-4 h-80 w-full" />
  const { cards, pagarme_data: rule } = known
  const cardId = choice.cardId ?? firstCard(cards)
  const choose = (changed: Partial<Choice>) => onChoose({ ...choice, ...changed })
  const parts = partsOf(total, rule)
  const installments = (
    <Installments
      total={total}
      parts={parts}
      chosen={choice.installments}
      onChoose={(n) => choose({ installments: n })}
    />
  )
  return (
    <div className="mt-5">
      {cards.length > 0 && <SavedCardChoice cards={cards} chosen={cardId} onChoose={(id) => choose({ cardId: id })} />}
      {cardId === 'new' ? (
        <Suspense fallback={<Skeleton className="mt-4 h-80 w-full" />}>
          <CardForm
            form={card}
            canKeep={cards.length < MOST_CARDS}
            onDone={act.pay}
            foot={<PayBar act={act} type="submit" />}
          >
            {installments}
          </CardForm>
        </Suspense>
      ) : (
        <>
          <div className="mt-4 max-w-xl">{installments}</div>
          <PayBar act={act} onClick={() => void act.pay()} />
        </>
      )}
    </div>
  )
}

interface InstallmentsProps {
  total: number
  parts: number[]
  chosen: number
  onChoose: (parts: number) => void
}

function Installments({ total, parts, chosen, onChoose }: InstallmentsProps) {
  const t = useText()
  return (
    <Select
      label={t(checkoutTexts.installments)}
      value={allowedParts(chosen, parts)}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {parts.map((count) => (
        <option key={count} value={count}>
          {partsText(t, total, count)}
        </option>
      ))}
    </Select>
  )
}
