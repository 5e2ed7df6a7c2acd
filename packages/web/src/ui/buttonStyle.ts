import { clsx } from 'clsx'

export type ButtonVariant = 'solid' | 'tonal' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  solid: 'border-transparent bg-mata text-on-mata hover:bg-mata-hover',
  tonal: 'border-transparent bg-mata-soft text-on-mata-soft hover:border-mata',
  outline: 'bg-surface text-ink border-line-strong hover:border-ink-2 hover:bg-sunken',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-urucum text-on-urucum hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 pointer-coarse:min-h-11 px-3.5 py-1.5 text-label',
  medium: 'min-h-11 px-4 py-2 text-body',
  large: 'min-h-12 px-6 py-3 text-input',
}

const unavailable =
  'disabled:border-line disabled:bg-sunken disabled:text-ink-3 aria-disabled:cursor-default disabled:hover:opacity-100'

export const buttonStyle = (variant: ButtonVariant = 'solid', size: ButtonSize = 'medium', isWide = false) =>
  clsx(
    'transition-quiet relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-bold no-underline active:translate-y-px',
    variants[variant],
    sizes[size],
    unavailable,
    isWide && 'w-full',
  )
