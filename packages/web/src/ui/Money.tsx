import { money } from '@bra/contract/trade/format'
import { clsx } from 'clsx'

const sizes = {
  inherit: '',
  label: 'text-label font-semibold',
  body: 'text-body font-bold',
  large: 'title text-h3',
  display: 'title text-h1',
}

interface MoneyProps {
  cents: number | null | undefined
  size?: keyof typeof sizes
  /** If it is set, the price is struck through, and screen readers hear this word ("Antes"). */
  struckLabel?: string
  className?: string
}

/** Shows nothing without an amount. */
export function Money({ cents, size = 'inherit', struckLabel, className }: MoneyProps) {
  const text = money(cents)
  if (!text) return null

  const look = clsx('whitespace-nowrap tabular-nums', sizes[size], className)
  if (!struckLabel) return <span className={look}>{text}</span>
  return (
    <s className={clsx(look, 'text-ink-3')}>
      <span className="sr-only">{struckLabel} </span>
      {text}
    </s>
  )
}
