import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { storefrontTexts } from './texts.ts'

interface FreeProgressProps {
  /** Cents of goods missing for free freight; 0 if it is free, null without a rule. */
  missing: number | null
  goods: number
  isBegun: boolean
}

export function FreeProgress({ missing, goods, isBegun }: FreeProgressProps) {
  const t = useText()
  if (missing === null) return null
  if (missing === 0) return <p className="font-semibold text-mata">{t(storefrontTexts.free)}</p>
  if (!isBegun) return <p className="text-label">{t(storefrontTexts.freeFrom, { price: money(missing) })}</p>
  const whole = goods + missing
  return (
    <div>
      <p className="text-label">
        <b>{t(storefrontTexts.missingForFree, { price: money(missing) })}</b> {t(storefrontTexts.toFree)}
      </p>
      <ProgressBar share={goods / whole} className="mt-2 h-2 rounded-full" />
      <p aria-hidden className="mt-1 flex justify-between text-small text-ink-2">
        <Money cents={goods} />
        <Money cents={whole} />
      </p>
    </div>
  )
}

/** The bar is hidden from screen readers, because the words beside it say the same. */
export const ProgressBar = ({ share, className }: { share: number; className: string }) => (
  <span aria-hidden className={`block overflow-hidden bg-sunken ${className}`}>
    <span
      className="block h-full origin-left bg-mata transition-transform duration-200"
      style={{ transform: `scaleX(${share})` }}
    />
  </span>
)
