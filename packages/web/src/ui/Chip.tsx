import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export const chipStyle = (isActive = false) =>
  clsx(
    'transition-quiet inline-flex min-h-9 flex-none items-center gap-2 rounded-control border px-3 text-label font-semibold whitespace-nowrap pointer-coarse:min-h-11',
    isActive
      ? 'border-mata bg-mata-soft text-on-mata-soft'
      : 'border-line bg-surface text-ink-2 hover:border-line-strong hover:text-ink disabled:bg-sunken disabled:text-ink-3',
  )

interface FilterChipProps extends ComponentProps<'button'> {
  pressed?: boolean
  icon?: ReactNode
  /** Number of rows that the filter would leave; zero is shown, and the owner disables the chip. */
  count?: number
}

export function FilterChip({ pressed, icon, count, className, children, ...rest }: FilterChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={clsx(chipStyle(pressed), className)}>
      {pressed ? <Check aria-hidden size={16} strokeWidth={2} /> : icon}
      <span>
        {children}
        {count !== undefined && <span className="tabular-nums"> {count}</span>}
      </span>
    </button>
  )
}

interface AppliedChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: string
  removeLabel: string
}

export function AppliedChip({ children, removeLabel, className, ...rest }: AppliedChipProps) {
  return (
    <button type="button" {...rest} aria-label={removeLabel} className={clsx(chipStyle(true), 'pr-2', className)}>
      {children}
      <X aria-hidden size={16} strokeWidth={2} />
    </button>
  )
}
