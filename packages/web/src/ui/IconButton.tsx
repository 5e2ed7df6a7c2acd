import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const looks = {
  ghost: 'icon-button button-ghost',
  outline: 'icon-button button-outline',
  tonal: 'icon-button button-tonal',
  floating: 'icon-button button-floating',
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** The label is also the tooltip. */
  label: string
  look?: keyof typeof looks
  pressed?: boolean
  /** A number in the corner; the label has to say it too. */
  count?: number
  compact?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { label, look = 'ghost', pressed, count, compact, className, children, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(looks[look], compact && 'icon-button-compact', pressed && 'button-pressed', className)}
    >
      {children}
      {count !== undefined && count > 0 && <CountDot count={count} />}
    </button>
  )
}

/** The dot needs a positioned parent. */
export function CountDot({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute -top-0.5 -right-0.5 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-ipe px-1 text-caption font-bold text-on-ipe tabular-nums before:content-[attr(data-count)]"
      data-count={count > 99 ? '99+' : count}
    />
  )
}
