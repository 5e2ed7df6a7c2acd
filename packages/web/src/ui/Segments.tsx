import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'

interface SegmentsProps<T extends string> {
  legend: string
  options: { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** Exactly one of the choices is on; the arrow keys walk among them. */
export function Segments<T extends string>({ legend, options, value, onChange }: SegmentsProps<T>) {
  const name = useId()
  // The owner may need a moment to follow, and the choice must not jump back meanwhile.
  const [pressed, setPressed] = useState<{ to: T; from: T } | null>(null)
  const shown = pressed?.from === value ? pressed.to : value
  const choose = (to: T) => {
    setPressed({ to, from: value })
    onChange(to)
  }
  return (
    <fieldset className="inline-flex max-w-full min-w-0 rounded-control border border-line bg-surface">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'relative inline-flex min-h-7 cursor-pointer items-center rounded-[9px] px-2.5 text-small font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus',
            option.value === shown ? 'bg-mata-soft text-on-mata-soft' : 'text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
            className="absolute inset-x-0 -inset-y-2 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
