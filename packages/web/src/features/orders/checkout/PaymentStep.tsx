import { CreditCard, QrCode } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { ChoiceGroup } from '../../../ui/choices.tsx'
import { CardChoice } from './CardChoice.tsx'
import type { Choice } from './choice.ts'
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
  const tile = { chosen: choice.method, onChoose: choose }
  return (
    <>
      <ChoiceGroup
        legend={t(checkoutTexts.whichMethod)}
        hiddenLegend
        error={isMissing ? t(checkoutTexts.chooseMethod) : undefined}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <MethodTile {...tile} method="pix" icon={<QrCode aria-hidden size={24} strokeWidth={1.75} />} />
          <MethodTile {...tile} method="card" icon={<CreditCard aria-hidden size={24} strokeWidth={1.75} />} />
        </div>
      </ChoiceGroup>
      {choice.method === 'card' ? (
        <CardChoice {...props} />
      ) : (
        <PayBar act={act} onClick={() => (choice.method ? void act.pay() : setMissing(true))} />
      )}
    </>
  )
}

interface MethodTileProps {
  method: 'pix' | 'card'
  icon: ReactNode
  chosen: Choice['method']
  onChoose: (method: 'pix' | 'card') => void
}

function MethodTile({ method, icon, chosen, onChoose }: MethodTileProps) {
  const t = useText()
  return (
    <label className="transition-quiet flex items-start gap-3 rounded-panel border border-line-strong p-4 hover:bg-sunken has-checked:border-mata has-checked:bg-mata-soft has-checked:text-on-mata-soft has-checked:inset-ring has-checked:inset-ring-mata">
      <input
        type="radio"
        name="method"
        className="tick"
        checked={chosen === method}
        aria-describedby={`${method}-hint`}
        onChange={() => onChoose(method)}
      />
      <span className="min-w-0 flex-1">
        <span className="font-bold">{t(checkoutTexts[method])}</span>
        <span id={`${method}-hint`} className="block text-label opacity-90">
          {t(checkoutTexts[`${method}Hint`])}
        </span>
      </span>
      {icon}
    </label>
  )
}
