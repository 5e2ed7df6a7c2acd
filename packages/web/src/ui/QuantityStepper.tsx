import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { boundedQuantity, quantityAfterKey } from './quantity.ts'

interface QuantityStepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Says why there is no more ("Só há 3 em estoque"), shown once the limit is reached. */
  maxReason: string
  /** True says why as soon as the value stands at the limit, not only once somebody wanted more. */
  saysMax?: boolean
  disabled?: boolean
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max, label, decreaseLabel, increaseLabel, maxReason, saysMax, disabled } = props
  const [draft, setDraft] = useState<string>()
  const [hasHitMax, setHitMax] = useState(false)
  const reasonId = useId()
  const isAtMax = value >= max

  const moveTo = (wanted: number) => {
    const next = boundedQuantity(wanted, { min, max })
    setHitMax(wanted >= max)
    setDraft(undefined)
    if (next !== value) onChange(next)
  }

  const commitDraft = () => {
    if (draft !== undefined) moveTo(draft === '' ? value : Number(draft))
  }

  const stepWithKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commitDraft()
    if (event.key === 'Escape') return setDraft(undefined)
    if (event.key === 'ArrowUp' && isAtMax) setHitMax(true)
    const next = quantityAfterKey(event.key, Number(draft ?? value), { min, max })
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }

  return (
    <span className="inline-flex flex-col items-start gap-1">
      <span
        className={clsx(
          'inline-flex items-center rounded-control border bg-surface',
          disabled ? 'border-line' : 'border-line-strong',
        )}
      >
        <StepButton label={decreaseLabel} disabled={disabled || value <= min} onPress={() => moveTo(value - 1)}>
          <Minus aria-hidden size={16} strokeWidth={2} />
        </StepButton>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={reasonId}
          disabled={disabled}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
          onFocus={(event) => event.target.select()}
          onBlur={commitDraft}
          onKeyDown={stepWithKeys}
          className="h-9 w-9 rounded-[6px] bg-transparent text-center text-body font-semibold tabular-nums pointer-coarse:h-11 pointer-coarse:text-input"
        />
        <StepButton label={increaseLabel} disabled={disabled || isAtMax} onPress={() => moveTo(value + 1)}>
          <Plus aria-hidden size={16} strokeWidth={2} />
        </StepButton>
      </span>
      <span id={reasonId} role="status" className="text-caption text-ink-3 empty:hidden">
        {isAtMax && (hasHitMax || saysMax) ? maxReason : ''}
      </span>
    </span>
  )
}

interface StepButtonProps {
  label: string
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** No Tab stop, because the field itself takes the arrows. */
function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid h-9 w-8 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink disabled:bg-transparent disabled:text-line-strong pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}
