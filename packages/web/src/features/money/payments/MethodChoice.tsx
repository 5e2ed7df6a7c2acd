import { CreditCard, QrCode } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { ChoiceGroup } from '../../../ui/choices.tsx'
import type { PayChoice } from './pay-choice.ts'
import { payWithTexts } from './pay-with-texts.ts'

type Method = 'pix' | 'card'

interface MethodChoiceProps {
  chosen: PayChoice['method']
  hints: Record<Method, string>
  /** True if a method was needed and none was chosen. */
  isMissing: boolean
  onChoose: (method: Method) => void
}

/** Shows Pix and card with equal weight, side by side where there is room. */
export function MethodChoice({ chosen, hints, isMissing, onChoose }: MethodChoiceProps) {
  const t = useText()
  const tile = { group: useId(), chosen, onChoose }
  return (
    <ChoiceGroup
      className="@container"
      legend={t(payWithTexts.whichMethod)}
      hiddenLegend
      error={isMissing ? t(payWithTexts.chooseMethod) : undefined}
    >
      <div className="grid gap-3 @min-[34rem]:grid-cols-2">
        <Tile {...tile} method="pix" hint={hints.pix} icon={<QrCode aria-hidden size={24} strokeWidth={1.75} />} />
        <Tile
          {...tile}
          method="card"
          hint={hints.card}
          icon={<CreditCard aria-hidden size={24} strokeWidth={1.75} />}
        />
      </div>
    </ChoiceGroup>
  )
}

interface TileProps {
  group: string
  method: Method
  hint: string
  icon: ReactNode
  chosen: PayChoice['method']
  onChoose: (method: Method) => void
}

function Tile({ group, method, hint, icon, chosen, onChoose }: TileProps) {
  const t = useText()
  const hintId = useId()
  return (
    <label className="transition-quiet flex items-start gap-3 rounded-panel border border-line-strong p-4 hover:bg-sunken has-checked:border-mata has-checked:bg-mata-soft has-checked:text-on-mata-soft has-checked:inset-ring has-checked:inset-ring-mata">
      <input
        type="radio"
        name={group}
        className="tick"
        checked={chosen === method}
        aria-describedby={hintId}
        onChange={() => onChoose(method)}
      />
      <span className="min-w-0 flex-1">
        <span className="font-bold">{t(payWithTexts[method])}</span>
        <span id={hintId} className="block text-label opacity-90">
          {hint}
        </span>
      </span>
      {icon}
    </label>
  )
}
