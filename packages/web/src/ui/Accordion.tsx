import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccordionItemProps {
  id?: string
  title: ReactNode
  open?: boolean
  /** Opening an item closes the others with this name. */
  name?: string
  end?: ReactNode
  /** Called when it opens or closes, so that costly content can be drawn late. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Native `details` work before any script, and find-in-page opens them. */
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
