import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** A busy button keeps its width and the focus, and ignores presses. */
  busy?: boolean
  wide?: boolean
}

export function Button({ variant, size, icon, busy, wide, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonStyle(variant, size, wide), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <span className={clsx('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
