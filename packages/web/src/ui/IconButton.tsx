import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const looks = {
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  outline: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  tonal: 'border-transparent bg-mata-soft text-on-mata-soft hover:border-mata',
  floating: 'border-line bg-surface text-ink shadow-popover hover:border-line-strong',
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name of the button, shown as its tooltip too. */
  label: string
  look?: keyof typeof looks
  pressed?: boolean
  /** Number in the corner; the label has to say it too. */
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
      className={clsx(
        'transition-quiet relative inline-grid flex-none place-items-center rounded-control border active:translate-y-px disabled:text-line-strong aria-disabled:cursor-default aria-disabled:text-line-strong',
        compact ? 'size-9 pointer-coarse:size-11' : 'size-11',
        looks[look],
        pressed && 'text-urucum [&_svg]:fill-current',
        className,
      )}
    >
      {children}
      {count !== undefined && count > 0 && <CountDot count={count} />}
    </button>
  )
}

/** Sits in the corner of a positioned parent. */
export function CountDot({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute -top-0.5 -right-0.5 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-ipe px-1 text-caption font-bold text-on-ipe tabular-nums before:content-[attr(data-count)]"
      data-count={count > 99 ? '99+' : count}
    />
  )
}
