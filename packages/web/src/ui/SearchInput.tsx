import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

interface SearchInputProps extends ComponentProps<'input'> {
  label: string
  busy?: boolean
  clearLabel: string
  onClear?: () => void
  children?: ReactNode
}

/** Combobox attributes, value and ref pass through to the input. */
export function SearchInput({ label, busy, clearLabel, onClear, className, children, ...rest }: SearchInputProps) {
  const canClear = onClear && rest.value !== undefined && rest.value !== ''
  return (
    <div className={clsx('relative flex items-center', className)}>
      <span aria-hidden className="pointer-events-none absolute left-3.5 grid text-ink-2">
        {busy ? <Spinner /> : <Search size={20} strokeWidth={1.75} />}
      </span>
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        aria-label={label}
        className="control pr-12 text-ellipsis pl-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {canClear && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className="absolute right-0 grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      )}
      {children}
    </div>
  )
}
