import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'

interface BreadcrumbProps {
  label: string
  /** Links from the root to the parent, in order; a phone shows only the parent. */
  links: { key: string; link: ReactNode }[]
  current: string
}

export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-label text-ink-3">
      <ol className="flex flex-wrap items-center">
        {links.map(({ key, link }, index) => (
          <li
            key={key}
            className={
              index === links.length - 1
                ? 'inline-flex min-h-11 items-center sm:min-h-8'
                : 'hidden min-h-8 items-center sm:inline-flex'
            }
          >
            <ChevronLeft aria-hidden size={16} strokeWidth={2} className="mr-1 sm:hidden" />
            <span className="[&_a]:inline-block [&_a]:rounded-[3px] [&_a]:py-1 [&_a:hover]:text-ink [&_a:hover]:underline">
              {link}
            </span>
            <span aria-hidden className="mx-2 hidden sm:inline">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="hidden font-semibold text-ink-2 sm:block">
          {current}
        </li>
      </ol>
    </nav>
  )
}
