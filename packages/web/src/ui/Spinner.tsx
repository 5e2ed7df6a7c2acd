import { clsx } from 'clsx'

interface SpinnerProps {
  /** Screen readers announce the label politely; without it the spinner is decoration beside a text. */
  label?: string
  className?: string
}

export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-grid">
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        className={clsx('spin', className)}
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
