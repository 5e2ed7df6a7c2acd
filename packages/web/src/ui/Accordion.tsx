import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccordionItemProps {
  id?: string
  title: ReactNode
  open?: boolean
  /** Items of one name close each other. */
  name?: string
  end?: ReactNode
  /** Told whenever it opens or closes: what is costly to draw may wait until then. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** The browser's own disclosure: works before any script, and find-in-page opens it where the words are. */
export function AccordionItem({ id, title, open, name, end, onToggle, children }: AccordionItemProps) {
  return (
    <details
      id={id}
      open={open}
      name={name}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className="border-b border-line"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-tag py-3 font-semibold hover:text-mata [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span>{title}</span>
          {end && <span className="text-small font-normal text-ink-3">{end}</span>}
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="transition-quiet flex-none text-ink-3 [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-2">{children}</div>
    </details>
  )
}
