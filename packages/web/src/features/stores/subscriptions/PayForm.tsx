import type { PayWith } from '@bra/contract/money/payments.schemas'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Failed } from '../../../lib/Answer.tsx'
import { SubmitButton } from '../../../lib/form-fields.tsx'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CardRejected } from '../../money/payments/card-token.ts'
import { MethodChoice } from '../../money/payments/MethodChoice.tsx'
import { firstCard, payWithOf } from '../../money/payments/pay-choice.ts'
import { PayerFields } from '../../money/payments/PayerFields.tsx'
import { cardsQuery } from '../../money/payments/payments.data.ts'
import { SavedCardChoice } from '../../money/payments/SavedCardChoice.tsx'
import { markFaults } from '../../money/payments/useCardForm.ts'
import { changeTexts } from './change-texts.ts'
import { PayTrouble } from './PayTrouble.tsx'
import type { Paying } from './usePaying.ts'

const CardForm = partOfBrowser(async () => (await import('../../money/payments/CardForm.tsx')).CardForm)

interface PayFormProps {
  paying: Paying
  /** Returns the words of the button for the chosen method. */
  label: (method: Paying['choice']['method']) => string
  pay: (by: PayWith) => Promise<unknown>
  /** Only a card is asked for, as where a plan gets another card. */
  isCardOnly?: boolean
}

/** Asks how to pay and pays; a new card goes to the provider, and only its token to us. */
export function PayForm({ paying, label, pay, isCardOnly }: PayFormProps) {
  const t = useText()
  const { choice, choose, card } = paying
  const { data: known } = useQuery(cardsQuery)
  const [isMissing, setMissing] = useState(false)
  const sending = useMutation({
    mutationFn: async () => pay(await payWithOf(choice, card, known)),
    onError: (error) => {
      if (error instanceof CardRejected) markFaults(card, error.faults, t)
    },
  })
  // The trouble is shown above the button, so the press ends without an error.
  const send = async () => sending.mutateAsync().catch(() => undefined)
  const press = () => (choice.method ? void send() : setMissing(true))
  const trouble = <PayTrouble error={sending.error} />
  const text = label(choice.method)
  return (
    <div className="grid gap-4">
      <PayerFields onSaved={() => sending.reset()} />
      {!isCardOnly && (
        <MethodChoice
          chosen={choice.method}
          hints={{ pix: t(changeTexts.pixHint), card: t(changeTexts.cardHint) }}
          isMissing={isMissing && choice.method === null}
          onChoose={(method) => choose({ ...choice, method })}
        />
      )}
      {choice.method === 'card' ? (
        <CardPart paying={paying} pay={send} text={text} isSending={sending.isPending}>
          {trouble}
        </CardPart>
      ) : (
        <>
          {trouble}
          <Button wide busy={sending.isPending} onClick={press}>
            {text}
          </Button>
        </>
      )}
    </div>
  )
}

interface CardPartProps {
  paying: Paying
  pay: () => Promise<unknown>
  text: string
  isSending: boolean
  children: ReactNode
}

function CardPart({ paying: { choice, choose, card }, pay, text, isSending, children }: CardPartProps) {
  const t = useText()
  const answer = useQuery(cardsQuery)
  if (!answer.data) return answer.error ? <Failed of={answer} /> : <Skeleton className="h-80 w-full" />
  const { cards } = answer.data
  const cardId = choice.cardId ?? firstCard(cards)
  return (
    <div className="grid gap-4">
      {cards.length > 0 && (
        <SavedCardChoice cards={cards} chosen={cardId} onChoose={(id) => choose({ ...choice, cardId: id })} />
      )}
      {cardId === 'new' ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <CardForm
            form={card}
            canKeep={false}
            onDone={pay}
            foot={
              <SubmitButton wide className="mt-4">
                {text}
              </SubmitButton>
            }
          >
            <p className="text-label text-ink-2">{t(changeTexts.cardIsKept)}</p>
            {children}
          </CardForm>
        </Suspense>
      ) : (
        <>
          {children}
          <Button wide busy={isSending} onClick={() => void pay()}>
            {text}
          </Button>
        </>
      )}
    </div>
  )
}
