import { clsx } from 'clsx'

interface LogoProps {
  /** With `tileOnly` only screen readers get the name. */
  name: string
  tileOnly?: boolean
  className?: string
}

export function Logo({ name, tileOnly, className }: LogoProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <svg
        viewBox="0 0 32 32"
        className="size-8 flex-none rounded-[9px] bg-mata text-ipe"
        role={tileOnly ? 'img' : undefined}
        aria-label={tileOnly ? name : undefined}
        aria-hidden={tileOnly ? undefined : true}
      >
        <path fill="currentColor" d="M0 0h16a16 16 0 0 1-16 16zM32 32H16a16 16 0 0 1 16-16z" />
      </svg>
      {!tileOnly && <span className="title text-h2 tracking-[-0.02em] whitespace-nowrap">{name}</span>}
    </span>
  )
}
