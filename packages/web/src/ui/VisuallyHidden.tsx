import type { ReactNode } from 'react'

export function VisuallyHidden({ children, live }: { children: ReactNode; live?: boolean }) {
  return (
    <span className="sr-only" role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}

/** The link must be the first Tab stop; `target` is the id of the main region. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-mata px-4 py-3 font-bold text-on-mata focus:translate-y-0"
    >
      {children}
    </a>
  )
}
