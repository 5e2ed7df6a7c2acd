import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { MethodChoice } from '../../money/payments/MethodChoice.tsx'
import { CardChoice } from './CardChoice.tsx'
import { PayBar } from './PayBar.tsx'
import type { PaymentStepProps } from './payment-step.ts'
import { checkoutTexts } from './texts.ts'

/** Shows Pix and card side by side with equal weight, and pays. */
export function PaymentStep(props: PaymentStepProps) {
  const t = useText()
  const { choice, onChoose, act } = props
  const [isMissing, setMissing] = useState(false)
  const choose = (method: 'pix' | 'card') => {
    setMissing(false)
    onChoose({ ...choice, method })
  }
  return (
    <>
      <MethodChoice
        chosen={choice.method}
        hints={{ pix: t(checkoutTexts.pixHint), card: t(checkoutTexts.cardHint) }}
        isMissing={isMissing}
        onChoose={choose}
      />
      {choice.method === 'card' ? (
        <CardChoice {...props} />
      ) : (
        <PayBar act={act} onClick={() => (choice.method ? void act.pay() : setMissing(true))} />
      )}
    </>
  )
}
